import type { Audio, AudioChapter, AudioRow } from '../../../domain/audio';
import { EMPTY, type EngineState } from './engine';
import type { Sleep } from './sleepTimer';

/** What the site knows of the listening: one for all its pages. */
export interface PlayerState extends EngineState {
  audio: Audio | null;
  chapters: readonly AudioChapter[];
  /** Which of the chapters it is in. */
  chapter: number;
  speed: number;
  /** 0 to 100. */
  volume: number;
  sleep: Sleep | null;
  /** Places that a far jump has left, the newest first: the way back from a slip of the thumb. */
  jumps: readonly number[];
  /** What plays next. */
  queue: readonly AudioRow[];
  /** Where another device has listened since. */
  newerPlace: number | null;
}

/** The very queue of a player that nobody has given one yet. */
export const NO_QUEUE: PlayerState['queue'] = [];

export const NOTHING_OPEN = {
  ...EMPTY,
  audio: null,
  chapters: [],
  chapter: 0,
  jumps: [],
  newerPlace: null,
} satisfies Partial<PlayerState>;

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export const BACK_SECONDS = 10;
export const FORWARD_SECONDS = 30;
export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const;

/** Farther than anybody goes on purpose by the jump buttons' own way. */
const FAR_SECONDS = 45;
const JUMP_LIMIT = 5;

/** The places to go back to, after a jump from one place to another. */
export function jumpsAfter(jumps: readonly number[], from: number, to: number): readonly number[] {
  if (Math.abs(to - from) < FAR_SECONDS) return jumps;
  const others = jumps.filter((jump) => Math.abs(jump - from) >= 1);
  return [from, ...others].slice(0, JUMP_LIMIT);
}
