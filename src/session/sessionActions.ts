import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { within } from '../data/api';
import { type Notice, noticeShown } from '../data/notice';
import type { AppError } from '../domain/errors';
import type { SignInForm, SignUpForm } from '../domain/user';
import { toAuthError, USERNAME_TAKEN } from './authErrors';
import { signOutFailed, signOutStarted } from './sessionSlice';
import { loadSession } from './start';

/**
 * What a person can do with their session. Thunks rather than endpoints: an endpoint's argument is kept in the store,
 * and a password has no business there. Each ends in null or in the error to show.
 */
export type SessionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type SessionAction = (dispatch: SessionDispatch) => Promise<AppError | null>;
type AuthSession = Awaited<ReturnType<typeof loadSession>>;

// Longer than a read's: signing up is several requests, and giving up on one that arrived confuses.
const TIMEOUT_MS = 30_000;

function act(
  work: (session: AuthSession) => Promise<void>,
  success?: Omit<Notice, 'variant'>,
): SessionAction {
  return async (dispatch) => {
    try {
      await within(TIMEOUT_MS, loadSession().then(work));
      if (success) dispatch(noticeShown({ variant: 'success', ...success }));
      return null;
    } catch (thrown) {
      return toAuthError(thrown);
    }
  };
}

export const signIn = (form: SignInForm) =>
  act((session) => session.signIn(form), {
    title: 'Welcome back!',
    description: 'You have been signed in successfully.',
  });

export const signUp =
  (form: SignUpForm): SessionAction =>
  async (dispatch) => {
    const { isUsernameTaken } = await import('./username');
    if (await isUsernameTaken(form.username)) return USERNAME_TAKEN;
    return dispatch(
      act((session) => session.signUp(form), {
        title: 'Account created successfully!',
        description: 'Please check your email to verify your account.',
      }),
    );
  };

export const requestPasswordReset = (email: string) => act((session) => session.requestPasswordReset(email));

export const resendVerification = (): SessionAction => async (dispatch) => {
  const error = await dispatch(
    act((session) => session.sendVerification(), {
      title: 'Verification email sent.',
      description: 'Please check your email to verify your account.',
    }),
  );
  if (error) dispatch(noticeShown({ variant: 'error', title: error.message }));
  return error;
};

/** Asks whether the e-mail has been verified meanwhile. */
export const refreshUser = () => act((session) => session.refreshUser());

/** Asks for the present role. */
export const refreshToken = () => act((session) => session.refreshToken());

export const rename = (displayName: string) => act((session) => session.rename(displayName));

export const signOut = (): SessionAction => async (dispatch) => {
  dispatch(signOutStarted());
  const error = await dispatch(
    act((session) => session.endSession(), {
      title: 'Signed out successfully',
      description: 'You have been signed out of your account.',
    }),
  );
  if (error) {
    dispatch(signOutFailed());
    dispatch(noticeShown({ variant: 'error', title: 'Error signing out', description: 'Please try again.' }));
  }
  return error;
};
