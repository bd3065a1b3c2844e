import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { type BundleRow, parseBundle } from '../../domain/bundle';

/** What a visitor reads: the catalogue and a bundle, with nothing of Firebase's code. */

export const listCatalogBundles = () => readCatalog<BundleRow>('bundle');

/** Null when there is no such bundle, or none for everybody. */
export const readBundle = (id: string) => readAs(`bundles/${id}`, parseBundle);
