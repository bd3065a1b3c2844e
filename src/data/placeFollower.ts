import { type Position, type PositionKind, resumePlace } from '../domain/place';
import { keptPlace } from './keptPlace';
import type { PlaceInput, PlaceKey } from './placeDocs';
import { PlaceKeeper } from './placeKeeper';

export interface PlaceServices {
  /** Rejects when it cannot be found out. */
  readPosition: (key: PlaceKey) => Promise<Position | null>;
  /** False when that failed. */
  savePosition: (input: PlaceInput) => Promise<boolean>;
}

interface Followed {
  kind: PositionKind;
  itemId: string;
  /** Null for a visitor, whose place stays on the device. */
  uid: string | null;
}

/** A listener's place moves all the time: the store hears of it once a minute, and when the page is left. */
export const SAVE_EVERY_MS = 60_000;
/** The device remembers closer. */
const KEEP_EVERY_S = 5;

/** Follows somebody through one audio or video. Opening it is no step: it changes nothing that is stored. */
export class PlaceFollower {
  private constructor(
    private readonly keeper: PlaceKeeper,
    private kept: number,
  ) {}

  /** Null for a start: never heard. Without a connection the device's own memory has to do. */
  static async open({ kind, itemId, uid }: Followed, services: PlaceServices) {
    const memory = keptPlace(itemId, uid);
    const store = uid === null ? null : storeOf(kind, { itemId, uid }, services);
    const [kept, stored] = await Promise.all([memory.read(), store?.read().catch(() => null) ?? null]);
    const start = resumePlace(stored, kept);
    const keeper = new PlaceKeeper({
      start: start ?? 0,
      known: stored ?? kept?.known ?? null,
      keep: memory.write,
      wait: { most: SAVE_EVERY_MS },
      ...store,
    });
    return { start, follower: new PlaceFollower(keeper, start ?? 0) };
  }

  /** The last that this device remembers. */
  get place(): number {
    return this.kept;
  }

  /** As it plays. */
  hear(seconds: number): void {
    if (Math.abs(seconds - this.kept) >= KEEP_EVERY_S) this.stand(seconds);
  }

  /** Where it stops, or is sent. */
  stand(seconds: number): void {
    this.kept = seconds;
    this.keeper.turn(seconds);
  }

  flush(): void {
    void this.keeper.flush();
  }

  /** The place to offer when another device has gone on since this one knew; else null. */
  look(): Promise<number | null> {
    return this.keeper.look();
  }
}

const storeOf = (kind: PositionKind, key: PlaceKey, { readPosition, savePosition }: PlaceServices) => ({
  read: () => readPosition(key),
  save: (place: number) => savePosition({ ...key, kind, place }),
});
