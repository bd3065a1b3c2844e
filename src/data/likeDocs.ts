import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { type LikedThing, likePath } from '../domain/like';
import { db } from './firestore';

export interface OwnLikesRequest {
  uid: string;
  /** At most 30. */
  ids: string[];
  /** When the things were read, whose counts hold the likes of then. */
  readAt: number;
}

/** Which of these the reader likes. */
export async function listOwnLikes({ uid, ids }: OwnLikesRequest): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = query(collection(db, 'likes'), where('uid', '==', uid), where('target_id', 'in', ids));
  return (await getDocs(own)).docs.map((stored) => String(stored.get('target_id')));
}

export interface LikeChange extends LikedThing {
  isLiked: boolean;
  /** The list that it is in. */
  request: OwnLikesRequest;
}

/** Once more changes nothing: the id is made of who and what. */
export async function setLike({ kind, id, isLiked, request: { uid } }: LikeChange): Promise<void> {
  const ref = doc(db, likePath(uid, id));
  if (isLiked) await setDoc(ref, { uid, kind, target_id: id, created_at: serverTimestamp() });
  else await deleteDoc(ref);
}
