import { doc, getDoc } from 'firebase/firestore/lite';
import { db } from '../data/firestore';
import { foldUsername } from '../domain/username';

/**
 * Asked before an account is made, to spare the reader a half-made one; `ensureUser` is what really reserves a name.
 * An answer that does not come counts as free, for the same reason.
 */
export async function isUsernameTaken(username: string): Promise<boolean> {
  const name = foldUsername(username);
  if (name === '') return false;
  try {
    return (await getDoc(doc(db, 'usernames', name))).exists();
  } catch {
    return false;
  }
}
