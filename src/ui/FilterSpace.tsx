import type { ReactNode } from 'react';
import styles from './FilterSpace.module.css';
import { Skeleton } from './Skeleton';

/** Where the filters of a public list stand, as tall before they are there: so the first cards stand where they will stay. */
export const FilterSpace = ({ children }: { children?: ReactNode }) => (
  <div className={styles.filterSpace}>{children ?? <Skeleton height="3rem" />}</div>
);
