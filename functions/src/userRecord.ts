import type { UserRecord as Account } from 'firebase-admin/auth';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { foldEmail } from '../../src/domain/contact';
import { shownName } from '../../src/domain/lesson';
import { fullName, parseUser, userKeys, type UserRecord } from '../../src/domain/user';
import { foldUsername } from '../../src/domain/username';
import { auth, db, hasCode } from './firebase';

/** `users/{uid}` between the store and the domain. */

export const userRef = (uid: string) => db.doc(`users/${uid}`);
export const profileRef = (uid: string) => db.doc(`profiles/${uid}`);

/** When the account was made; null where a record does not tell. */
export function joinedOf(stored: DocumentSnapshot): number | null {
  const joined: unknown = stored.get('joined');
  return joined instanceof Timestamp ? joined.toMillis() : null;
}

/** Null when there is no record. */
export function userOf(stored: DocumentSnapshot): UserRecord | null {
  const data = stored.data();
  return data ? parseUser(stored.id, { ...data, joined: joinedOf(stored) ?? 0 }) : null;
}

/** Students are children: strangers see their first name and an initial. */
export const publicName = (user: UserRecord) =>
  user.role === 'student' ? shownName(user.first_name, user.last_name) : fullName(user);

/** Whoever signs in with this e-mail, verified or not; null: nobody. */
export async function accountWith(email: string): Promise<Account | null> {
  try {
    return await auth.getUserByEmail(foldEmail(email));
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found') || hasCode(error, 'auth/invalid-email')) return null;
    throw error;
  }
}

/** By e-mail or by username; null: nobody. */
export async function uidOf(name: string): Promise<string | null> {
  if (name.includes('@')) return (await accountWith(name))?.uid ?? null;
  const reservation = await db.doc(`usernames/${foldUsername(name)}`).get();
  return reservation.exists ? String(reservation.get('uid')) : null;
}

/** The record with what tables sort and search by, which must follow every change. */
export function toDocument(user: UserRecord) {
  const { uid: _uid, joined, ...fields } = user;
  return { ...fields, ...userKeys(user), joined: Timestamp.fromMillis(joined) };
}

export function isStoredAs(stored: DocumentSnapshot, user: UserRecord): boolean {
  if (joinedOf(stored) === null) return false;
  const { joined: _joined, ...fields } = toDocument(user);
  return Object.entries(fields).every(
    ([field, value]) => JSON.stringify(stored.get(field)) === JSON.stringify(value),
  );
}
