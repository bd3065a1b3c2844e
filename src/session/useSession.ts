import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionDispatch, signOut } from './sessionActions';
import { selectSession, type SessionState } from './sessionSlice';

export interface Session extends SessionState {
  signOut(): Promise<void>;
}

/** Who is signed in, and the way out. Signing in and up belong to the auth page (session/sessionActions.ts). */
export function useSession(): Session {
  const session = useSelector(selectSession);
  const dispatch = useDispatch<SessionDispatch>();
  const leave = useCallback(async () => {
    await dispatch(signOut());
  }, [dispatch]);
  return { ...session, signOut: leave };
}
