import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Bookmark, bookmarkAt, withBookmark } from '../domain/bookmark';
import { isText } from '../domain/stored';
import { localStore } from './deviceStorage';
import { useGetBookmarksQuery, useSaveBookmarkMutation } from './placeApi';

export interface Bookmarks {
  all: readonly Bookmark[];
  /** A new one, or the new note of one. */
  set: (bookmark: Bookmark) => void;
  remove: (place: number) => void;
  /** Marks this spot, or takes its mark away. */
  toggle: (place: number) => void;
}

const NONE: readonly Bookmark[] = [];

/** A user's bookmarks in a book or an audio follow them to any device; a visitor's stay on this one. */
export function useBookmarks(itemId: string, uid: string | null): Bookmarks {
  const ofUser = useStoredBookmarks(itemId, uid);
  const ofVisitor = useKeptBookmarks(itemId);
  return uid === null ? ofVisitor : ofUser;
}

function acts(all: readonly Bookmark[], save: (bookmark: Bookmark, isSet: boolean) => void): Bookmarks {
  return {
    all,
    set: (bookmark) => save(bookmark, true),
    remove: (place) => save({ place, note: '' }, false),
    toggle: (place) => {
      const marked = bookmarkAt(all, place);
      save(marked ?? { place, note: '' }, marked === undefined);
    },
  };
}

function useStoredBookmarks(itemId: string, uid: string | null): Bookmarks {
  const { currentData = NONE } = useGetBookmarksQuery(uid === null ? skipToken : { uid, itemId });
  const [save] = useSaveBookmarkMutation();
  const all = [...currentData].sort((a, b) => a.place - b.place);
  return acts(all, (bookmark, isSet) => {
    if (uid !== null) void save({ uid, itemId, ...bookmark, isSet });
  });
}

const keyOf = (itemId: string) => `somo-bookmarks:${itemId}`;

function useKeptBookmarks(itemId: string): Bookmarks {
  const [all, setAll] = useState(() => parseKept(localStore.read(keyOf(itemId))));
  return acts(all, (bookmark, isSet) => {
    const next = withBookmark(all, bookmark, isSet);
    localStore.write(keyOf(itemId), JSON.stringify(next));
    setAll(next);
  });
}

/** A device's storage may hold anything. */
function parseKept(json: string | null): Bookmark[] {
  try {
    const kept: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBookmark) : [];
  } catch {
    return [];
  }
}

function isBookmark(kept: unknown): kept is Bookmark {
  const { place, note } = (kept ?? {}) as Record<string, unknown>;
  return typeof place === 'number' && place >= 0 && isText(note);
}
