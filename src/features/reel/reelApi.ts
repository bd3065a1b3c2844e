import { api, call } from '../../data/api';
import type { Reel, ReelRow } from '../../domain/reel';
import { listCatalogReels, readReel } from './reelPublic';

const reelApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogReels: build.query<ReelRow[], void>({
      queryFn: call(listCatalogReels),
      providesTags: [{ type: 'Catalog', id: 'reel' }],
    }),
    getReel: build.query<Reel | null, string>({
      queryFn: call(readReel),
      providesTags: (_result, _error, id) => [{ type: 'Reel', id }],
    }),
  }),
});

export const { useListCatalogReelsQuery, useGetReelQuery } = reelApi;
