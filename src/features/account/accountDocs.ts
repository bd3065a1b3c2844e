import { doc, getDoc } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { type EnsureUserInput, type EnsureUserResult, parseUser, type UserRecord } from '../../domain/user';

/** Null until the server has made the user's documents, a moment after sign-up. */
export async function readAccount(uid: string): Promise<UserRecord | null> {
  const snapshot = await getDoc(doc(db, 'users', uid));
  return snapshot.exists() ? parseUser(uid, fromDocument(snapshot.data())) : null;
}

/** The private record, the public profile and the reserved username change together, on the server. */
export const saveNames = (input: EnsureUserInput) =>
  callFunction<EnsureUserInput, EnsureUserResult>('ensureUser', input);
