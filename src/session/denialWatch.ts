import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isDenial } from '../data/errors';
import { isAppError } from '../domain/errors';
import { selectUser, type SessionState } from './sessionSlice';
import { loadSession } from './start';

/** A denial may mean that the reader's role was taken away: the session asks. */
export const denialWatch: Middleware<object, { session: SessionState }> = (store) => (next) => (action) => {
  if (isRejectedWithValue(action) && isAppError(action.payload) && isDenial(action.payload)) {
    if (selectUser(store.getState())) askAgain();
  }
  return next(action);
};

function askAgain(): void {
  loadSession()
    .then((session) => session.checkStanding('denial'))
    .catch(() => undefined);
}
