import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';

/** A page whose shape is not known yet. It fills the screen, so that the footer does not jump through it. */
export function PageSkeleton() {
  return (
    <div className="wrap page" style={{ minHeight: '100vh' }}>
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
