/** Marked places (place.ts) in a book or an audio, in their order. */

export interface Bookmark {
  place: number;
  /** What the reader wrote to it; empty for most. */
  note: string;
}

/** As many as the store takes. */
export const BOOKMARK_LIMIT = 200;
/** Characters of a note. */
export const NOTE_LIMIT = 300;

/** The same spot for a reader: the same page, or the same screen of a chapter. */
const NEAR = 0.01;

export const bookmarkAt = (bookmarks: readonly Bookmark[], place: number): Bookmark | undefined =>
  bookmarks.find((marked) => Math.abs(marked.place - place) < NEAR);

/** With this bookmark, in the place of one there may be; or, with `isSet` false, without it. */
export function withBookmark(bookmarks: readonly Bookmark[], bookmark: Bookmark, isSet: boolean): Bookmark[] {
  const others = bookmarks.filter(({ place }) => place !== bookmark.place);
  if (!isSet) return others;
  return [...others, bookmark].sort((a, b) => a.place - b.place).slice(0, BOOKMARK_LIMIT);
}
