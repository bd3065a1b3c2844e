import { useState } from 'react';
import { clothOf } from './cloths';
import styles from './Cover.module.css';
import { cx } from './cx';

interface CoverProps {
  subject: string;
  /** The second line of a cover made of cloth: a form level. */
  form?: string;
  /** A real cover; without one, or when it fails, the subject's cloth stands in the same frame. */
  src?: string | null | undefined;
  /** A thumbnail in a table: no words. */
  tiny?: boolean;
  /** In the first screen: fetched at once instead of when it comes near. */
  eager?: boolean;
}

/** Decorative: the title always stands beside it. */
export function Cover({ subject, form, src, tiny = false, eager = false }: CoverProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const cloth = clothOf(subject);
  const hasCover = Boolean(src) && src !== failedSrc;
  return (
    <span
      className={cx(styles.cover, cloth.isLight && styles.light, tiny && styles.tiny)}
      style={{ background: hasCover ? undefined : cloth.ground }}
      aria-hidden="true"
    >
      {hasCover && src ? (
        <img
          src={src}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <>
          <img src={`/cloths.svg#${cloth.view}`} alt="" width={300} height={400} decoding="async" />
          {!tiny && <Saying subject={subject} form={form} />}
        </>
      )}
    </span>
  );
}

function Saying({ subject, form }: { subject: string; form: string | undefined }) {
  return (
    <b className={cx(styles.jina, sizeOf(subject))}>
      {subject}
      {form && <small>{form}</small>}
    </b>
  );
}

/** Sized for the widest font that a phone may have. */
function sizeOf(subject: string) {
  if (subject.length > 12) return styles.longest;
  return subject.length > 9 ? styles.long : undefined;
}
