import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsPlayerOpen } from '../features/audio/player/playerSlice';

const PlayerHost = lazy(() =>
  import('../features/audio/player/PlayerHost').then((module) => ({ default: module.PlayerHost })),
);

/** The small player at the foot of all pages; its code comes with the first audio that is opened. */
export function LazyPlayer() {
  return useSelector(selectIsPlayerOpen) ? (
    <Suspense>
      <PlayerHost />
    </Suspense>
  ) : null;
}
