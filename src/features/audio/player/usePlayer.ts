import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Player } from './player';
import { playerOf, type PlayerStore } from './playerOf';
import type { PlayerState } from './playerState';

export const usePlayer = (): Player => playerOf(useStore() as PlayerStore);

/** A part of the player's state, which must be a plain value or the state's own object. */
export function usePlayerState<Part>(select: (state: PlayerState) => Part): Part {
  const { state } = usePlayer();
  const read = () => select(state.get());
  return useSyncExternalStore(state.subscribe, read, read);
}
