import { useEffect, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { t } from '../text';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  /** Absent when all are selected. */
  onAll: (() => void) | undefined;
  onClear: () => void;
  selectAll: RefObject<HTMLInputElement | null>;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** The inverse of the page, over the table while rows are selected. The count is said, whether one looks or listens. */
export function SelectionBar({ count, onAll, onClear, selectAll, children }: SelectionBarProps) {
  useFocusAfter(count > 0, selectAll);
  return (
    <>
      <p className="srOnly" role="status">
        {count > 0 && t('{count} selected', { count })}
      </p>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('Selected rows')}>
          <IconButton icon="close" label={t('Clear selection')} onClick={onClear} />
          <b className={styles.count}>{t('{count} selected', { count })}</b>
          {onAll && (
            <Button variant="quiet" small className={styles.all} onClick={onAll}>
              {t('Select all')}
            </Button>
          )}
          <div className={styles.acts}>{children}</div>
        </section>
      )}
    </>
  );
}

/** The bar takes the focus with it when it goes: the reader then goes on at the head of the selection. */
function useFocusAfter(isOpen: boolean, selectAll: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const place = selectAll.current;
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) place?.focus();
    };
  }, [isOpen, selectAll]);
}
