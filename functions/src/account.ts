import type { UserRecord as UserInAuth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { foldEmail } from '../../src/domain/contact';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { fullName, type UserRecord } from '../../src/domain/user';
import { type NewUserForm, userAdminMessages } from '../../src/domain/userAdmin';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween } from './auditChanges';
import { failure, fieldFailure } from './callable';
import { auth, db, hasCode } from './firebase';
import { recountAfter } from './stats';
import { profileRef, toDocument, userOf, userRef } from './userRecord';

/**
 * Accounts in the hands of administrators. `users/{uid}` decides and is changed first, in a transaction; the account in
 * Auth (claim, disabled or not) follows. Staff need both, so whatever breaks in between gives nobody too much.
 */

/** Who decides, as of this moment: of two administrators who dismiss each other, one comes too late. */
async function readAdmin(transaction: Transaction, caller: Caller): Promise<UserRecord> {
  const admin = userOf(await transaction.get(userRef(caller.uid)));
  if (admin?.role !== 'admin' || admin.status !== 'active')
    throw failure('permission-denied', PERMISSION_MESSAGE);
  return admin;
}

export const recordOf = (user: UserRecord) => ({ id: user.uid, title: fullName(user) || user.email });

type Change = Pick<UserRecord, 'role'> | Pick<UserRecord, 'status'>;

/** Changes the record and then the account. The same change once more does nothing but mend the account. */
export async function changeAccount(caller: Caller, uid: string, change: Change): Promise<UserRecord> {
  const entry = auditRef();
  const changed = await db.runTransaction(async (transaction) => {
    const admin = await readAdmin(transaction, caller);
    const user = userOf(await transaction.get(userRef(uid)));
    if (!user) throw failure('not-found', userAdminMessages.missing);
    const next = { ...user, ...change };
    const changes = changesBetween({ ...user }, { ...next }, ['role', 'status']);
    if (changes.length === 0) return user;
    transaction.update(userRef(uid), toDocument(next));
    addToAudit(transaction, entry, {
      actor: actorOf(admin),
      action: 'role' in change ? 'user.role' : 'user.status',
      record: recordOf(user),
      changes,
    });
    return next;
  });
  await settleAuth(uid);
  return changed;
}

const MAX_ROUNDS = 5;

/** Brings Auth in line with the record. Two changes at once may come here in either order, so it looks again. */
export async function settleAuth(uid: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const user = userOf(await userRef(uid).get());
    if (!user) return;
    await applyToAuth(user);
    const now = userOf(await userRef(uid).get());
    if (now?.role === user.role && now.status === user.status) return;
  }
}

async function applyToAuth({ uid, role, status }: UserRecord): Promise<void> {
  try {
    const { customClaims } = await auth.getUser(uid);
    await auth.setCustomUserClaims(uid, { ...customClaims, role });
    await auth.updateUser(uid, { disabled: status === 'inactive' });
    if (status === 'inactive') await auth.revokeRefreshTokens(uid);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) throw failure('not-found', userAdminMessages.missing);
    throw error;
  }
}

/**
 * An account with its documents. `uid` is made by whoever asks, so that the same request once more finds what it made
 * the first time and finishes it.
 */
export async function createAccount(caller: Caller, uid: string, person: NewUserForm): Promise<UserRecord> {
  await createInAuth(uid, person);
  const user = await db.runTransaction(async (transaction) => {
    const admin = await readAdmin(transaction, caller);
    const stored = userOf(await transaction.get(userRef(uid)));
    if (stored) return stored;
    const made = newUser(uid, person);
    transaction.create(userRef(uid), toDocument(made));
    transaction.set(profileRef(uid), { name: fullName(made), avatar_url: null });
    addToAudit(transaction, auditRef(`user.create_${uid}`), {
      actor: actorOf(admin),
      action: 'user.create',
      record: recordOf(made),
      changes: changesBetween(undefined, { ...made }, ['email', 'role']),
    });
    return made;
  });
  if (!isAs(user, person)) throw failure('already-exists', userAdminMessages.createdAlready);
  await settleAuth(uid);
  await recountAfter('users');
  return user;
}

async function createInAuth(uid: string, { email, firstName, lastName }: NewUserForm): Promise<void> {
  try {
    await auth.createUser({ uid, email, displayName: `${firstName} ${lastName}` });
  } catch (error) {
    if (hasCode(error, 'auth/invalid-email'))
      throw fieldFailure('invalid-argument', 'email', userAdminMessages.email);
    if (!hasCode(error, 'auth/uid-already-exists') && !hasCode(error, 'auth/email-already-exists'))
      throw error;
    const made = await findInAuth(uid);
    if (!made) throw fieldFailure('already-exists', 'email', userAdminMessages.emailTaken);
    if (made.email !== foldEmail(email)) throw failure('already-exists', userAdminMessages.createdAlready);
  }
}

/** What an earlier try of the same request made. */
async function findInAuth(uid: string): Promise<UserInAuth | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

function newUser(uid: string, { email, firstName, lastName, role }: NewUserForm): UserRecord {
  return {
    uid,
    email: foldEmail(email),
    first_name: firstName,
    last_name: lastName,
    username: '',
    role: role as UserRecord['role'],
    status: 'active',
    joined: Date.now(),
  };
}

function isAs(user: UserRecord, person: NewUserForm): boolean {
  const wanted = newUser(user.uid, person);
  return (['email', 'first_name', 'last_name', 'role'] as const).every(
    (field) => user[field] === wanted[field],
  );
}
