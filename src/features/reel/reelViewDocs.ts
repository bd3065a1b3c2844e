import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { db } from '../../data/firestore';
import { reelViewPath } from '../../domain/reel';

export interface ReelView {
  uid: string;
  id: string;
}

/** The rules take it once and refuse it from then on, which is no failure. */
export async function addReelView({ uid, id }: ReelView): Promise<void> {
  try {
    await setDoc(doc(db, reelViewPath(uid, id)), { uid, target_id: id, created_at: serverTimestamp() });
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error;
  }
}
