import { LiveClassGridSkeleton } from '../../features/liveClass/LiveClassGridSkeleton';
import { FilterSpace } from '../../ui/FilterSpace';
import { Loading } from '../../ui/Skeleton';
import { InteractiveFrame } from './InteractiveFrame';

/** Interactive learning before anything of it is here; the build prerenders it. */
export function InteractiveSkeleton() {
  return (
    <InteractiveFrame>
      <FilterSpace />
      <Loading>
        <LiveClassGridSkeleton />
      </Loading>
    </InteractiveFrame>
  );
}
