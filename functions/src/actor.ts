import type { DecodedIdToken } from 'firebase-admin/auth';
import { ROLES, type Actor, type Role } from '../../src/domain/permissions';
import { db } from './firebase';

export interface Caller extends Actor {
  token: DecodedIdToken;
}

/** The role that Auth vouches for; anything unknown is a student. */
export const roleOf = (claim: unknown): Role => ROLES.find((role) => role === claim) ?? 'student';

/**
 * Who calls. An ID token lives for an hour after its role was taken away, so a teacher or administrator counts as one
 * only while `users/{uid}` says so too.
 */
export async function callerOf(auth: { uid: string; token: DecodedIdToken }): Promise<Caller> {
  const claimed = roleOf(auth.token.role);
  const isConfirmed = claimed === 'student' || (await isActive(auth.uid, claimed));
  return { uid: auth.uid, role: isConfirmed ? claimed : 'student', token: auth.token };
}

async function isActive(uid: string, role: Role): Promise<boolean> {
  const user = await db.doc(`users/${uid}`).get();
  return user.get('role') === role && user.get('status') === 'active';
}
