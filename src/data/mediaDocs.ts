import { doc, getDoc } from 'firebase/firestore/lite';
import { accessId } from '../domain/access';
import type { MediaKind, MediaLink } from '../domain/media';
import { callFunction } from './firebase';
import { db } from './firestore';

/** Whether somebody may use what costs something, and the way to its file. */

export interface AccessKey {
  uid: string;
  /** Any of them is enough. */
  productIds: readonly string[];
}

export async function readAccess({ uid, productIds }: AccessKey): Promise<boolean> {
  const ids = productIds.map((productId) => accessId(uid, productId));
  const found = await Promise.all(ids.map((id) => getDoc(doc(db, 'access', id))));
  return found.some((entry) => entry.exists());
}

export interface MediaKey {
  kind: MediaKind;
  id: string;
}

/** An address of the file: a paid one's works for an hour, and is refused to whoever has no access. */
export const openMedia = (key: MediaKey) => callFunction<MediaKey, MediaLink>('openMedia', key);
