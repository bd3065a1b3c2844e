import { configureStore } from '@reduxjs/toolkit';
import { api } from '../data/api';
import { playerSlice } from '../features/audio/player/playerSlice';
import { denialWatch } from '../session/denialWatch';
import { sessionSlice } from '../session/sessionSlice';
import { noticeListener } from './notices';

/** A fresh store: one for the site, one per test. */
export const makeStore = () =>
  configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [sessionSlice.reducerPath]: sessionSlice.reducer,
      [playerSlice.reducerPath]: playerSlice.reducer,
    },
    middleware: (getDefault) =>
      getDefault().prepend(noticeListener().middleware, denialWatch).concat(api.middleware),
  });

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
