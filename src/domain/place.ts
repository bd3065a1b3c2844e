/**
 * Where somebody is, as one number: the page of a PDF (from 1), in a flowing text the chapter (from 0) plus the share of
 * it that is above the screen, in an audio or a video the second.
 */

/** Where somebody can be: a lesson's place is its video's. */
export const POSITION_KINDS = ['ebook', 'audio', 'lesson'] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

/** A place as the store has it. */
export interface Position {
  place: number;
  /** When it was stored, by the server's clock, in milliseconds; null for one's own write, whose time nobody told. */
  at: number | null;
}

/** An entry of what somebody read or heard lately. */
export interface RecentPlace {
  itemId: string;
  place: number;
}

export const RECENT_LIMIT = 12;

/** What this device remembers between visits. */
export interface KeptPlace {
  place: number;
  /** What the store held, or was given, when this device last knew. */
  known: Position | null;
}

/** Finer differences are the layout's doing, not the reader's. */
const SAME = 0.005;
export const isSamePlace = (a: number, b: number) => Math.abs(a - b) < SAME;

/** Whether another device has stored a place since `known`. The store holds the newest one by the server's clock. */
export function isNewer(stored: Position | null, known: Position | null): stored is Position {
  if (!stored) return false;
  if (!known) return true;
  if (known.at !== null && stored.at !== null)
    return stored.at > known.at && !isSamePlace(stored.place, known.place);
  return !isSamePlace(stored.place, known.place);
}

/** Where to open: the store's place when another device was there since, else what was read here last, saved or not. */
export function resumePlace(stored: Position | null, kept: KeptPlace | null): number | null {
  if (!kept) return stored?.place ?? null;
  return isNewer(stored, kept.known) ? stored.place : kept.place;
}
