import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { isOffline, toAppError } from './errors';

/**
 * A read-through cache in IndexedDB for what costs reads: within its life an entry costs nothing, and without a
 * connection its last state still shows. Keys begin with the owner (`public` or a uid) so that sign-out can wipe them.
 */

interface Entry<T> {
  at: number;
  data: T;
}

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('somo-cache', 'entries'));

// Private windows and full phones have no IndexedDB to speak of: then every read goes to the server.
const quietly = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

/** True once it lies there. */
export const remember = <T>(key: string, data: T) =>
  quietly(() => set(key, { at: Date.now(), data } satisfies Entry<T>, openStore()).then(() => true));

export const recall = <T>(key: string) => quietly(() => get<Entry<T>>(key, openStore()));

const underWay = new Map<string, Promise<unknown>>();

/** Work of this key that is under way already is joined, not begun again. */
export function joined<T>(key: string, work: () => Promise<T>): Promise<T> {
  const running = underWay.get(key) as Promise<T> | undefined;
  if (running) return running;
  const begun = work().finally(() => {
    if (underWay.get(key) === begun) underWay.delete(key);
  });
  underWay.set(key, begun);
  return begun;
}

/** Drops every entry whose key begins so; what is being read for one now is old already. */
export const forget = (prefix: string) =>
  quietly(async () => {
    [...underWay.keys()].filter((key) => key.startsWith(prefix)).forEach((key) => underWay.delete(key));
    const all = await entries<string, unknown>(openStore());
    await Promise.all(all.filter(([key]) => key.startsWith(prefix)).map(([key]) => del(key, openStore())));
  });

/** The entry while it is younger than `lifeMs`, else what `read` brings; offline, the last entry of any age. */
export const cached = <T>(key: string, lifeMs: number, read: () => Promise<T>): Promise<T> =>
  joined(key, () => readThrough(key, lifeMs, read));

async function readThrough<T>(key: string, lifeMs: number, read: () => Promise<T>): Promise<T> {
  const entry = await recall<T>(key);
  const age = entry ? Date.now() - entry.at : Infinity;
  if (entry && age >= 0 && age < lifeMs) return entry.data;
  try {
    const data = await read();
    await remember(key, data);
    return data;
  } catch (error) {
    if (entry && isOffline(toAppError(error))) return entry.data;
    throw error;
  }
}
