import type { ReactNode } from 'react';
import styles from './EbookGrid.module.css';

/** Two cards in a row on a phone, four on a tablet, six on a desk. */
export function EbookGrid({ children }: { children: ReactNode }) {
  return <div className={`grid ${styles.grid}`}>{children}</div>;
}
