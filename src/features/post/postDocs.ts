import {
  collection,
  doc,
  type DocumentSnapshot,
  getDoc,
  getDocs,
  query,
  where,
} from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { downloadUrl } from '../../data/upload';
import {
  commentPath,
  parseComment,
  parsePost,
  type Post,
  type PostComment,
  postPath,
} from '../../domain/post';
import type {
  DeleteCommentInput,
  DeletePostInput,
  SaveCommentInput,
  SavePostInput,
} from '../../domain/postInput';

/** The feed as whoever is signed in: what others do not see yet, and writing. */

const postOf = (stored: DocumentSnapshot): Post | null =>
  stored.exists() ? parsePost(stored.id, fromDocument(stored.data())) : null;
const commentOf = (stored: DocumentSnapshot): PostComment | null =>
  stored.exists() ? parseComment(stored.id, fromDocument(stored.data())) : null;

const UNSEEN = ['waiting', 'hidden'];
const newestFirst = (a: { created_at: number }, b: { created_at: number }) => b.created_at - a.created_at;

/** Their own that wait or are hidden. */
export async function listHeldPosts(uid: string): Promise<Post[]> {
  const own = query(collection(db, 'posts'), where('author_uid', '==', uid), where('state', 'in', UNSEEN));
  return (await getDocs(own)).docs.flatMap((stored) => postOf(stored) ?? []).sort(newestFirst);
}

/** Null when there is none for this reader. */
export async function readHeldPost({ id }: { uid: string; id: string }): Promise<Post | null> {
  try {
    return postOf(await getDoc(doc(db, postPath(id))));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return null;
    throw error;
  }
}

export interface HeldCommentsRequest {
  postId: string;
  uid: string;
}

export async function listHeldComments({ postId, uid }: HeldCommentsRequest): Promise<PostComment[]> {
  const all = collection(db, 'posts', postId, 'comments');
  const own = query(all, where('author_uid', '==', uid), where('state', 'in', UNSEEN));
  return (await getDocs(own)).docs.flatMap((stored) => commentOf(stored) ?? []);
}

/** The post as the server has made it of what was sent. */
export async function savePost(input: SavePostInput): Promise<Post | null> {
  await callFunction<SavePostInput, unknown>('savePost', input);
  return postOf(await getDoc(doc(db, postPath(input.id))));
}

export const deletePost = (input: DeletePostInput) =>
  callFunction<DeletePostInput, null>('deletePost', input);

export async function saveComment(input: SaveCommentInput): Promise<PostComment | null> {
  await callFunction<SaveCommentInput, unknown>('saveComment', input);
  return commentOf(await getDoc(doc(db, commentPath(input.postId, input.id))));
}

export const deleteComment = (input: DeleteCommentInput) =>
  callFunction<DeleteCommentInput, null>('deleteComment', input);

/** Of a picture that not everybody sees. */
export const readPictureUrl = (path: string) => downloadUrl(path);
