import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { mediaApi } from '../../../data/mediaApi';
import { placeApi } from '../../../data/placeApi';
import { selectUser, type sessionSlice } from '../../../session/sessionSlice';
import { audioApi } from '../audioApi';
import { makeAudioElement } from './media';
import { Player, type PlayerServices } from './player';
import { playerOpened } from './playerSlice';

type State = { [Key in typeof sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.reducer> };
export type PlayerStore = Store<State> & { dispatch: ThunkDispatch<State, unknown, UnknownAction> };

const players = new WeakMap<PlayerStore, Player>();

/** The store's one player, made when it is first asked for. */
export function playerOf(store: PlayerStore): Player {
  const known = players.get(store);
  if (known) return known;
  const player = new Player(servicesOf(store));
  players.set(store, player);
  return player;
}

function servicesOf({ dispatch, getState }: PlayerStore): PlayerServices {
  const fresh = { subscribe: false, forceRefetch: true } as const;
  return {
    listener: () => selectUser(getState())?.uid ?? null,
    makeMedia: makeAudioElement,
    onOpen: (isOpen) => dispatch(playerOpened(isOpen)),
    openMedia: (id) => dispatch(mediaApi.endpoints.openMedia.initiate({ kind: 'audio', id })).unwrap(),
    readAudio: (id) => dispatch(audioApi.endpoints.getAudio.initiate(id, { subscribe: false })).unwrap(),
    readPosition: (key) => dispatch(placeApi.endpoints.getPosition.initiate(key, fresh)).unwrap(),
    savePosition: async (input) => !(await dispatch(placeApi.endpoints.savePosition.initiate(input))).error,
  };
}
