import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { EbookCrumbs } from './EbookCrumbs';
import styles from './EbookPage.module.css';

/** A book's page before the book is here; the build prerenders it. */
export function EbookPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Ebook')} />
      <EbookCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={styles.cover}>
            <Skeleton cover />
          </div>
          <div className={`stack tight ${styles.head}`}>
            <SkeletonText lineHeight="var(--lh-sm)" />
            <SkeletonText lines={2} lineHeight="2.375rem" />
            <SkeletonText />
          </div>
          <div className={`panel stack ${styles.actions}`}>
            <Skeleton height="2.25rem" width="50%" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </div>
          <div className={styles.text}>
            <SkeletonText lines={4} lineHeight="var(--lh-lg)" />
          </div>
          <div className={styles.facts}>
            <SkeletonText lines={6} />
          </div>
        </div>
      </Loading>
    </div>
  );
}
