import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

/** A page that only says one thing. */
export function StatePage({ children }: { children: ReactNode }) {
  return <div className={`wrap page ${styles.page}`}>{children}</div>;
}
