import { useEffect } from 'react';
import type { Audio } from '../../../domain/audio';
import { useSessionKnown } from '../../../session/useSessionKnown';
import { usePlayer, usePlayerState } from './usePlayer';

/**
 * Whether the page's audio is the one that is open. A visit opens it, paused, at its listener's place, unless another
 * one is playing: that goes on until somebody presses play here.
 */
export function useListening(audio: Audio): boolean {
  const player = usePlayer();
  const isKnown = useSessionKnown();
  const isOpen = usePlayerState((state) => state.audio?.id === audio.id);
  useEffect(() => {
    if (isKnown && !player.isOpen(audio.id) && !player.state.get().isPlaying)
      void player.open(audio, { play: false });
  }, [player, audio, isKnown]);
  return isOpen;
}
