import { Skeleton, SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import styles from './Player.module.css';

/** Of the player's size; says what the specification says (2.6). */
export function PlayerSkeleton() {
  return (
    <>
      <p className="muted" role="status">
        {t('Loading audio...')}
      </p>
      <div aria-hidden="true" className={styles.panel}>
        <div className={styles.main}>
          <div className={styles.cover}>
            <Skeleton cover />
          </div>
          <SkeletonText lines={2} lineHeight="2rem" />
          <Skeleton height="var(--tap)" />
          <Skeleton height="4.5rem" />
          <Skeleton height="3rem" />
        </div>
        <div className={styles.side}>
          <SkeletonText lines={6} lineHeight="3.5rem" />
        </div>
      </div>
    </>
  );
}
