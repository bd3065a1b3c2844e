import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { AppError } from '../../src/domain/errors';
import type { Role } from '../../src/domain/permissions';
import { REGION } from '../../src/domain/region';
import { emulatorHost, PROJECT_ID } from './emulators';
import { adminApp, adminDb } from './world';

/** Real accounts of the Auth emulator, calling real functions over HTTP. Every test makes its own. */

export interface Account {
  uid: string;
  email: string;
  token: string;
}

interface SignUp {
  role?: Role;
  displayName?: string;
  /** The e-mail is. */
  isVerified?: boolean;
  /** First and last name, in the record. */
  name?: [string, string];
  /** What users/{uid} says; left out: the same role, active. Null: no record yet. */
  record?: { role: Role; status: string } | null;
}

const PASSWORD = 'msitu-wa-vitabu';

export async function signUp(options: SignUp = {}): Promise<Account> {
  const { role = 'student', displayName, name, record, isVerified = false } = options;
  const email = `mtu-${randomUUID()}@somo.example`;
  const auth = getAuth(adminApp());
  const { uid } = await auth.createUser({
    email,
    password: PASSWORD,
    emailVerified: isVerified,
    ...(displayName && { displayName }),
  });
  if (role !== 'student') await auth.setCustomUserClaims(uid, { role });
  if (record !== null)
    await adminDb()
      .doc(`users/${uid}`)
      .set({
        ...(record ?? { role, status: 'active' }),
        ...(name && { first_name: name[0], last_name: name[1] }),
      });
  return { uid, email, token: await tokenFor(email) };
}

/** With a token of now, which knows what has changed since. */
export const renewed = async (account: Account): Promise<Account> => ({
  ...account,
  token: await tokenFor(account.email),
});

async function tokenFor(email: string): Promise<string> {
  const { host, port } = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

export type Answer<T> = { status: number; result?: T; error?: { message: string; details?: AppError } };

/** `data` may be a text that is sent as it is, for payloads that no JSON.stringify makes. */
export async function callFunction<T>(name: string, data: unknown, caller?: Account): Promise<Answer<T>> {
  const { host, port } = emulatorHost('FUNCTIONS_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/${PROJECT_ID}/${REGION}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller && { authorization: `Bearer ${caller.token}` }),
    },
    body: typeof data === 'string' ? data : JSON.stringify({ data }),
  });
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Omit<Answer<T>, 'status'>;
  return { status: response.status, ...body };
}

/** The links to set a password that Auth has mailed to somebody. */
export async function passwordMailsTo(email: string): Promise<string[]> {
  const { host, port } = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email.toLowerCase() && code.requestType === 'PASSWORD_RESET')
    .map(({ oobLink }) => oobLink);
}
