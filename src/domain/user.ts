import { object, type ObjectSchema, ref, string, type InferType, ValidationError } from 'yup';
import { authMessages, PASSWORD_MIN } from './authMessages';
import { optionalText } from './field';
import { ROLES, type Role } from './permissions';
import { cleanText, foldText, isBlank, searchTerms } from './text';
import { isUsername, USERNAME_MAX } from './username';

/** People: who signs in, what the sign-up form asks and what it says (spec sections 2.5, 3, 5, 8). */

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** `users/{uid}` as the store holds it, besides what tables sort and search by (`userKeys`). */
export interface UserRecord {
  uid: string;
  email: string;
  first_name: string;
  last_name: string;
  username: string;
  role: Role;
  /** An inactive account cannot sign in. */
  status: UserStatus;
  /** Milliseconds since 1970. */
  joined: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A stored user, mended where fields are missing or of the wrong type. */
export function parseUser(uid: string, data: Record<string, unknown>): UserRecord {
  return {
    uid,
    email: textOf(data.email),
    first_name: textOf(data.first_name),
    last_name: textOf(data.last_name),
    username: textOf(data.username),
    role: ROLES.find((role) => role === data.role) ?? 'student',
    status: data.status === 'inactive' ? 'inactive' : 'active',
    joined: typeof data.joined === 'number' ? data.joined : 0,
  };
}

export const fullName = (user: Pick<UserRecord, 'first_name' | 'last_name'>) =>
  `${user.first_name} ${user.last_name}`.trim();

/** What the table of users may be sorted by; each may stand together with a role, a status and a search. */
export const USER_SORTS = { name: 'sort_name', email: 'email', joined: 'joined' } as const;
export type UserSort = keyof typeof USER_SORTS;

/** The fields of `users/{uid}` that follow from the others, for sorting and searching. */
export function userKeys(user: Pick<UserRecord, 'first_name' | 'last_name' | 'email' | 'username'>) {
  const name = fullName(user);
  return { sort_name: foldText(name), search_terms: searchTerms(name, user.email, user.username) };
}

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
  (value) => value === '' || isUsername(value),
);

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

/** What the profile page lets its owner change; a username only while there is none. */
export const profileSchema = object({ firstName: name, lastName: name, username });

export const resetSchema = object({ email });

export type SignInForm = InferType<typeof signInSchema>;
export type SignUpForm = InferType<typeof signUpSchema>;
export type EnsureUserInput = InferType<typeof ensureUserSchema>;

export interface EnsureUserResult {
  user: UserRecord;
  /** The wanted username belongs to somebody else: the account is there, without one. */
  usernameTaken: boolean;
}

/** The auth page shows one message at a time, in the specification's order of checks; then the formats. */
const ORDER: string[] = [
  authMessages.credentialsRequired,
  authMessages.namesRequired,
  authMessages.passwordsDiffer,
  authMessages.passwordShort,
];

export interface FormProblem {
  field: string;
  message: string;
}

/** The cleaned form, or the one thing to say about it. */
export function checkForm<Form extends object>(
  schema: ObjectSchema<Form>,
  values: object,
): { form: Form } | { problem: FormProblem } {
  try {
    return { form: schema.validateSync(values, { abortEarly: false }) as Form };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = Object.keys(schema.fields);
    const rank = ({ message }: ValidationError) =>
      ORDER.includes(message) ? ORDER.indexOf(message) : ORDER.length;
    const place = ({ path = '' }: ValidationError) => fields.indexOf(path);
    const [first = error] = [...error.inner].sort((a, b) => rank(a) - rank(b) || place(a) - place(b));
    return { problem: { field: first.path ?? '', message: first.message } };
  }
}
