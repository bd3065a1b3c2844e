import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeShown } from '../data/notice';
import { selectSession, signOutFailed, signOutStarted, type SessionState } from './sessionSlice';

export interface Session extends SessionState {
  signOut(): Promise<void>;
}

/** Who is signed in, and the way out. Signing in and up belong to the auth page (session/sessionApi.ts). */
export function useSession(): Session {
  const session = useSelector(selectSession);
  const dispatch = useDispatch();

  const signOut = useCallback(async () => {
    dispatch(signOutStarted());
    try {
      const { endSession } = await import('./authSession');
      await endSession();
      dispatch(
        noticeShown({
          variant: 'success',
          title: 'Signed out successfully',
          description: 'You have been signed out of your account.',
        }),
      );
    } catch {
      dispatch(signOutFailed());
      dispatch(noticeShown({ variant: 'error', title: 'Error signing out', description: 'Please try again.' }));
    }
  }, [dispatch]);

  return { ...session, signOut };
}
