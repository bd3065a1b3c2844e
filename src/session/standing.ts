import { doc, getDoc } from 'firebase/firestore/lite';
import { db } from '../data/firestore';
import type { UserRecord } from '../domain/user';

/** What the server says now, which a token learns of an hour late: one read; null when it cannot be told. */
export async function readStanding(uid: string): Promise<Pick<UserRecord, 'role' | 'status'> | null> {
  try {
    const stored = await getDoc(doc(db, 'users', uid));
    return stored.exists() ? (stored.data() as Pick<UserRecord, 'role' | 'status'>) : null;
  } catch {
    return null;
  }
}
