import { doc, getDoc } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { accessId } from '../../domain/access';
import { type Bundle, parseBundle } from '../../domain/bundle';
import { bundlePath } from '../../domain/bundleRecord';

/** What a signed-in reader reads of bundles, with Firestore's client. */

export interface OwnedKey {
  uid: string;
  ids: readonly string[];
}

/** Which of these products the reader has already. */
export async function readOwned({ uid, ids }: OwnedKey): Promise<string[]> {
  const entries = ids.map((id) => accessId(uid, id));
  const found = await Promise.all(entries.map((entry) => getDoc(doc(db, 'access', entry))));
  return ids.filter((_, place) => found[place]?.exists());
}

export interface HiddenBundleKey {
  uid: string;
  bundleId: string;
}

/** A bundle that is not for everybody, as its author or somebody who has it sees it. */
export async function readHiddenBundle({ bundleId }: HiddenBundleKey): Promise<Bundle | null> {
  try {
    const stored = (await getDoc(doc(db, bundlePath(bundleId)))).data();
    return stored ? parseBundle(bundleId, fromDocument(stored)) : null;
  } catch (error) {
    // One that is not there is refused like one that is somebody else's.
    if ((error as { code?: unknown }).code === 'permission-denied') return null;
    throw error;
  }
}
