import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { db } from '../../data/firestore';
import { reelViewPath } from '../../domain/reel';

export interface ReelView {
  uid: string;
  id: string;
}

/** Once more changes nothing: the id is made of who and what. */
export const addReelView = ({ uid, id }: ReelView): Promise<void> =>
  setDoc(doc(db, reelViewPath(uid, id)), { uid, target_id: id, created_at: serverTimestamp() });
