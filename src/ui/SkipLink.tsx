import styles from './SkipLink.module.css';
import { t } from './text';

/** First on every page: past the navigation, to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
