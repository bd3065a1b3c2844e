import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { DiscussionCrumbs } from './DiscussionCrumbs';
import styles from './DiscussionPage.module.css';

/** A discussion's page before it is here; the build prerenders it. */
export function DiscussionPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Discussion')} />
      <DiscussionCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={`stack tight ${styles.head}`}>
            <SkeletonText lineHeight="var(--lh-md)" />
            <SkeletonText lines={2} lineHeight="2.375rem" />
            <SkeletonText />
          </div>
          <div className={`panel stack ${styles.offer}`}>
            <Skeleton height="2rem" />
            <Skeleton height="3rem" />
          </div>
          <div className={styles.text}>
            <Skeleton height="22rem" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
