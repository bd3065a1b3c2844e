import * as firebaseAuth from 'firebase/auth';
import {
  authTurnsTo,
  mockAuth,
  resetFakeAuth,
  settle,
  tokenClaims,
  userOf,
} from '../../tests/support/fakeAuth';
import { makeStore } from '../../tests/support/store';
import { api } from '../data/api';
import { forget } from '../data/cache';
import { callFunction } from '../data/firebase';
import * as session from './authSession';
import { selectSession } from './sessionSlice';
import { readStanding } from './standing';

jest.mock('firebase/auth');
jest.mock('../data/auth', () => ({
  get auth() {
    return mockAuth;
  },
  authReady: Promise.resolve(),
}));
jest.mock('../data/firebase', () => ({ callFunction: jest.fn() }));
jest.mock('../data/cache', () => ({ forget: jest.fn() }));
jest.mock('./standing', () => ({ readStanding: jest.fn() }));

const secretApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecret: build.query<string, void>({ queryFn: () => ({ data: 'for Baraka only' }) }),
  }),
});

let store: ReturnType<typeof makeStore>;
const shown = () => selectSession(store.getState());

beforeEach(async () => {
  resetFakeAuth();
  store = makeStore();
  await session.followAuth(store.dispatch);
});

afterEach(() => authTurnsTo(null));

