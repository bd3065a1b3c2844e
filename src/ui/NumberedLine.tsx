import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NumberedLine.module.css';

interface NumberedLineProps {
  /** A mark may stand in its place. */
  number: ReactNode;
  to?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Where the reader is. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A chapter or a clip in its list: a link or a button where it can be opened. */
export function NumberedLine({ number, to, onClick, isCurrent = false, children }: NumberedLineProps) {
  const line = (
    <>
      <span className={styles.number}>{number}</span>
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <Link className={styles.line} to={to} aria-current={isCurrent ? 'page' : undefined}>
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
