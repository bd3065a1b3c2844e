import { object, ref, string, type InferType } from 'yup';
import { optionalText } from './field';
import type { Role } from './permissions';
import { cleanText, foldText, isBlank } from './text';

/** People: who signs in, what the sign-up form asks and what it says (spec sections 2.5, 3, 5, 8). */

/** `users/{uid}` as the store holds it. */
export interface UserRecord {
  uid: string;
  email: string;
  first_name: string;
  last_name: string;
  username: string;
  role: Role;
  status: 'active' | 'inactive';
  /** Milliseconds since 1970. */
  joined: number;
}

export const PASSWORD_MIN = 6;
export const USERNAME_MAX = 30;

export const authMessages = {
  credentialsRequired: 'Email and password are required',
  namesRequired: 'First name and last name are required',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  usernameFormat: 'Use 3 to 30 letters, digits, dots or underscores',
  usernameTaken: 'That username is taken. Choose another.',
  emailFormat: 'Enter a valid email address',
} as const;

/** The form that a name takes in `usernames/{name}`, so that Neema and neema are one; also what may be typed. */
export const foldUsername = (username: string) => foldText(cleanText(username));

const filled = (message: string) =>
  string()
    .default('')
    .test('filled', message, (value) => !isBlank(value));

const email = filled(authMessages.credentialsRequired)
  .transform((value: string) => cleanText(value))
  .max(254, authMessages.emailFormat)
  .email(authMessages.emailFormat);

const name = filled(authMessages.namesRequired)
  .transform((value: string) => cleanText(value))
  .max(60, 'Use at most 60 characters');

const username = optionalText(USERNAME_MAX).test(
  'username',
  authMessages.usernameFormat,
  (value) => value === '' || /^[a-z0-9._]{3,30}$/.test(foldUsername(value)),
);

/** Checked in this order; the page shows the first message, as the specification's one alert does. */
export const signInSchema = object({
  email,
  password: filled(authMessages.credentialsRequired).max(4096, 'Use at most 4096 characters'),
});

export const signUpSchema = object({
  email,
  password: filled(authMessages.credentialsRequired)
    .min(PASSWORD_MIN, authMessages.passwordShort)
    .max(4096, 'Use at most 4096 characters'),
  confirmPassword: string()
    .default('')
    .oneOf([ref('password')], authMessages.passwordsDiffer),
  firstName: name,
  lastName: name,
  username,
});

/** What the callable `ensureUser` takes: the sign-up form's names, empty at a later sign-in. */
export const ensureUserSchema = object({
  firstName: optionalText(60),
  lastName: optionalText(60),
  username,
});

export type SignInForm = InferType<typeof signInSchema>;
export type SignUpForm = InferType<typeof signUpSchema>;
export type EnsureUserInput = InferType<typeof ensureUserSchema>;
