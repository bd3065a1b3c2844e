import styles from './Pindo.module.css';

/** The khanga's border: closes a block, at most once on a screen. */
export function Pindo() {
  return <div className={styles.pindo} aria-hidden="true" />;
}

/** The plain thread that begins the footer. */
export function Thread() {
  return <div className={styles.thread} aria-hidden="true" />;
}
