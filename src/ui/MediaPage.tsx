import type { ReactNode } from 'react';
import styles from './MediaPage.module.css';
import { Skeleton, SkeletonText } from './Skeleton';

interface MediaPageProps {
  cover: ReactNode;
  head: ReactNode;
  offer: ReactNode;
  description: string;
  facts?: ReactNode;
  /** Under the description. */
  children?: ReactNode;
}

/** A book, an audio or a playlist: its cover beside its words and what can be done with it, as the screen has room. */
export function MediaPage({ cover, head, offer, description, facts, children }: MediaPageProps) {
  return (
    <article className={styles.detail}>
      <div className={styles.cover}>{cover}</div>
      <header className={`stack tight ${styles.head}`}>{head}</header>
      <div className={`panel stack ${styles.offer}`}>{offer}</div>
      <div className={`stack ${styles.text}`}>
        {description && <p className={`lead ${styles.description}`}>{description}</p>}
        {children}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
    </article>
  );
}

interface MediaPriceProps {
  /** With its currency, or Free. */
  price: string;
  /** Length and size. */
  children?: ReactNode;
}

/** The first line of an offer. */
export const MediaPrice = ({ price, children }: MediaPriceProps) => (
  <p className={styles.priceLine}>
    <span className={styles.price}>{price}</span>
    {children}
  </p>
);

interface MediaPageSkeletonProps {
  buttons: number;
  lines: number;
}

export function MediaPageSkeleton({ buttons, lines }: MediaPageSkeletonProps) {
  return (
    <div className={styles.detail}>
      <div className={styles.cover}>
        <Skeleton cover />
      </div>
      <div className={`stack tight ${styles.head}`}>
        <SkeletonText lineHeight="var(--lh-sm)" />
        <SkeletonText lines={2} lineHeight="2.375rem" />
        <SkeletonText />
      </div>
      <div className={`panel stack ${styles.offer}`}>
        <Skeleton height="2.25rem" width="50%" />
        {Array.from({ length: buttons }, (_, button) => (
          <Skeleton key={button} height="3rem" />
        ))}
      </div>
      <div className={styles.text}>
        <SkeletonText lines={lines} lineHeight="var(--lh-lg)" />
      </div>
      <div className={styles.facts}>
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
