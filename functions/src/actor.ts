import type { DecodedIdToken } from 'firebase-admin/auth';
import { ROLES, type Actor, type Role } from '../../src/domain/permissions';
import type { UserRecord } from '../../src/domain/user';
import { userOf, userRef } from './userRecord';

export interface Caller extends Actor {
  token: DecodedIdToken;
  /** Null for an account whose record `ensureUser` has yet to make. */
  user: UserRecord | null;
}

/** The role that Auth vouches for; anything unknown is a student. */
export const roleOf = (claim: unknown): Role => ROLES.find((role) => role === claim) ?? 'student';

/**
 * Who calls, as `users/{uid}` has it now: an ID token lives for an hour after its role was taken away. Whose claim the
 * record does not confirm is a student; who was deactivated is nobody, like a visitor.
 */
export async function callerOf({
  uid,
  token,
}: {
  uid: string;
  token: DecodedIdToken;
}): Promise<Caller | null> {
  const stored = await userRef(uid).get();
  if (stored.get('status') === 'inactive') return null;
  const claimed = roleOf(token.role);
  const isConfirmed = stored.get('status') === 'active' && stored.get('role') === claimed;
  return { uid, role: isConfirmed ? claimed : 'student', token, user: userOf(stored) };
}
