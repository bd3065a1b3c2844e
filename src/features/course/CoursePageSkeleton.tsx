import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CourseCrumbs } from './CourseCrumbs';
import { useCourseKind } from './courseKind';
import styles from './CoursePage.module.css';

/** A course's page before the course is here; the build prerenders it. */
export function CoursePageSkeleton() {
  const { texts } = useCourseKind();
  return (
    <div className="wrap page">
      <PageTitle title={t(texts.one)} />
      <CourseCrumbs />
      <Loading>
        <div className={styles.detail}>
          <div className={`stack tight ${styles.head}`}>
            <SkeletonText lineHeight="var(--lh-sm)" />
            <SkeletonText lines={2} lineHeight="2.375rem" />
            <SkeletonText lines={2} />
          </div>
          <div className={`panel ${styles.offer}`}>
            <Skeleton poster />
            <div className={`stack ${styles.acts}`}>
              <Skeleton height="2.25rem" width="50%" />
              <Skeleton height="3rem" />
            </div>
          </div>
          <div className={styles.text}>
            <SkeletonText lines={5} lineHeight="var(--lh-lg)" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
