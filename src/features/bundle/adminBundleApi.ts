import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Bundle } from '../../domain/bundle';
import type { CreateBundleInput, SetBundlePublishedInput, UpdateBundleInput } from '../../domain/bundleInput';
import type { Page } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import {
  type BundleListRequest,
  createBundle,
  findParts,
  type FoundPart,
  listBundles,
  type PartSearch,
  readBundleForEdit,
  removeBundle,
  setBundlePublished,
  updateBundle,
} from './adminBundleDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const afterChange = (id: string) => [
  { type: 'Bundle' as const, id },
  { type: 'Bundle' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'bundle' },
  'Audit' as const,
];

const adminBundleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBundles: build.query<Page<Bundle>, BundleListRequest>({
      queryFn: call(listBundles, { access: 'user' }),
      providesTags: [{ type: 'Bundle', id: 'LIST' }],
    }),
    exportBundles: build.query<Page<Bundle>, BundleListRequest>(exportQuery(listBundles)),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getBundleForEdit: build.query<Bundle | null, string>({
      queryFn: call(readBundleForEdit, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    findParts: build.query<FoundPart[], PartSearch>({ queryFn: call(findParts, { access: 'user' }) }),
    createBundle: build.mutation<SavedVersion, CreateBundleInput>({
      queryFn: call(createBundle, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Bundle saved' }) }),
    }),
    updateBundle: build.mutation<SavedVersion, UpdateBundleInput>({
      queryFn: call(updateBundle, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Bundle saved' }) }),
    }),
    setBundlePublished: build.mutation<void, SetBundlePublishedInput>({
      queryFn: call(setBundlePublished, CALLABLE),
      invalidatesTags: (_result, _error, { id }) => afterChange(id),
      onQueryStarted: notify({
        success: ({ isPublished }) => ({
          title: isPublished ? 'The bundle is on the site' : 'The bundle is hidden',
        }),
        failure: ({ message }) => ({ title: 'Failed to change the bundle', description: message }),
      }),
    }),
    deleteBundle: build.mutation<void, string>({
      queryFn: call(removeBundle, CALLABLE),
      invalidatesTags: (_result, _error, id) => afterChange(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Bundle deleted' }),
        failure: ({ message }) => ({ title: 'Failed to delete the bundle', description: message }),
      }),
    }),
  }),
});

export const {
  useListBundlesQuery,
  useLazyExportBundlesQuery,
  useGetBundleForEditQuery,
  useFindPartsQuery,
  useCreateBundleMutation,
  useUpdateBundleMutation,
  useSetBundlePublishedMutation,
  useDeleteBundleMutation,
} = adminBundleApi;
