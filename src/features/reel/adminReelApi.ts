import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { type Hiding, hidingNotice } from '../../data/hiding';
import type { MaterialListRequest } from '../../data/materialDocs';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { Reel } from '../../domain/reel';
import {
  createReel,
  hideReels,
  listReels,
  readFreshReel,
  removeReel,
  type SaveReelInput,
  updateReel,
} from './reelDocs';

/** What the back office reads and writes; the site's reads are in reelApi.ts. */

const afterReel = (id: string) => [
  { type: 'Reel' as const, id },
  { type: 'Reel' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'reel' },
];

const adminReelApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReels: build.query<Page<Reel>, MaterialListRequest>({
      queryFn: call(listReels, { access: 'user' }),
      providesTags: [{ type: 'Reel', id: 'LIST' }],
    }),
    exportReels: build.query<Page<Reel>, MaterialListRequest>(exportQuery(listReels)),
    // Asked before something is deleted for good: what is stored now.
    getReelForDelete: build.query<Reel | null, string>({
      queryFn: call(readFreshReel, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    // A failed save is told by the form, in its banner and as a toast.
    createReel: build.mutation<void, SaveReelInput>({
      queryFn: call(createReel, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterReel(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Reel uploaded successfully!' }) }),
    }),
    updateReel: build.mutation<void, SaveReelInput>({
      queryFn: call(updateReel, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterReel(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Reel updated successfully!' }) }),
    }),
    hideReels: build.mutation<void, Hiding>({
      queryFn: call(hideReels, { access: 'user' }),
      invalidatesTags: (_result, _error, { ids }) => ids.flatMap(afterReel),
      onQueryStarted: hidingNotice(),
    }),
    deleteReel: build.mutation<void, string>({
      queryFn: call(removeReel, { access: 'user' }),
      invalidatesTags: (_result, _error, id) => afterReel(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Reel deleted successfully!' }),
        failure: ({ message }) => ({ title: 'Failed to delete reel: {message}', values: { message } }),
      }),
    }),
  }),
});

export const {
  useListReelsQuery,
  useLazyExportReelsQuery,
  useGetReelForDeleteQuery,
  useCreateReelMutation,
  useUpdateReelMutation,
  useHideReelsMutation,
  useDeleteReelMutation,
} = adminReelApi;