describe('the session', () => {
  it('starts signed out when Auth knows nobody', () => {
    expect(shown()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('shows who is signed in, with the role that the token vouches for', async () => {
    tokenClaims({ role: 'teacher' });
    await authTurnsTo(userOf({ displayName: 'Baraka Kileo', emailVerified: true }));
    expect(shown().user).toEqual({
      uid: 'baraka-1',
      email: 'baraka@shule.example',
      displayName: 'Baraka Kileo',
      emailVerified: true,
      role: 'teacher',
    });
  });

  it('asks the server once more when the e-mail has been verified: a payment may wait for its owner', async () => {
    await authTurnsTo(userOf());
    const before = jest.mocked(callFunction).mock.calls.length;
    await authTurnsTo(userOf({ emailVerified: true }));
    await settle();
    await authTurnsTo(userOf({ emailVerified: true }));
    await settle();
    const names = { firstName: '', lastName: '', username: '' };
    expect(jest.mocked(callFunction).mock.calls.slice(before)).toEqual([['ensureUser', names]]);
  });

  it.each([{}, { role: 'headmaster' }, { role: ['admin'] }])(
    'takes the claims %j for a student',
    async (odd) => {
      tokenClaims(odd);
      await authTurnsTo(userOf());
      expect(shown().user?.role).toBe('student');
    },
  );

  it('keeps a reader without a connection signed in, with the least of the roles', async () => {
    jest.mocked(firebaseAuth.getIdTokenResult).mockRejectedValue(new Error('offline'));
    await authTurnsTo(userOf());
    expect(shown()).toMatchObject({ status: 'signed-in', user: { role: 'student' } });
  });

  it('sees a granted role when the token changes', async () => {
    const user = userOf();
    await authTurnsTo(user);
    tokenClaims({ role: 'admin' });
    await authTurnsTo(user);
    expect(shown().user?.role).toBe('admin');
  });

  it('asks for a new token when the old one does not know of the verified e-mail', async () => {
    tokenClaims({ email_verified: false });
    const user = userOf({ emailVerified: true });
    await authTurnsTo(user);
    expect(firebaseAuth.getIdTokenResult).toHaveBeenCalledWith(user, true);
  });

  it('ignores a token that arrives after its user has left', async () => {
    let answer: (value: never) => void = () => undefined;
    jest
      .mocked(firebaseAuth.getIdTokenResult)
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await authTurnsTo(userOf());
    await authTurnsTo(null);
    answer({ claims: {} } as never);
    await settle();
    expect(shown().status).toBe('signed-out');
  });
});

describe('signing out', () => {
  it('leaves nothing of the reader on the device', async () => {
    await authTurnsTo(userOf());
    localStorage.setItem(
      'somo:new-account',
      JSON.stringify({ email: 'baraka@shule.example', firstName: 'Baraka' }),
    );
    await store.dispatch(secretApi.endpoints.getSecret.initiate());
    expect(JSON.stringify(store.getState())).toContain('for Baraka only');
    await session.endSession();
    expect(shown()).toMatchObject({ status: 'signed-out', user: null });
    expect(forget).toHaveBeenCalledWith('baraka-1:');
    expect(JSON.stringify(store.getState())).not.toContain('for Baraka only');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('does the same when another tab signs in as somebody else', async () => {
    await authTurnsTo(userOf());
    await authTurnsTo(userOf({ uid: 'neema-1', email: 'neema@shule.example' }));
    expect(forget).toHaveBeenCalledWith('baraka-1:');
    expect(shown().user?.uid).toBe('neema-1');
  });

  it('wipes nothing when only the token changes', async () => {
    const user = userOf();
    await authTurnsTo(user);
    await authTurnsTo(user);
    expect(forget).not.toHaveBeenCalled();
  });
});

it('takes the forms that were not sent along at sign-out, and leaves those of others', async () => {
  sessionStorage.setItem('somo:draft:baraka-1:tutor:new', '{}');
  sessionStorage.setItem('somo:draft:neema-1:tutor:new', '{}');
  await authTurnsTo(userOf());
  await session.endSession();
  expect(Object.keys(sessionStorage)).toEqual(['somo:draft:neema-1:tutor:new']);
});

describe('the documents of an account', () => {
  it('are asked for at every sign-in, but not at every start', async () => {
    const user = userOf({ displayName: 'Baraka Kileo' });
    await authTurnsTo(user);
    expect(callFunction).toHaveBeenCalledTimes(1);
    await authTurnsTo(user);
    expect(callFunction).toHaveBeenCalledTimes(1);
    await session.endSession();
    await authTurnsTo(user);
    expect(callFunction).toHaveBeenCalledTimes(2);
  });
});

describe('what the server says of the reader now', () => {
  const says = (role: string, status = 'active') =>
    jest.mocked(readStanding).mockResolvedValue({ role, status } as never);
  let uid = 0;
  const reader = () => userOf({ uid: `reader-${(uid += 1)}` });

  it.each(['focus', 'denial'] as const)(
    'renews the token after a %s when the role has changed',
    async (cause) => {
      const user = reader();
      await authTurnsTo(user);
      says('teacher');
      tokenClaims({ role: 'teacher' });
      await session.checkStanding(cause);
      expect(user.getIdToken).toHaveBeenCalledWith(true);
      expect(shown().user?.role).toBe('teacher');
    },
  );

  it('is asked when the window gets the focus, and once in five minutes', async () => {
    await authTurnsTo(reader());
    says('student');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(readStanding).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60 * 1000);
    await session.checkStanding('focus');
    expect(readStanding).toHaveBeenCalledTimes(2);
  });

  it('leaves the token alone when nothing changed or nothing is known', async () => {
    const user = reader();
    await authTurnsTo(user);
    says('student');
    await session.checkStanding('focus');
    jest.mocked(readStanding).mockResolvedValue(null);
    await session.checkStanding('denial');
    expect(user.getIdToken).not.toHaveBeenCalled();
    expect(shown().status).toBe('signed-in');
  });

  it('signs out whose account was deactivated', async () => {
    await authTurnsTo(reader());
    says('student', 'inactive');
    await session.checkStanding('focus');
    expect(firebaseAuth.signOut).toHaveBeenCalled();
    expect(shown().status).toBe('signed-out');
  });

  it('signs out whose account was deactivated before the token ran out', async () => {
    const denied = Object.assign(new Error('?'), { code: 'functions/unauthenticated' });
    jest.mocked(callFunction).mockRejectedValue(denied);
    says('student', 'inactive');
    await authTurnsTo(reader());
    await settle();
    expect(shown().status).toBe('signed-out');
  });

  it('is not asked of a visitor', async () => {
    await session.checkStanding('denial');
    expect(readStanding).not.toHaveBeenCalled();
  });
});

describe('resetting a password', () => {
  it('is silent about an e-mail without an account', async () => {
    const unknown = Object.assign(new Error('?'), { code: 'auth/user-not-found' });
    jest.mocked(firebaseAuth.sendPasswordResetEmail).mockRejectedValue(unknown);
    await expect(session.requestPasswordReset('nobody@shule.example')).resolves.toBeUndefined();
  });

  it('reports anything else', async () => {
    const busy = Object.assign(new Error('?'), { code: 'auth/too-many-requests' });
    jest.mocked(firebaseAuth.sendPasswordResetEmail).mockRejectedValue(busy);
    await expect(session.requestPasswordReset('a@shule.example')).rejects.toBe(busy);
  });
});

test('without a user there is nothing to verify', async () => {
  await expect(session.sendVerification()).rejects.toMatchObject({ code: 'auth/no-current-user' });
});
