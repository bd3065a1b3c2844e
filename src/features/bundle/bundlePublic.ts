import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublishedDocument } from '../../data/publicDocument';
import { type Bundle, type BundleRow, parseBundle } from '../../domain/bundle';

/** What a visitor reads: the catalogue and a bundle, with nothing of Firebase's code. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:bundle:${id}`;

export const listCatalogBundles = () => readCatalog<BundleRow>('bundle');

/** Null when there is no such bundle, or none for everybody. */
export const readBundle = (id: string): Promise<Bundle | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublishedDocument(`bundles/${id}`);
    return data && parseBundle(id, data);
  });

/** After a change of one's own: lists and the bundle's page read again. */
export const forgetBundle = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);
