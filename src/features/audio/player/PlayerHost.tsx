import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { watchPage } from '../../../data/watchPage';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { listenPath } from '../audioLinks';
import { connectMediaSession } from './mediaSession';
import { MiniPlayer } from './MiniPlayer';
import { usePlayer, usePlayerState } from './usePlayer';

/** Lives as long as something is open, whatever page is shown: what the player has to do with the rest of the world. */
export function PlayerHost() {
  const player = usePlayer();
  const audio = usePlayerState((state) => state.audio);
  const { pathname, search } = useLocation();
  useEffect(() => connectMediaSession(player), [player]);
  useEffect(
    () => watchPage({ onLeave: () => player.flush(), onReturn: () => void player.lookElsewhere() }),
    [player],
  );
  useOneListener();
  if (!audio) return null;
  const isOnItsPage = [listenPath(audio), paths.listenAudiobook(audio.id)].includes(pathname + search);
  return isOnItsPage ? null : <MiniPlayer audio={audio} />;
}

/** Whoever uses the device next begins with silence. */
function useOneListener(): void {
  const player = usePlayer();
  const { user, status } = useSession();
  const uid = user?.uid ?? null;
  /** Undefined until it is known who listens. */
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (status === 'loading') return;
    if (known.current !== undefined && known.current !== uid) player.close();
    known.current = uid;
  }, [player, uid, status]);
}
