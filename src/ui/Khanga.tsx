import { cx } from './cx';
import styles from './Khanga.module.css';

interface KhangaProps {
  /** The saying on the cloth, in Swahili. */
  saying: string;
  /** What the cloth and its saying are, for those who do not see it. */
  label: string;
}

/** The one hung cloth: hero and sign-in, where there is room; a phone does not fetch it. */
export function Khanga({ saying, label }: KhangaProps) {
  return (
    <div className={styles.cloth} role="img" aria-label={label}>
      <img src="/khanga.svg" alt="" width={480} height={384} loading="lazy" decoding="async" />
      <b
        className={cx('jina', styles.saying, saying.length > 16 && styles.long)}
        lang="sw"
        aria-hidden="true"
      >
        {saying}
      </b>
    </div>
  );
}
