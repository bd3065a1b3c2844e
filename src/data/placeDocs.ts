import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { Bookmark } from '../domain/bookmark';
import { type Position, type PositionKind, RECENT_LIMIT, type RecentPlace } from '../domain/place';
import { textOr } from '../domain/stored';
import { fromDocument } from './converter';
import { db } from './firestore';
import { writeLasting } from './lastingWrite';

/** What the store keeps for one person about one book, audio or lesson: where they are in it, and what they marked. */

export interface PlaceKey {
  uid: string;
  itemId: string;
}

const positionDoc = ({ uid, itemId }: PlaceKey) => doc(db, 'users', uid, 'positions', itemId);
const bookmarksDoc = ({ uid, itemId }: PlaceKey) => doc(db, 'users', uid, 'bookmarks', itemId);

function parsePosition(data: Record<string, unknown>): Position | null {
  const { place, updated_at } = fromDocument(data);
  return typeof place === 'number' ? { place, at: Number(updated_at) || 0 } : null;
}

export async function readPosition(key: PlaceKey): Promise<Position | null> {
  return parsePosition((await getDoc(positionDoc(key))).data() ?? {});
}

/** Where somebody was lately, the newest first. */
export async function listRecentPlaces({ uid, kind }: { uid: string; kind: PositionKind }) {
  const positions = collection(db, 'users', uid, 'positions');
  const newest = [orderBy('updated_at', 'desc'), limit(RECENT_LIMIT)];
  const { docs } = await getDocs(query(positions, where('kind', '==', kind), ...newest));
  return docs.flatMap((found): RecentPlace[] => {
    const position = parsePosition(found.data());
    return position ? [{ itemId: found.id, place: position.place }] : [];
  });
}

export interface PlaceInput extends PlaceKey {
  kind: PositionKind;
  place: number;
}

/**
 * The server's clock decides which of two devices is newer, so the server's clock stamps it. Mostly saved while a page
 * is being closed: the request must outlive it.
 */
export const savePosition = ({ place, kind, ...key }: PlaceInput): Promise<void> =>
  writeLasting(positionDoc(key).path, { place, kind }, 'updated_at');

export async function readBookmarks(key: PlaceKey): Promise<Bookmark[]> {
  const { places, notes } = fromDocument((await getDoc(bookmarksDoc(key))).data() ?? {});
  const noted = (notes ?? {}) as Record<number, unknown>;
  return Array.isArray(places)
    ? places
        .filter((place) => typeof place === 'number')
        .map((place) => ({ place, note: textOr(noted[place], '') }))
    : [];
}

export interface BookmarkInput extends PlaceKey, Bookmark {
  isSet: boolean;
}

/** One mark in or out, so that marks made on two devices at once all stay. */
export const saveBookmark = ({ place, note, isSet, ...key }: BookmarkInput): Promise<void> =>
  setDoc(
    bookmarksDoc(key),
    {
      places: isSet ? arrayUnion(place) : arrayRemove(place),
      notes: { [place]: isSet && note ? note : deleteField() },
      updated_at: serverTimestamp(),
    },
    { merge: true },
  );
