import { isNewer, isSamePlace, type KeptPlace, type Position } from '../domain/place';

export const SAVE_DELAY_MS = 3000;
/** Looking for another device's place costs a read. */
export const LOOK_EVERY_MS = 30_000;

interface Keeping {
  /** Where the book opened. */
  start: number;
  known: Position | null;
  /** On this device, at once. */
  keep: (kept: KeptPlace) => void;
  /** In the store; false when that failed. Left out for visitors. */
  save?: (place: number) => Promise<boolean>;
  /** What the store has; rejects when it cannot be found out. Left out for visitors. */
  read?: () => Promise<Position | null>;
  /**
   * Milliseconds of rest after the last turn until a save. For what never rests, as sound does: how long at most a turn
   * waits for it.
   */
  wait?: { rest: number } | { most: number };
}

/**
 * Follows a reader through a book, or a listener through an audio, and stores where they are, by default a little
 * after the last turn. Opening is no turn: it stores nothing, so that a look at a book never hides how far one has read
 * elsewhere.
 */
export class PlaceKeeper {
  private place: number;
  private known: Position | null;
  private isUnsaved = false;
  private lookedAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly keeping: Keeping) {
    this.place = keeping.start;
    this.known = keeping.known;
  }

  turn(place: number): void {
    if (isSamePlace(place, this.place)) return;
    this.place = place;
    this.keeping.keep({ place, known: this.known });
    this.isUnsaved = true;
    this.saveLater();
  }

  private saveLater(): void {
    const { wait = { rest: SAVE_DELAY_MS } } = this.keeping;
    if ('rest' in wait) clearTimeout(this.timer);
    else if (this.timer !== undefined) return;
    this.timer = setTimeout(() => void this.flush(), 'rest' in wait ? wait.rest : wait.most);
  }

  /** Stores now what waits. A failed save waits for the next turn, the next flush or the next visit. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { save, keep } = this.keeping;
    if (!this.isUnsaved || !save) return;
    this.isUnsaved = false;
    const place = this.place;
    if (await save(place)) {
      this.known = { place, at: null };
      keep({ place: this.place, known: this.known });
    } else {
      this.isUnsaved = true;
    }
  }

  /** When somebody comes back, they may have gone on elsewhere: the place to offer; else null. */
  async look(): Promise<number | null> {
    const { read } = this.keeping;
    if (!read || Date.now() - this.lookedAt < LOOK_EVERY_MS) return null;
    this.lookedAt = Date.now();
    return this.newerPlace(await read().catch(() => null));
  }

  /** The place to offer when the store turns out to hold a newer one than this page knows; else null. */
  newerPlace(stored: Position | null): number | null {
    if (this.isUnsaved || !isNewer(stored, this.known)) return null;
    this.known = stored;
    return isSamePlace(stored.place, this.place) ? null : stored.place;
  }
}
