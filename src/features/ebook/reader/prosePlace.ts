/** A place in flowing text (place.ts) and what it means. */

export interface ProsePlace {
  chapter: number;
  /** 0 to just under 1. */
  share: number;
}

/** Four digits are finer than a line of text; more would be noise. */
const round = (share: number) => Math.floor(Math.min(0.9999, Math.max(0, share)) * 10_000) / 10_000;

export const toPlace = ({ chapter, share }: ProsePlace) => chapter + round(share);

/** A place from an older edition may lie past the end. */
export function fromPlace(place: number, chapters: number): ProsePlace {
  const chapter = Math.min(Math.max(0, Math.floor(place)), chapters - 1);
  return { chapter, share: Math.floor(place) === chapter ? place - chapter : 0 };
}

interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** By the whole height, so that the share of a line stays the same on a screen of another height. */
export const shareOf = ({ scrollTop, scrollHeight }: Scrolled) =>
  scrollHeight > 0 ? scrollTop / scrollHeight : 0;

/** What the reader sees of a chapter: at its end, all of it. */
export function percentOf({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  const room = scrollHeight - clientHeight;
  return room <= 0 ? 100 : Math.round((scrollTop / room) * 100);
}
