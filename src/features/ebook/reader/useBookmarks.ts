import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { localStore } from '../../../data/deviceStorage';
import { bookmarkAt, toggleBookmark } from './bookmark';
import { useGetBookmarksQuery, useSaveBookmarkMutation } from './readerApi';

export interface Bookmarks {
  places: readonly number[];
  toggle: (place: number) => void;
}

const NONE: readonly number[] = [];

/** A user's bookmarks follow them to any device; a visitor's stay on this one. */
export function useBookmarks(ebookId: string, uid: string | null): Bookmarks {
  const ofUser = useStoredBookmarks(ebookId, uid);
  const ofVisitor = useKeptBookmarks(ebookId);
  return uid === null ? ofVisitor : ofUser;
}

function useStoredBookmarks(ebookId: string, uid: string | null): Bookmarks {
  const { currentData: places = NONE } = useGetBookmarksQuery(uid === null ? skipToken : { uid, ebookId });
  const [save] = useSaveBookmarkMutation();
  const toggle = (place: number) => {
    if (uid === null) return;
    const marked = bookmarkAt(places, place);
    void save({ uid, ebookId, place: marked ?? place, isSet: marked === undefined });
  };
  return { places: [...places].sort((a, b) => a - b), toggle };
}

const keyOf = (ebookId: string) => `somo-bookmarks:${ebookId}`;

function useKeptBookmarks(ebookId: string): Bookmarks {
  const [places, setPlaces] = useState(() => readKept(ebookId));
  const toggle = useCallback(
    (place: number) => {
      const marked = bookmarkAt(places, place);
      const next = toggleBookmark(places, marked ?? place, marked === undefined);
      localStore.write(keyOf(ebookId), next.join(' '));
      setPlaces(next);
    },
    [ebookId, places],
  );
  return { places, toggle };
}

const readKept = (ebookId: string) =>
  (localStore.read(keyOf(ebookId)) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((place) => place >= 0);
