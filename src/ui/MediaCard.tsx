import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './MediaCard.module.css';
import { cx } from './cx';
import { Skeleton, SkeletonText } from './Skeleton';

interface MediaCardProps {
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  level?: 2 | 3;
  to: To;
  title: string;
  /** Who wrote or teaches it. */
  by: string;
  /** A second line of the kind "Biology · Form II". */
  about?: string;
  cover: ReactNode;
  /** Price and size, on one line. */
  children?: ReactNode;
}

/** A thing one can open: cover, title, person, price and size. The title's link covers the whole card. */
export function MediaCard({ to, title, by, about, cover, children, level = 3 }: MediaCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      {cover}
      <div className={cx(styles.words, about !== undefined && styles.about)}>
        <Heading className={styles.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className={styles.by}>{by}</p>
        {about && <p className={styles.by}>{about}</p>}
      </div>
      {children && <div className={styles.foot}>{children}</div>}
    </article>
  );
}

/** `about`: of a card that has that line. */
export function MediaCardSkeleton({ about = false }: { about?: boolean }) {
  return (
    <div className={styles.card}>
      <Skeleton cover />
      <div className={cx(styles.words, about && styles.about)}>
        <div className={styles.title}>
          <SkeletonText lines={2} lineHeight="1.375rem" />
        </div>
        <SkeletonText lines={about ? 2 : 1} lineHeight="var(--lh-xs)" />
      </div>
      <div className={styles.foot}>
        <Skeleton width="60%" height=".75rem" />
      </div>
    </div>
  );
}

/** A row of cards that runs off the edge of a phone's screen and fits a wide one. */
export function Shelf({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.shelf} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
