import { api, call, late } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { type Hiding, hidingNotice } from '../../data/hiding';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { Ebook, EbookRow } from '../../domain/ebook';
import type { EbookListRequest, EbookStats, SaveEbookInput } from './ebookDocs';
import { listCatalogEbooks, readEbook } from './ebookPublic';

// The back office's half, and Firestore's client with it, is no part of what a visitor loads.
const docs = late(() => import('./ebookDocs'));

const afterChange = (id: string) => [
  { type: 'Ebook' as const, id },
  { type: 'Ebook' as const, id: 'LIST' },
  'EbookStats' as const,
  { type: 'Catalog' as const, id: 'ebook' },
];

const ebookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogEbooks: build.query<EbookRow[], void>({
      queryFn: call(listCatalogEbooks),
      providesTags: [{ type: 'Catalog', id: 'ebook' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load ebooks' }) }),
    }),
    getEbook: build.query<Ebook | null, string>({
      queryFn: call(readEbook),
      providesTags: (_result, _error, id) => [{ type: 'Ebook', id }],
    }),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getEbookForEdit: build.query<Ebook | null, string>({
      queryFn: call(docs('readFreshEbook'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listEbooks: build.query<Page<Ebook>, EbookListRequest>({
      queryFn: call(docs('listEbooks'), { access: 'user' }),
      providesTags: [{ type: 'Ebook', id: 'LIST' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load ebooks' }) }),
    }),
    exportEbooks: build.query<Page<Ebook>, EbookListRequest>(exportQuery(docs('listEbooks'))),
    getEbookStats: build.query<EbookStats, string | null>({
      queryFn: call(docs('readEbookStats'), { access: 'user' }),
      providesTags: ['EbookStats'],
    }),
    createEbook: build.mutation<void, SaveEbookInput>({
      queryFn: call(docs('createEbook'), { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Ebook registered successfully!' }) }),
    }),
    updateEbook: build.mutation<void, SaveEbookInput>({
      queryFn: call(docs('updateEbook'), { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Ebook successfully updated!' }) }),
    }),
    deleteEbook: build.mutation<void, string>({
      queryFn: call(docs('removeEbook'), { access: 'user' }),
      invalidatesTags: (_result, error, id) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({
        success: () => ({ title: 'Ebook deleted successfully' }),
        failure: ({ message }) => ({ title: 'Failed to delete ebook', description: message }),
      }),
    }),
    hideEbooks: build.mutation<void, Hiding>({
      queryFn: call(docs('hideEbooks'), { access: 'user' }),
      invalidatesTags: (_result, _error, { ids }) => ids.flatMap(afterChange),
      onQueryStarted: hidingNotice(),
    }),
    deleteEbooks: build.mutation<void, string[]>({
      queryFn: call(docs('removeEbooks'), { access: 'user' }),
      // Some may be gone although others were not.
      invalidatesTags: (_result, _error, ids) => ids.flatMap(afterChange),
      onQueryStarted: notify({
        success: (ids) => ({
          title: '{count, plural, one {# ebook deleted} other {# ebooks deleted}}',
          values: { count: ids.length },
        }),
        failure: ({ message }) => ({ title: 'Failed to delete ebooks', description: message }),
      }),
    }),
  }),
});

export const {
  useListCatalogEbooksQuery,
  useGetEbookQuery,
  useGetEbookForEditQuery,
  useListEbooksQuery,
  useLazyExportEbooksQuery,
  useGetEbookStatsQuery,
  useCreateEbookMutation,
  useUpdateEbookMutation,
  useDeleteEbookMutation,
  useDeleteEbooksMutation,
  useHideEbooksMutation,
} = ebookApi;
