import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button';
import { cx } from './cx';
import styles from './FilterBar.module.css';
import { t } from './text';

interface FilterBarProps {
  search: ReactNode;
  /** How many filters narrow the list; given, a phone shows them behind a button that says so. */
  inUse?: number;
  children?: ReactNode;
}

/** Search and filters over a list: a search that takes the room, selects beside or below it. */
export function FilterBar({ search, inUse, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = inUse !== undefined;
  return (
    <div className={styles.bar}>
      <div className={cx(styles.search, folds && styles.beside)}>{search}</div>
      {folds && (
        <div className={styles.toggle}>
          <Button variant="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {inUse > 0 ? t('Filters ({n})', { n: inUse }) : t('Filters')}
          </Button>
        </div>
      )}
      {children && (
        <div id={id} className={cx(styles.filters, folds && !isOpen && styles.folded)}>
          {children}
        </div>
      )}
    </div>
  );
}
