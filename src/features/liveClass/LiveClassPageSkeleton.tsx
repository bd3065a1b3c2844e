import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { LiveClassCrumbs } from './LiveClassCrumbs';
import styles from './LiveClassPage.module.css';

/** A class's page before the class is here; the build prerenders it. */
export function LiveClassPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Live class')} />
      <LiveClassCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={`stack tight ${styles.head}`}>
            <SkeletonText lineHeight="var(--lh-md)" />
            <SkeletonText lines={2} lineHeight="2.375rem" />
            <SkeletonText />
          </div>
          <div className={`panel stack ${styles.offer}`}>
            <Skeleton height="1.5rem" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </div>
          <div className={styles.text}>
            <SkeletonText lines={5} lineHeight="var(--lh-lg)" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
