import { Loading, SkeletonText } from '../../ui/Skeleton';

/** A page of an attempt before the attempt is here. */
export const AttemptSkeleton = () => (
  <div className="wrap page">
    <Loading>
      <SkeletonText lines={10} lineHeight="2.5rem" />
    </Loading>
  </div>
);
