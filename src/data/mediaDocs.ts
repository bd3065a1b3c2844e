import { doc, getDoc } from 'firebase/firestore/lite';
import { accessId, type MediaKind, type MediaLink } from '../domain/media';
import { callFunction } from './firebase';
import { db } from './firestore';

/** Whether somebody may use what costs something, and the way to its file. */

export interface AccessKey {
  uid: string;
  productId: string;
}

export async function readAccess({ uid, productId }: AccessKey): Promise<boolean> {
  const id = accessId(uid, productId);
  return (await getDoc(doc(db, 'access', id))).exists();
}

export interface MediaKey {
  kind: MediaKind;
  id: string;
}

/** An address of the file: a paid one's works for an hour, and is refused to whoever has no access. */
export const openMedia = (key: MediaKey) => callFunction<MediaKey, MediaLink>('openMedia', key);
