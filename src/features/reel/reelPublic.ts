import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { parseReel, type Reel, type ReelRow } from '../../domain/reel';

/** What a visitor reads, with nothing of Firebase's code. The rest is in reelDocs.ts. */

const DETAIL_LIFE_MS = 120_000;

export const listCatalogReels = () => readCatalog<ReelRow>('reel');

const keyOf = (id: string) => `public:reels/${id}`;

/** With its captions and what was counted; null when there is no such reel. */
export const readReel = (id: string): Promise<Reel | null> =>
  cached(keyOf(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(`reels/${id}`);
    return data && parseReel(id, data);
  });

/** After a change of one's own: the list and the reel read again. */
export const forgetReel = (id: string) => Promise.all([forgetCatalog(), forget(keyOf(id))]);
