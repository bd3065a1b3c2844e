import styles from './Khanga.module.css';

interface KhangaProps {
  /** The saying on the cloth, in Swahili. */
  saying: string;
  /** What the cloth and its saying are, for those who do not see it. */
  label: string;
}

/** The one hung cloth: hero and sign-in, where there is room; a phone does not fetch it. */
export function Khanga({ saying, label }: KhangaProps) {
  // The plaque takes about 18 letters; the length is fixed so that any device's font fits it.
  const length = Math.min(192, saying.length * 11.5);
  return (
    <div className={styles.cloth} role="img" aria-label={label}>
      <img src="/khanga.svg" alt="" width={480} height={384} loading="lazy" decoding="async" />
      <svg className={styles.saying} viewBox="0 0 208 40" lang="sw" aria-hidden="true">
        <text x="104" y="27" textAnchor="middle" textLength={length} lengthAdjust="spacingAndGlyphs">
          {saying.toUpperCase()}
        </text>
      </svg>
    </div>
  );
}
