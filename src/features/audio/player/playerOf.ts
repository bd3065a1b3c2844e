import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { mediaApi } from '../../../data/mediaApi';
import { placeApi } from '../../../data/placeApi';
import { selectSession, selectUser, type sessionSlice } from '../../../session/sessionSlice';
import { loadSession } from '../../../session/start';
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

function servicesOf(store: PlayerStore): PlayerServices {
  const { dispatch } = store;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  return {
    listener: () => listenerOf(store),
    makeMedia: makeAudioElement,
    onOpen: (isOpen) => dispatch(playerOpened(isOpen)),
    openMedia: (id) => dispatch(mediaApi.endpoints.openMedia.initiate({ kind: 'audio', id })).unwrap(),
    readAudio: (id) => dispatch(audioApi.endpoints.getAudio.initiate(id, { subscribe: false })).unwrap(),
    readPosition: (key) => dispatch(placeApi.endpoints.getPosition.initiate(key, fresh)).unwrap(),
    savePosition: async (input) => !(await dispatch(placeApi.endpoints.savePosition.initiate(input))).error,
  };
}

/** Auth starts late: what is played before it has started waits until it knows who is here. */
async function listenerOf({ getState }: PlayerStore): Promise<string | null> {
  if (selectSession(getState()).status === 'loading') await loadSession().catch(() => undefined);
  return selectUser(getState())?.uid ?? null;
}
