import type { Dispatch } from '@reduxjs/toolkit';
import { localStore } from '../data/deviceStorage';
import { sessionChanged } from './sessionSlice';

/**
 * The light half of the session, part of the first page. A visitor never pays for Auth: its code is loaded when this
 * device holds a user, or when a page asks for it.
 */

type AuthSession = typeof import('./authSession');

/** Where Firebase Auth keeps the signed-in user. */
const STORED_USER = 'firebase:authUser:';
const IDLE_LIMIT_MS = 2000;
const RETRY_MS = 5000;

let dispatch: Dispatch;
let loading: Promise<AuthSession> | null = null;

const holdsUser = () => localStore.keys().some((key) => key.startsWith(STORED_USER));

/** Called once, with the site's store. */
export function startSession(storeDispatch: Dispatch): void {
  dispatch = storeDispatch;
  loading = null;
  if (holdsUser()) whenIdle(keepTrying);
  else dispatch(sessionChanged(null));
  window.addEventListener('storage', onStorage);
}

/** Auth's half, loaded at once; it follows Auth from then on. */
export function loadSession(): Promise<AuthSession> {
  loading ??= import('./authSession').then(async (module) => {
    await module.followAuth(dispatch);
    return module;
  });
  const attempt = loading;
  attempt.catch(() => {
    if (loading === attempt) loading = null;
  });
  return attempt;
}

/** For pages that can do nothing until the session is known: the chunk may be lost to a bad connection. */
export function keepTrying(): void {
  loadSession().catch(() => setTimeout(keepTrying, RETRY_MS));
}

/** Another tab signed in or out; once Auth is loaded it hears of that itself. */
function onStorage({ key }: StorageEvent): void {
  if (loading || (key !== null && !key.startsWith(STORED_USER))) return;
  if (holdsUser()) keepTrying();
  else dispatch(sessionChanged(null));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  else setTimeout(work, IDLE_LIMIT_MS / 2);
}
