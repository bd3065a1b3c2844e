import { useRef } from 'react';
import { useSession } from '../../session/useSession';
import { useAddReelViewMutation } from './reelApi';

/** Who has seen so much of a reel has watched it. */
const WATCHED_SECONDS = 3;

/** Told how far a reel has played, counts it as watched, once for each account; what visitors watch nobody counts. */
export function useCountView(id: string) {
  const { user } = useSession();
  const [add] = useAddReelViewMutation();
  const isCounted = useRef(false);
  return (second: number, length: number) => {
    if (!user || isCounted.current || second < Math.min(WATCHED_SECONDS, length / 2)) return;
    isCounted.current = true;
    void add({ uid: user.uid, id });
  };
}
