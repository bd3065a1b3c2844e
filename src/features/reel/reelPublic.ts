import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { parseReel, reelPath, type ReelRow } from '../../domain/reel';

/** What a visitor reads, with nothing of Firebase's code. The rest is in reelDocs.ts. */

export const listCatalogReels = () => readCatalog<ReelRow>('reel');

/** With its captions and what was counted; null when there is no such reel. */
export const readReel = (id: string) => readAs(reelPath(id), parseReel);
