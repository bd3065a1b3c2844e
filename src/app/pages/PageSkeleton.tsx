import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';

/** A page whose shape is not known yet. */
export function PageSkeleton() {
  return (
    <div className="wrap page">
      <Loading>
        <div className="stack loose">
          <Skeleton width="min(18rem, 70%)" height="var(--lh-3xl)" />
          <SkeletonText lines={3} />
          <Skeleton height="22rem" />
        </div>
      </Loading>
    </div>
  );
}
