import { api, call, late } from '../../data/api';
import type { Reel, ReelRow } from '../../domain/reel';
import type { ReelView } from './reelViewDocs';
import { listCatalogReels, readReel } from './reelPublic';

const docs = late(() => import('./reelViewDocs'));

const reelApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogReels: build.query<ReelRow[], void>({
      queryFn: call(listCatalogReels),
      providesTags: [{ type: 'Catalog', id: 'reel' }],
    }),
    addReelView: build.mutation<void, ReelView>({
      queryFn: call(docs('addReelView'), { access: 'user' }),
    }),
    getReel: build.query<Reel | null, string>({
      queryFn: call(readReel),
      providesTags: (_result, _error, id) => [{ type: 'Reel', id }],
    }),
  }),
});

export const { useListCatalogReelsQuery, useGetReelQuery, useAddReelViewMutation } = reelApi;
