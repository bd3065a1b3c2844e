import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  id?: string;
  /** The way to all of it, at the right. */
  children?: ReactNode;
}

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
