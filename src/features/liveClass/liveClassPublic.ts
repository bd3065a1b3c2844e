import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { type LiveClass, type LiveClassRow, parseLiveClass } from '../../domain/liveClass';
import { liveClassPath } from '../../domain/liveClassRecord';

/** What a visitor reads: the catalogue and one class, with nothing of Firebase's code. */

/** Short: a teacher opens and closes a class at any moment. */
const DETAIL_LIFE_MS = 20_000;
const detailKey = (id: string) => `public:live:${id}`;

export const listCatalogLiveClasses = () => readCatalog<LiveClassRow>('live_class');

/** Null when there is no such class. */
export const readLiveClass = (id: string): Promise<LiveClass | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(liveClassPath(id));
    return data && parseLiveClass(id, data);
  });

/** After a change of one's own: lists and the class's page read again. */
export const forgetLiveClass = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);
