import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** Search and filters over a list: a search that takes the room, selects beside or below it. */
export function FilterBar({ search, children }: { search: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      {children && <div className={styles.filters}>{children}</div>}
    </div>
  );
}
