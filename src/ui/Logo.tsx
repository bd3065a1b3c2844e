import { Link } from 'react-router-dom';
import { cx } from './cx';
import styles from './Logo.module.css';

interface LogoProps {
  /** Sand pages on a green ground. */
  onBrand?: boolean;
  /** The mark alone, for a narrow sidebar. */
  markOnly?: boolean;
}

/** An open book holding one diamond; leads home. */
export function Logo({ onBrand = false, markOnly = false }: LogoProps) {
  return (
    <Link to="/" className={cx(styles.logo, onBrand && styles.onBrand)} aria-label="Somo">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.pages} d="M2 11.5 15 18v12L2 23.5zM30 11.5 17 18v12l13-6.5z" />
        <path className={styles.diamond} d="M16 1.5 23.5 8.5 16 15.5 8.5 8.5z" />
      </svg>
      {!markOnly && (
        <svg className={styles.word} viewBox="0 0 99 24" aria-hidden="true">
          <path d="M15.6 7.6C14.7 4.7 12.4 3.5 9.6 3.5 6.2 3.5 3.9 5.2 3.9 7.7c0 6 12.4 2.6 12.4 8.6 0 2.6-2.6 4.2-6.3 4.2-3.4 0-6-1.4-6.9-4.6" />
          <circle cx="31" cy="12" r="8.5" />
          <path d="M48 23V9.5a6 6 0 0 1 12 0V23M60 9.5a6 6 0 0 1 12 0V23" />
          <circle cx="87.5" cy="12" r="8.5" />
        </svg>
      )}
    </Link>
  );
}
