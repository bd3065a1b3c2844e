/** Bookmarks are places (place.ts), in the order of the book. */

/** As many as the store takes. */
export const BOOKMARK_LIMIT = 200;

/** The same spot for a reader: the same page, or the same screen of a chapter. */
const NEAR = 0.01;

export const bookmarkAt = (places: readonly number[], place: number): number | undefined =>
  places.find((marked) => Math.abs(marked - place) < NEAR);

export function toggleBookmark(places: readonly number[], place: number, isSet: boolean): number[] {
  const others = places.filter((marked) => marked !== place);
  if (!isSet) return others;
  return [...others, place].sort((a, b) => a - b).slice(0, BOOKMARK_LIMIT);
}
