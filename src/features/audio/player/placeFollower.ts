import { keptPlace } from '../../../data/keptPlace';
import { PlaceKeeper } from '../../../data/placeKeeper';
import type { PlaceInput, PlaceKey } from '../../../data/placeDocs';
import { type Position, resumePlace } from '../../../domain/place';

export interface PlaceServices {
  /** Rejects when it cannot be found out. */
  readPosition: (key: PlaceKey) => Promise<Position | null>;
  /** False when that failed. */
  savePosition: (input: PlaceInput) => Promise<boolean>;
}

/** A listener's place moves all the time: the store hears of it once a minute, and when the page is left. */
export const SAVE_EVERY_MS = 60_000;
/** The device remembers closer. */
const KEEP_EVERY_S = 5;
/** Looking for another device's place costs a read. */
const LOOK_EVERY_MS = 30_000;

/** Follows somebody through one audio. Opening it is no step: it changes nothing that is stored. */
export class PlaceFollower {
  private lookedAt = Date.now();

  private constructor(
    private readonly key: { itemId: string; uid: string | null },
    private readonly services: PlaceServices,
    private readonly keeper: PlaceKeeper,
    private kept: number,
  ) {}

  /** Null for a start: never heard. Without a connection the device's own memory has to do. */
  static async open(key: { itemId: string; uid: string | null }, services: PlaceServices) {
    const { itemId, uid } = key;
    const memory = keptPlace(itemId, uid);
    const [kept, stored] = await Promise.all([
      memory.read(),
      uid === null ? null : services.readPosition({ itemId, uid }).catch(() => null),
    ]);
    const start = resumePlace(stored, kept);
    const keeper = new PlaceKeeper({
      start: start ?? 0,
      known: stored ?? kept?.known ?? null,
      keep: memory.write,
      wait: { most: SAVE_EVERY_MS },
      ...(uid !== null && {
        save: (place: number) => services.savePosition({ itemId, uid, kind: 'audio', place }),
      }),
    });
    return { start, follower: new PlaceFollower(key, services, keeper, start ?? 0) };
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
  async look(): Promise<number | null> {
    const { itemId, uid } = this.key;
    if (uid === null || Date.now() - this.lookedAt < LOOK_EVERY_MS) return null;
    this.lookedAt = Date.now();
    const stored = await this.services.readPosition({ itemId, uid }).catch(() => null);
    return this.keeper.newerPlace(stored);
  }
}
