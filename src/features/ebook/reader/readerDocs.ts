import { arrayRemove, arrayUnion, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { fromDocument } from '../../../data/converter';
import { callFunction } from '../../../data/firebase';
import { db } from '../../../data/firestore';
import type { Position } from './place';

/** What the store keeps about one reader and one book, and the way to a paid book's file. */

export interface ReaderKey {
  uid: string;
  ebookId: string;
}

/** Whether this user may open a book that costs something. */
export async function readAccess({ uid, ebookId }: ReaderKey): Promise<boolean> {
  return (await getDoc(doc(db, 'access', `${uid}_${ebookId}`))).exists();
}

const positionDoc = ({ uid, ebookId }: ReaderKey) => doc(db, 'users', uid, 'positions', ebookId);
const bookmarksDoc = ({ uid, ebookId }: ReaderKey) => doc(db, 'users', uid, 'bookmarks', ebookId);

export async function readPosition(key: ReaderKey): Promise<Position | null> {
  const { place, updated_at } = fromDocument((await getDoc(positionDoc(key))).data() ?? {});
  return typeof place === 'number' ? { place, at: Number(updated_at) || 0 } : null;
}

export interface PlaceInput extends ReaderKey {
  place: number;
}

/** The server's clock decides which of two devices is newer, so the server's clock stamps it. */
export const savePosition = ({ place, ...key }: PlaceInput): Promise<void> =>
  setDoc(positionDoc(key), { place, updated_at: serverTimestamp() });

export async function readBookmarks(key: ReaderKey): Promise<number[]> {
  const { places } = fromDocument((await getDoc(bookmarksDoc(key))).data() ?? {});
  return Array.isArray(places) ? places.filter((place) => typeof place === 'number') : [];
}

export interface BookmarkInput extends PlaceInput {
  isSet: boolean;
}

/** One mark in or out, so that marks made on two devices at once all stay. */
export const saveBookmark = ({ place, isSet, ...key }: BookmarkInput): Promise<void> =>
  setDoc(
    bookmarksDoc(key),
    { places: isSet ? arrayUnion(place) : arrayRemove(place), updated_at: serverTimestamp() },
    { merge: true },
  );

export interface MediaTicket {
  url: string;
  size: number;
  contentType: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** An address of a paid book's file that works for an hour; refused to whoever has no access. */
export const openMedia = (id: string) =>
  callFunction<{ kind: 'ebook'; id: string }, MediaTicket>('openMedia', { kind: 'ebook', id });
