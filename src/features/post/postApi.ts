import { api, call, late } from '../../data/api';
import { notify } from '../../data/notice';
import type { Post } from '../../domain/post';
import type { DeletePostInput, SavePostInput } from '../../domain/postInput';
import { type ListPage, listPosts, readPost } from './postPublic';

const docs = late(() => import('./postDocs'));

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
export const CALLABLE = { access: 'user', timeoutMs: null } as const;

/** The page after the last one. */
export const IN_PAGES = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

const postApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.infiniteQuery<ListPage<Post>, void, string | null>({
      infiniteQueryOptions: IN_PAGES,
      queryFn: ({ pageParam }, { type }) => call(listPosts)(pageParam, { type: asQuery(type) }),
      providesTags: [{ type: 'Post', id: 'LIST' }],
    }),
    getPost: build.query<Post | null, string>({
      queryFn: call(readPost),
      providesTags: (_result, _error, id) => [{ type: 'Post', id }],
    }),
    listHeldPosts: build.query<Post[], string>({
      queryFn: call(docs('listHeldPosts'), { access: 'user' }),
      providesTags: [{ type: 'Post', id: 'HELD' }],
    }),
    getHeldPost: build.query<Post | null, { uid: string; id: string }>({
      queryFn: call(docs('readHeldPost'), { access: 'user' }),
      providesTags: (_result, _error, { id }) => [{ type: 'Post', id }],
    }),
    getPictureUrl: build.query<string, string>({ queryFn: call(docs('readPictureUrl'), { access: 'user' }) }),
    savePost: build.mutation<Post | null, SavePostInput>({
      queryFn: call(docs('savePost'), CALLABLE),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? ['Standing']
          : [
              { type: 'Post', id },
              { type: 'Post', id: 'HELD' },
              { type: 'Post', id: 'TABLE' },
            ],
      async onQueryStarted(input, lifecycle) {
        await notify<SavePostInput, Post | null>({
          success: (_input, post) =>
            post?.state === 'waiting'
              ? {
                  title: 'Your post waits for review',
                  description: 'An administrator looks at it before others see it.',
                }
              : { title: 'Post saved' },
        })(input, lifecycle);
        const { data } = await lifecycle.queryFulfilled.catch(() => ({ data: null }));
        if (data) lifecycle.dispatch(putPost(data));
      },
    }),
    deletePost: build.mutation<null, DeletePostInput>({
      queryFn: call(docs('deletePost'), CALLABLE),
      invalidatesTags: [
        { type: 'Post', id: 'HELD' },
        { type: 'Post', id: 'TABLE' },
      ],
      async onQueryStarted(input, lifecycle) {
        await notify<DeletePostInput, null>({
          success: () => ({ title: 'Post deleted' }),
          failure: ({ message }) => ({ title: 'Failed to delete the post', description: message }),
        })(input, lifecycle);
        const isDone = await lifecycle.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) lifecycle.dispatch(dropPost(input.id));
      },
    }),
  }),
});

/** RTK Query calls an infinite query one of its own kind; for retries it is a query. */
export const asQuery = (type: string): 'query' | 'mutation' => (type === 'mutation' ? 'mutation' : 'query');

/** The feed stays as long as it is: another request for it would bring its first page alone. */
const putPost = (post: Post) =>
  postApi.util.updateQueryData('listPosts', undefined, ({ pages }) => {
    const page = pages.find(({ rows }) => rows.some(({ id }) => id === post.id));
    const at = page?.rows.findIndex(({ id }) => id === post.id) ?? -1;
    if (page && post.state === 'shown') page.rows[at] = post;
    else if (page) page.rows.splice(at, 1);
    else if (post.state === 'shown') pages[0]?.rows.unshift(post);
  });

const dropPost = (postId: string) =>
  postApi.util.updateQueryData('listPosts', undefined, ({ pages }) => {
    for (const page of pages) page.rows = page.rows.filter(({ id }) => id !== postId);
  });

export const {
  useListPostsInfiniteQuery,
  useGetPostQuery,
  useListHeldPostsQuery,
  useGetHeldPostQuery,
  useGetPictureUrlQuery,
  useSavePostMutation,
  useDeletePostMutation,
} = postApi;
