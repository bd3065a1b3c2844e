import { api, call, late } from '../../data/api';
import type { Bundle, BundlePart, BundleRow } from '../../domain/bundle';
import type { HiddenBundleKey, OwnedKey } from './bundleDocs';
import { listCatalogBundles, readBundle } from './bundlePublic';
import { type PartOffer, readPartOffers } from './partOffers';

// Firestore's client is no part of what a visitor loads.
const docs = late(() => import('./bundleDocs'));

const bundleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogBundles: build.query<BundleRow[], void>({
      queryFn: call(listCatalogBundles),
      providesTags: [{ type: 'Catalog', id: 'bundle' }],
    }),
    getBundle: build.query<Bundle | null, string>({
      queryFn: call(readBundle),
      providesTags: (_result, _error, id) => [{ type: 'Bundle', id }],
    }),
    getHiddenBundle: build.query<Bundle | null, HiddenBundleKey>({
      queryFn: call(docs('readHiddenBundle'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listPartOffers: build.query<PartOffer[], readonly Pick<BundlePart, 'kind' | 'id'>[]>({
      queryFn: call(readPartOffers),
      providesTags: ['ebook', 'audio', 'course'].map((id) => ({ type: 'Catalog', id })),
    }),
    listOwnedParts: build.query<string[], OwnedKey>({
      queryFn: call(docs('readOwned'), { access: 'user' }),
      // The next look asks again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListCatalogBundlesQuery,
  useGetBundleQuery,
  useGetHiddenBundleQuery,
  useListPartOffersQuery,
  useListOwnedPartsQuery,
} = bundleApi;
