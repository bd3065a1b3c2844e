import { Button } from './Button';
import styles from './Pager.module.css';
import { t } from './text';

interface PagerProps {
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
  isBusy?: boolean;
}

/** By cursor: there is no page N to jump to. Nothing shows when all fits on one page. */
export function Pager({ onPrevious, onNext, isBusy = false }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      <Button variant="line" small icon="back" disabled={!onPrevious || isBusy} onClick={onPrevious}>
        {t('Previous')}
      </Button>
      <Button variant="line" small disabled={!onNext || isBusy} onClick={onNext}>
        {t('Next')}
      </Button>
    </nav>
  );
}
