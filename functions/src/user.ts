import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { cleanText } from '../../src/domain/text';
import { foldUsername } from '../../src/domain/username';
import {
  type EnsureUserInput,
  type EnsureUserResult,
  ensureUserSchema,
  fullName,
  parseUser,
  type UserRecord,
} from '../../src/domain/user';
import type { Caller } from './actor';
import { callable } from './callable';
import { matchPayments } from './customer';
import { db, TRANSACTION } from './firebase';
import { recountAfter } from './stats';
import { isStoredAs, joinedOf, profileRef, toDocument, userRef } from './userRecord';

/**
 * Signing up is three steps that can break in between (account, documents, verification mail), so this runs at every
 * sign-in and makes whatever is missing.
 */
export const ensureUser = callable(
  { name: 'ensureUser', access: 'user', schema: ensureUserSchema },
  async (input, caller) => {
    const ensured = await db.runTransaction(
      (transaction) => ensure(transaction, input, caller.token),
      TRANSACTION,
    );
    await matchPayments(caller.token);
    if (caller.user === null) await recountAfter('users');
    return ensured;
  },
);

type Token = Caller['token'];

async function ensure(
  transaction: Transaction,
  input: EnsureUserInput,
  token: Token,
): Promise<EnsureUserResult> {
  const [stored, profile] = await transaction.getAll(userRef(token.uid), profileRef(token.uid));
  if (!stored || !profile) throw new Error('The store gave fewer documents than were asked for');
  const next = nextUser(stored, input, token);
  const wanted = next.username || input.username;
  const reservation = wanted ? await transaction.get(db.doc(`usernames/${foldUsername(wanted)}`)) : null;
  const isOurs = reservation !== null && (!reservation.exists || reservation.get('uid') === token.uid);
  const user: UserRecord = { ...next, username: isOurs ? wanted : next.username };

  if (reservation && isOurs && !reservation.exists) transaction.create(reservation.ref, { uid: token.uid });
  if (!isStoredAs(stored, user)) transaction.set(stored.ref, toDocument(user), { merge: true });
  const name = fullName(user);
  if (!profile.exists) transaction.create(profile.ref, { name, avatar_url: null });
  else if (input.firstName && profile.get('name') !== name) transaction.update(profile.ref, { name });
  return { user, usernameTaken: Boolean(reservation) && !isOurs };
}

/**
 * The record as it should be. Role and status never come from the caller. Names that the sign-up form sends win over
 * stored ones: a sign-in in another tab may have made the record a moment before, with the names that it had.
 */
function nextUser(stored: DocumentSnapshot, input: EnsureUserInput, token: Token): UserRecord {
  const known = parseUser(token.uid, {
    role: token.role,
    ...stored.data(),
    joined: joinedOf(stored) ?? Date.now(),
  });
  const names = input.firstName ? { first_name: input.firstName, last_name: input.lastName } : {};
  const user = { ...known, email: token.email ?? known.email, ...names };
  return user.first_name ? user : { ...user, ...namesFrom(token) };
}

const NAME_MAX = 60;
// Cleaned after the cut, which may go through the middle of a character.
const cut = (name: string) => cleanText(name.slice(0, NAME_MAX));

/** The names of an account that no form came with: made in the console, or by an administrator. */
function namesFrom(token: Token): Pick<UserRecord, 'first_name' | 'last_name'> {
  const displayName = typeof token.name === 'string' ? cleanText(token.name) : '';
  const [first = '', ...rest] = displayName.split(/\s+/);
  const [localPart = ''] = (token.email ?? '').split('@');
  return { first_name: cut(first) || cut(localPart) || 'Somo', last_name: cut(rest.join(' ')) };
}
