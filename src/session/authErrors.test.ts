import { toAuthError } from './authErrors';

const firebaseError = (code: string, message = `Firebase: Something technical. (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` });
const textOf = (code: string, message?: string) => toAuthError(firebaseError(code, message)).message;

describe('toAuthError', () => {
  it('does not tell whether an e-mail has an account', () => {
    const codes = ['user-not-found', 'wrong-password', 'invalid-credential', 'invalid-login-credentials'];
    expect([...new Set(codes.map((code) => textOf(code)))]).toEqual([
      'Email or password is wrong. Check both and try again.',
    ]);
    expect(textOf('email-already-in-use')).toBe(
      'We could not create an account with these details. If you already have one, sign in or reset your password.',
    );
  });

  it.each([
    ['missing-email', 'You must provide either an email or phone number and a password'],
    ['missing-password', 'You must provide either an email or phone number and a password'],
    ['invalid-email', 'Enter a valid email address'],
    ['weak-password', 'Password must be at least 6 characters'],
    ['too-many-requests', 'Too many tries. Wait a few minutes, then try again or reset your password.'],
    ['user-disabled', 'This account is deactivated. Ask your school’s administrator for help.'],
    ['network-request-failed', 'You are offline. Check your connection and try again.'],
    ['timeout', 'The connection is too slow. Try again.'],
    ['quota-exceeded', 'Somo is very busy right now. Wait a minute and try again.'],
    ['no-current-user', 'Auth session or user missing'],
    ['user-token-expired', 'Auth session or user missing'],
    ['internal-error', 'An unexpected error occurred'],
    ['operation-not-allowed', 'An unexpected error occurred'],
    ['some-code-of-next-year', 'An unexpected error occurred'],
  ])('%s: %s', (code, text) => {
    expect(textOf(code)).toBe(text);
  });

  it('passes on why a password is too weak', () => {
    const message =
      'Firebase: Missing password requirements: [Password must contain at least 8 characters] (auth/password-does-not-meet-requirements).';
    expect(textOf('password-does-not-meet-requirements', message)).toBe(
      'This password is too weak. Password must contain at least 8 characters.',
    );
    expect(textOf('password-does-not-meet-requirements')).toBe(
      'This password is too weak. Use a longer one.',
    );
  });

  it.each([new TypeError('x is not a function'), 'a string', null, undefined, {}])(
    'says of %p nothing technical',
    (thrown) => {
      expect(toAuthError(thrown).message).toBe('An unexpected error occurred');
    },
  );

  it("knows that without a connection Auth's own code may not load", () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toAuthError(new TypeError('Failed to fetch dynamically imported module')).code).toBe('offline');
  });
});
