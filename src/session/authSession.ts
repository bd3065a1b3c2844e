import type { Dispatch } from '@reduxjs/toolkit';
import {
  createUserWithEmailAndPassword,
  getIdTokenResult,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { api, within } from '../data/api';
import { auth, authReady } from '../data/auth';
import { forget } from '../data/cache';
import { isDenial, isTransient, toAppError } from '../data/errors';
import { callFunction } from '../data/firebase';
import { noticeShown } from '../data/notice';
import { forgetFormDrafts } from '../data/useFormDraft';
import { ROLES, type Role } from '../domain/permissions';
import type { EnsureUserInput, EnsureUserResult, SignInForm, SignUpForm } from '../domain/user';
import { DEACTIVATED } from './authErrors';
import { forgetAccount, isReady, keepNames, keptNames, markReady, restoreNames } from './newAccount';
import { sessionChanged, type SessionUser } from './sessionSlice';

/** Firebase Auth and the session in the store. Loaded by session/start.ts when somebody needs it, never before. */

const MAIL_TIMEOUT_MS = 8000;

let dispatch: Dispatch;
let shownUid: string | null = null;
let shownRole: Role | null = null;
let wasVerified = false;
const completing = new Map<string, Promise<void>>();

/** Keeps the session in step with Auth, in this tab and others. Resolves when the session is known. */
export async function followAuth(storeDispatch: Dispatch): Promise<void> {
  dispatch = storeDispatch;
  await authReady;
  await publish(auth.currentUser);
  onIdTokenChanged(auth, (user) => void publish(user));
  window.addEventListener('focus', () => void checkStanding('focus'));
}

async function publish(user: User | null): Promise<void> {
  const next = user && (await toSessionUser(user));
  // Reading the token takes a moment, in which somebody may have signed out or in.
  if (auth.currentUser?.uid !== user?.uid) return;
  const former = shownUid;
  const isNewlyVerified = next !== null && former === next.uid && next.emailVerified && !wasVerified;
  shownUid = next?.uid ?? null;
  wasVerified = next?.emailVerified ?? false;
  shownRole = next?.role ?? null;
  dispatch(sessionChanged(next));
  if (former !== null && former !== shownUid) await forgetUser(former);
  if (user && (former !== shownUid || isNewlyVerified)) void completeAccount(user);
}

async function toSessionUser(user: User): Promise<SessionUser> {
  const email = user.email ?? '';
  return {
    uid: user.uid,
    email,
    displayName: user.displayName || fullName(keptNames(email)) || email,
    emailVerified: user.emailVerified,
    role: await roleOf(user),
  };
}

const fullName = (names: EnsureUserInput | null) =>
  names ? `${names.firstName} ${names.lastName}`.trim() : '';

async function roleOf(user: User): Promise<Role> {
  try {
    let { claims } = await getIdTokenResult(user);
    // Verified since the token was made: the rules read the token, so it must know.
    if (user.emailVerified && claims.email_verified === false)
      ({ claims } = await getIdTokenResult(user, true));
    return ROLES.find((role) => role === claims.role) ?? 'student';
  } catch {
    // Offline with an expired token: the least of the roles, until a new token tells.
    return 'student';
  }
}

/** The next person at this device sees nothing of the former one's. */
async function forgetUser(uid: string): Promise<void> {
  dispatch(api.util.resetApiState());
  forgetAccount();
  forgetFormDrafts(uid);
  await forget(`${uid}:`);
}

/** Names and documents that sign-up may have left undone. Silent: a failure is made up for at the next start. */
function completeAccount(user: User): Promise<void> {
  const running = completing.get(user.uid);
  if (running) return running;
  const work = completeNow(user)
    .catch((error: unknown) => (isDenial(toAppError(error)) ? checkStanding('denial') : undefined))
    .finally(() => completing.delete(user.uid));
  completing.set(user.uid, work);
  return work;
}

async function completeNow(user: User): Promise<void> {
  const names = keptNames(user.email ?? '');
  if (isReady(user) && !names) return;
  const displayName = fullName(names);
  if (displayName && !user.displayName) await rename(displayName);
  const input = names ?? { firstName: '', lastName: '', username: '' };
  const { usernameTaken } = await callFunction<EnsureUserInput, EnsureUserResult>('ensureUser', input);
  markReady(user);
  dispatch(api.util.invalidateTags(['Account']));
  if (usernameTaken) {
    const description = 'You can choose another on your profile.';
    dispatch(noticeShown({ variant: 'info', title: 'That username is taken.', description }));
  }
}

export async function signIn({ email, password }: SignInForm): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  await publish(user);
}

/** The account is what counts; its names and documents follow, and a lost mail can be sent again. */
export async function signUp(form: SignUpForm): Promise<void> {
  const before = keptNames(form.email);
  keepNames(form.email, form);
  try {
    await createUserWithEmailAndPassword(auth, form.email, form.password);
  } catch (error) {
    // A lost answer may stand for an account. A refused form's names must not become those of the e-mail's owner.
    if (!isTransient(toAppError(error))) restoreNames(form.email, before);
    throw error;
  }
  await Promise.allSettled([within(MAIL_TIMEOUT_MS, sendVerification())]);
  await publish(auth.currentUser);
}

/** Says nothing about whether the e-mail has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

export async function sendVerification(): Promise<void> {
  await sendEmailVerification(signedIn(), { url: `${location.origin}/` });
}

/** The e-mail may have been verified elsewhere. */
export async function refreshUser(): Promise<void> {
  const user = signedIn();
  await reload(user);
  await publish(user);
}

/** A role granted or revoked shows without signing in again. */
export async function refreshToken(): Promise<void> {
  const user = signedIn();
  await user.getIdToken(true);
  await publish(user);
}

const CHECK_EVERY_MS = 5 * 60 * 1000;
type Cause = 'focus' | 'denial';
let checked: Partial<Record<Cause, { uid: string; at: number }>> = {};

/**
 * Whether the server still says of the reader what this page shows: a token lives an hour after a role was given or
 * taken away. One read for each cause within five minutes.
 */
export async function checkStanding(cause: Cause): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  const last = checked[cause];
  if (last?.uid === user.uid && Date.now() - last.at < CHECK_EVERY_MS) return;
  checked = { ...checked, [cause]: { uid: user.uid, at: Date.now() } };
  const { readStanding } = await import('./standing');
  const standing = await readStanding(user.uid);
  if (!standing || auth.currentUser?.uid !== user.uid) return;
  if (standing.status === 'inactive') return leaveDeactivated();
  if (standing.role !== shownRole) await refreshToken().catch(() => undefined);
}

async function leaveDeactivated(): Promise<void> {
  await endSession();
  dispatch(noticeShown({ variant: 'error', ...DEACTIVATED }));
}

export async function rename(displayName: string): Promise<void> {
  const user = signedIn();
  await updateProfile(user, { displayName });
  await publish(user);
}

export async function endSession(): Promise<void> {
  await signOut(auth);
  await publish(null);
}

function signedIn(): User {
  if (!auth.currentUser) throw Object.assign(new Error('No user'), { code: 'auth/no-current-user' });
  return auth.currentUser;
}
