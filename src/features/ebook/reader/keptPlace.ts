import { recall, remember } from '../../../data/cache';
import { localStore } from '../../../data/deviceStorage';
import type { KeptPlace } from './place';

interface Keeper {
  read(): Promise<KeptPlace | null>;
  write(kept: KeptPlace): void;
}

/** A user's places go with the user: signing out wipes what the cache holds under their id. */
const forUser = (ebookId: string, uid: string): Keeper => {
  const key = `${uid}:place:${ebookId}`;
  return {
    read: async () => (await recall<KeptPlace>(key))?.data ?? null,
    write: (kept) => void remember(key, kept),
  };
};

const forVisitor = (ebookId: string): Keeper => {
  const key = `somo-place:${ebookId}`;
  return {
    read: () => {
      const place = Number(localStore.read(key) ?? NaN);
      return Promise.resolve(place >= 0 ? { place, known: null } : null);
    },
    write: ({ place }) => localStore.write(key, String(place)),
  };
};

/** What this device remembers of a book, for whoever reads on it. */
export const keptPlace = (ebookId: string, uid: string | null): Keeper =>
  uid === null ? forVisitor(ebookId) : forUser(ebookId, uid);
