import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { Page } from '../../data/page';
import type { Ebook, EbookRow } from '../../domain/ebook';
import {
  createEbook,
  type EbookListRequest,
  type EbookStats,
  listCatalogEbooks,
  listEbooks,
  readEbook,
  readEbookStats,
  readFreshEbook,
  removeEbook,
  type SaveEbookInput,
  updateEbook,
} from './ebookDocs';

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
    getEbookForEdit: build.query<Ebook | null, string>({
      queryFn: call(readFreshEbook, { access: 'user' }),
      providesTags: (_result, _error, id) => [{ type: 'Ebook', id }],
      keepUnusedDataFor: 0,
    }),
    listEbooks: build.query<Page<Ebook>, EbookListRequest>({
      queryFn: call(listEbooks, { access: 'user' }),
      providesTags: [{ type: 'Ebook', id: 'LIST' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load ebooks' }) }),
    }),
    getEbookStats: build.query<EbookStats, string | null>({
      queryFn: call(readEbookStats, { access: 'user' }),
      providesTags: ['EbookStats'],
    }),
    createEbook: build.mutation<void, SaveEbookInput>({
      queryFn: call(createEbook, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Ebook registered successfully!' }) }),
    }),
    updateEbook: build.mutation<void, SaveEbookInput>({
      queryFn: call(updateEbook, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Ebook successfully updated!' }) }),
    }),
    deleteEbook: build.mutation<void, string>({
      queryFn: call(removeEbook, { access: 'user' }),
      invalidatesTags: (_result, error, id) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({
        success: () => ({ title: 'Ebook deleted successfully' }),
        failure: ({ message }) => ({ title: 'Failed to delete ebook', description: message }),
      }),
    }),
  }),
});

export const {
  useListCatalogEbooksQuery,
  useGetEbookQuery,
  useGetEbookForEditQuery,
  useListEbooksQuery,
  useGetEbookStatsQuery,
  useCreateEbookMutation,
  useUpdateEbookMutation,
  useDeleteEbookMutation,
} = ebookApi;
