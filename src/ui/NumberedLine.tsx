import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NumberedLine.module.css';

interface NumberedLineProps {
  number: number;
  to?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A chapter or a clip in its list: a link or a button where it can be opened. */
export function NumberedLine({ number, to, onClick, children }: NumberedLineProps) {
  const line = (
    <>
      <span className={styles.number}>{number}</span>
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <Link className={styles.line} to={to}>
        {line}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className={styles.line} onClick={onClick}>
        {line}
      </button>
    );
  return <div className={styles.line}>{line}</div>;
}
