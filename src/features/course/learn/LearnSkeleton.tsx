import { PageTitle } from '../../../ui/PageTitle';
import { Loading, Skeleton, SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useCourseKind } from '../courseKind';

/** A course's learning page before it is here. */
export function LearnSkeleton() {
  const { texts } = useCourseKind();
  return (
    <div className="wrap page">
      <PageTitle title={t(texts.one)} />
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
