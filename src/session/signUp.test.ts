import * as firebaseAuth from 'firebase/auth';
import { authTurnsTo, mockAuth, resetFakeAuth, settle, userOf } from '../../tests/support/fakeAuth';
import { makeStore } from '../../tests/support/store';
import { callFunction } from '../data/firebase';
import * as session from './authSession';
import { selectSession } from './sessionSlice';

jest.mock('firebase/auth');
jest.mock('../data/auth', () => ({
  get auth() {
    return mockAuth;
  },
  authReady: Promise.resolve(),
}));
jest.mock('../data/firebase', () => ({ callFunction: jest.fn() }));
jest.mock('../data/cache', () => ({ forget: jest.fn() }));

const form = {
  email: 'baraka@shule.example',
  password: 'siri-yangu',
  confirmPassword: 'siri-yangu',
  firstName: 'Baraka',
  lastName: 'Kileo',
  username: 'baraka',
};
const names = { firstName: 'Baraka', lastName: 'Kileo', username: 'baraka' };
const noNames = { firstName: '', lastName: '', username: '' };

let store: ReturnType<typeof makeStore>;
const shown = () => selectSession(store.getState());

beforeEach(async () => {
  resetFakeAuth();
  store = makeStore();
  await session.followAuth(store.dispatch);
});

afterEach(() => authTurnsTo(null));

describe('signing up', () => {
  it('creates the account, its name, its documents, and sends the mail that leads to the site root', async () => {
    await session.signUp(form);
    await settle();
    expect(firebaseAuth.createUserWithEmailAndPassword).toHaveBeenCalledWith(
      mockAuth,
      form.email,
      form.password,
    );
    expect(callFunction).toHaveBeenCalledTimes(1);
    expect(callFunction).toHaveBeenCalledWith('ensureUser', names);
    expect(firebaseAuth.sendEmailVerification).toHaveBeenCalledWith(mockAuth.currentUser, {
      url: `${location.origin}/`,
    });
    expect(shown().user?.displayName).toBe('Baraka Kileo');
    expect(localStorage.getItem('somo:new-account')).toBeNull();
  });

  it('stands although the mail could not be sent', async () => {
    jest.mocked(firebaseAuth.sendEmailVerification).mockRejectedValue(new Error('quota'));
    await expect(session.signUp(form)).resolves.toBeUndefined();
  });

  it('finishes at the next start what a break left undone', async () => {
    jest.mocked(callFunction).mockRejectedValueOnce(new Error('connection lost'));
    await session.signUp(form);
    await settle();
    expect(localStorage.getItem('somo:new-account')).toContain('Baraka');

    // The page is closed and opened again.
    await jest.isolateModulesAsync(async () => {
      const { callFunction: callAgain } = await import('../data/firebase');
      jest.mocked(callAgain).mockResolvedValue({ user: { status: 'active' }, usernameTaken: false });
      const reopened = await import('./authSession');
      await reopened.followAuth(store.dispatch);
      await settle();
      expect(callAgain).toHaveBeenCalledWith('ensureUser', names);
    });
    expect(localStorage.getItem('somo:new-account')).toBeNull();
  });

  it('says so when the username went to somebody else meanwhile', async () => {
    jest.mocked(callFunction).mockResolvedValue({ user: { status: 'active' }, usernameTaken: true });
    const dispatched = jest.spyOn(store, 'dispatch');
    await session.followAuth(store.dispatch);
    await session.signUp(form);
    await settle();
    expect(dispatched).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'notice/shown',
        payload: expect.objectContaining({ title: 'That username is taken.' }),
      }),
    );
  });

  it('does not give a refused form’s names to the owner of the e-mail', async () => {
    const refused = Object.assign(new Error('in use'), { code: 'auth/email-already-in-use' });
    jest.mocked(firebaseAuth.createUserWithEmailAndPassword).mockRejectedValue(refused);
    await expect(session.signUp(form)).rejects.toBe(refused);
    await authTurnsTo(userOf());
    expect(callFunction).toHaveBeenCalledWith('ensureUser', noNames);
  });

  it('keeps the names when only the answer was lost, even over a second try', async () => {
    const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
    const inUse = Object.assign(new Error('in use'), { code: 'auth/email-already-in-use' });
    jest
      .mocked(firebaseAuth.createUserWithEmailAndPassword)
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(inUse);
    await expect(session.signUp(form)).rejects.toBe(lost);
    await expect(session.signUp(form)).rejects.toBe(inUse);
    await authTurnsTo(userOf());
    expect(callFunction).toHaveBeenCalledWith('ensureUser', names);
  });
});
