import { useState } from 'react';
import { clothOf } from './cloths';
import { cx } from './cx';
import styles from './Poster.module.css';

interface PosterProps {
  /** What it teaches: gives the dye, and the words where there is no picture. */
  subject: string;
  src?: string | null | undefined;
  /** In the first screen: fetched at once instead of when it comes near. */
  eager?: boolean;
}

/** The wide picture of a course. Decorative: the title always stands beside it. */
export function Poster({ subject, src, eager = false }: PosterProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { ground, isLight } = clothOf(subject);
  const hasPicture = Boolean(src) && src !== failedSrc;
  return (
    <span
      className={cx(styles.poster, isLight && styles.light)}
      style={{ background: hasPicture ? undefined : ground }}
      aria-hidden="true"
    >
      {hasPicture && src ? (
        <img
          src={src}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <b className={subject.length > 12 ? styles.long : undefined}>{subject}</b>
      )}
    </span>
  );
}
