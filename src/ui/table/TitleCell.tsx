import type { ReactNode } from 'react';
import styles from './TitleCell.module.css';

interface TitleCellProps {
  /** In its tiny form. */
  cover: ReactNode;
  title: string;
  /** Badges, if any. */
  children?: ReactNode;
}

/** What a record is called in a table of the back office, beside its picture. */
export const TitleCell = ({ cover, title, children }: TitleCellProps) => (
  <span className={styles.title}>
    <span className={styles.cover}>{cover}</span>
    <span className={styles.words}>
      {title}
      {children && <span className={styles.badges}>{children}</span>}
    </span>
  </span>
);
