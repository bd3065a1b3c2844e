import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { type LiveClassRow, parseLiveClass } from '../../domain/liveClass';
import { liveClassPath } from '../../domain/liveClassRecord';

/** What a visitor reads: the catalogue and one class, with nothing of Firebase's code. */

/** Short: a teacher opens and closes a class at any moment. */
const LIFE_MS = 20_000;

export const listCatalogLiveClasses = () => readCatalog<LiveClassRow>('live_class');

/** Null when there is no such class. */
export const readLiveClass = (id: string) => readAs(liveClassPath(id), parseLiveClass, LIFE_MS);
