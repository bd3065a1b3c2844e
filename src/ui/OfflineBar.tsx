import { Icon } from './Icon';
import styles from './OfflineBar.module.css';
import { t } from './text';
import { useOnline } from './useOnline';

/** The live region is always there, so that going offline is spoken once. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.bar}>
          <Icon name="cloudOff" small />
          {t('No internet. What you saved still opens.')}
        </p>
      )}
    </div>
  );
}
