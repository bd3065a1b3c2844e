import { toAppError } from '../data/errors';
import { authMessages } from '../domain/authMessages';
import { type AppError, OFFLINE_MESSAGE, TIMEOUT_MESSAGE, UNEXPECTED_MESSAGE } from '../domain/errors';

// Codes that would tell whether an e-mail has an account share one text.
const WRONG_CREDENTIALS = 'Email or password is wrong. Check both and try again.';
const NOT_CREATED =
  'We could not create an account with these details. If you already have one, sign in or reset your password.';
const NOTHING_GIVEN = 'You must provide either an email or phone number and a password';
const NO_SESSION = 'Auth session or user missing';
const TOO_MANY = 'Too many tries. Wait a few minutes, then try again or reset your password.';
const BUSY = 'Somo is very busy right now. Wait a minute and try again.';

/** At sign-in, and in a page that is open while an administrator deactivates the reader's account. */
export const DEACTIVATED = {
  title: 'This account is deactivated.',
  description: 'Ask your school’s administrator for help.',
} as const;

const TEXTS: Record<string, string> = {
  'user-not-found': WRONG_CREDENTIALS,
  'wrong-password': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'invalid-login-credentials': WRONG_CREDENTIALS,
  'email-already-in-use': NOT_CREATED,
  'missing-email': NOTHING_GIVEN,
  'missing-password': NOTHING_GIVEN,
  'invalid-email': authMessages.emailFormat,
  'weak-password': authMessages.passwordShort,
  'too-many-requests': TOO_MANY,
  'user-disabled': `${DEACTIVATED.title} ${DEACTIVATED.description}`,
  'quota-exceeded': BUSY,
  'resource-exhausted': BUSY,
  'no-current-user': NO_SESSION,
  'null-user': NO_SESSION,
  'user-token-expired': NO_SESSION,
  'invalid-user-token': NO_SESSION,
  'invalid-id-token': NO_SESSION,
  'requires-recent-login': NO_SESSION,
  offline: OFFLINE_MESSAGE,
  timeout: TIMEOUT_MESSAGE,
};

export const USERNAME_TAKEN: AppError = {
  code: 'already-exists',
  message: authMessages.usernameTaken,
  fields: { username: authMessages.usernameTaken },
};

/** What the auth page's alert says; no code of Firebase's reaches the reader. */
export function toAuthError(thrown: unknown): AppError {
  const { code, message } = toAppError(thrown);
  // Without a connection Auth's own code may not load either, and that error has no code.
  if (code === 'unknown' && !navigator.onLine) return { code: 'offline', message: OFFLINE_MESSAGE };
  if (code === 'password-does-not-meet-requirements') return { code, message: weakPassword(message) };
  return { code, message: TEXTS[code] ?? UNEXPECTED_MESSAGE };
}

/** The project's password policy comes as `Missing password requirements: [reason, reason]`. */
function weakPassword(message: string): string {
  const reasons = /\[(.+)\]/.exec(message)?.[1];
  return reasons ? `This password is too weak. ${reasons}.` : 'This password is too weak. Use a longer one.';
}
