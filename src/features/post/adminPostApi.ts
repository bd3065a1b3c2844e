import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import { firstPageWithRows } from '../../data/page';
import type { Page } from '../../domain/page';
import type { Post } from '../../domain/post';
import { type AdminPostRequest, listAdminPosts } from './adminPostDocs';

const adminPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminPosts: build.query<Page<Post>, AdminPostRequest>({
      queryFn: call((request: AdminPostRequest) => firstPageWithRows(request, listAdminPosts), {
        access: 'user',
      }),
      providesTags: [{ type: 'Post', id: 'TABLE' }],
      // People write at any time: whoever opens the list sees what has come since.
      keepUnusedDataFor: 0,
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load posts' }) }),
    }),
    exportPosts: build.query<Page<Post>, AdminPostRequest>(exportQuery(listAdminPosts)),
  }),
});

export const { useListAdminPostsQuery, useLazyExportPostsQuery } = adminPostApi;
