import * as firebaseAuth from 'firebase/auth';
import { callFunction } from '../../src/data/firebase';

/**
 * Firebase Auth as far as the session sees it, for tests that mock `firebase/auth`, `data/auth` (with `mockAuth`) and
 * `data/firebase`.
 */
type User = firebaseAuth.User;

export const mockAuth: { currentUser: User | null } = { currentUser: null };

let claims: Record<string, unknown> = {};
let onToken: (user: User | null) => void = () => undefined;

export const settle = () => new Promise((resolve) => setTimeout(resolve));

export const userOf = (fields: Partial<User> = {}) =>
  ({
    uid: 'baraka-1',
    email: 'baraka@shule.example',
    displayName: null,
    emailVerified: false,
    getIdToken: jest.fn().mockResolvedValue('token'),
    ...fields,
  }) as unknown as User;

export function tokenClaims(next: Record<string, unknown>): void {
  claims = next;
}

/** As Firebase does: the current user changes, then the listeners hear of it. */
export async function authTurnsTo(user: User | null): Promise<void> {
  mockAuth.currentUser = user;
  onToken(user);
  await settle();
}

/** Before each test: nobody is signed in, and every call succeeds. */
export function resetFakeAuth(): void {
  jest.resetAllMocks();
  localStorage.clear();
  claims = { role: 'student' };
  mockAuth.currentUser = null;
  jest.mocked(callFunction).mockResolvedValue({ user: { status: 'active' }, usernameTaken: false });
  jest.mocked(firebaseAuth.getIdTokenResult).mockImplementation(async () => ({ claims }) as never);
  jest.mocked(firebaseAuth.onIdTokenChanged).mockImplementation((_auth, listener) => {
    onToken = listener as typeof onToken;
    return () => undefined;
  });
  jest.mocked(firebaseAuth.signOut).mockImplementation(() => authTurnsTo(null));
  jest.mocked(firebaseAuth.createUserWithEmailAndPassword).mockImplementation(async () => {
    const user = userOf();
    await authTurnsTo(user);
    return { user } as never;
  });
  jest.mocked(firebaseAuth.updateProfile).mockImplementation(async (user, { displayName }) => {
    Object.assign(user, { displayName });
  });
}
