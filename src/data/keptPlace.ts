import { recall, remember } from './cache';
import { localStore } from './deviceStorage';
import type { KeptPlace, RecentPlace } from '../domain/place';

interface Keeper {
  read(): Promise<KeptPlace | null>;
  write(kept: KeptPlace): void;
}

/** A user's places go with the user: signing out wipes what the cache holds under their id. */
const forUser = (itemId: string, uid: string): Keeper => {
  const key = `${uid}:place:${itemId}`;
  return {
    read: async () => (await recall<KeptPlace>(key))?.data ?? null,
    write: (kept) => void remember(key, kept),
  };
};

const VISITOR_PREFIX = 'somo-place:';

const forVisitor = (itemId: string): Keeper => {
  const key = VISITOR_PREFIX + itemId;
  return {
    read: () => {
      const place = Number(localStore.read(key) ?? NaN);
      return Promise.resolve(place >= 0 ? { place, known: null } : null);
    },
    write: ({ place }) => localStore.write(key, String(place)),
  };
};

/** What this device remembers of a book or an audio, for whoever uses it. */
export const keptPlace = (itemId: string, uid: string | null): Keeper =>
  uid === null ? forVisitor(itemId) : forUser(itemId, uid);

/** Everything that a visitor has begun on this device; it does not know when. */
export const keptPlaces = (): RecentPlace[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(VISITOR_PREFIX))
    .map((key) => ({ itemId: key.slice(VISITOR_PREFIX.length), place: Number(localStore.read(key)) }));
