import { PageTitle } from '../../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';

/** A course's learning page before it is here. */
export function LearnSkeleton() {
  return (
    <div className="wrap page">
      <PageTitle title={t('Course')} />
      <Loading>
        <div className="stack">
          <SkeletonText lineHeight="var(--lh-sm)" />
          <SkeletonText lines={2} lineHeight="2.375rem" />
          <Skeleton height="9rem" />
          <SkeletonText lines={6} lineHeight="3.5rem" />
        </div>
      </Loading>
    </div>
  );
}
