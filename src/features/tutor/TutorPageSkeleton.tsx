import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TutorCrumbs } from './TutorCrumbs';
import styles from './TutorPage.module.css';

/** A tutor's page before the tutor is here; the build prerenders it. */
export function TutorPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Tutor')} />
      <TutorCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={styles.head}>
            <Skeleton width="5rem" height="5rem" />
            <Skeleton width="12rem" height="5rem" />
          </div>
          <div className={`panel stack ${styles.offer}`}>
            <Skeleton height="2rem" width="50%" />
            <SkeletonText lines={6} lineHeight="2.5rem" />
          </div>
          <div className={styles.text}>
            <SkeletonText lines={4} lineHeight="var(--lh-lg)" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
