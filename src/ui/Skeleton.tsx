import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx';
import styles from './Skeleton.module.css';
import { t } from './text';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** A cover's frame: 3 to 4, height by its width. */
  cover?: boolean;
  /** A poster's: 16 to 9. */
  poster?: boolean;
}

/** One grey block of the size of what will stand here. */
export function Skeleton({ width = '100%', height, cover = false, poster = false }: SkeletonProps) {
  const frame = cx(styles.block, cover && styles.cover, poster && styles.poster);
  return <span className={frame} style={{ width, height }} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({
  lines = 1,
  lineHeight = 'var(--lh-md)',
}: {
  lines?: number;
  lineHeight?: string;
}) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ height: lineHeight }}>
          <Skeleton width={line === lines - 1 ? '60%' : '100%'} height="62%" />
        </span>
      ))}
    </span>
  );
}

/** A field with its label above. */
export function FieldSkeleton({ height = '3rem' }: { height?: string }) {
  return (
    <div className={styles.field}>
      <Skeleton width="6rem" height="var(--lh-sm)" />
      <Skeleton height={height} />
    </div>
  );
}

/** Around a group of blocks: says once that something loads, hides the blocks from screen readers. */
export function Loading({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="srOnly" role="status">
        {label ?? t('Loading...')}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
