import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { QuizCrumbs } from './QuizCrumbs';
import styles from './QuizPage.module.css';

/** A quiz's page before the quiz is here; the build prerenders it. */
export function QuizPageSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Quiz')} />
      <QuizCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={`stack tight ${styles.head}`}>
            <SkeletonText lineHeight="var(--lh-sm)" />
            <SkeletonText lines={2} lineHeight="2.375rem" />
            <SkeletonText />
          </div>
          <div className={`panel stack ${styles.offer}`}>
            <Skeleton width="40%" height="2rem" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </div>
          <div className={styles.text}>
            <SkeletonText lines={8} lineHeight="var(--lh-lg)" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
