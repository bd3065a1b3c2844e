import { api, call, late } from '../../data/api';
import { noticeShown, notify } from '../../data/notice';
import type { PostComment } from '../../domain/post';
import type { DeleteCommentInput, SaveCommentInput } from '../../domain/postInput';
import { asQuery, CALLABLE, IN_PAGES } from './postApi';
import type { HeldCommentsRequest } from './postDocs';
import { listComments, type ListPage } from './postPublic';

const WAITING = {
  variant: 'info',
  title: 'Your comment waits for review',
  description: 'An administrator looks at it before others see it.',
} as const;

const docs = late(() => import('./postDocs'));

const commentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<ListPage<PostComment>, string, string | null>({
      infiniteQueryOptions: IN_PAGES,
      queryFn: ({ queryArg, pageParam }, { type }) =>
        call((after: string | null) => listComments(queryArg, after))(pageParam, { type: asQuery(type) }),
      // Others write at any time: whoever opens a post sees what has come since.
      keepUnusedDataFor: 0,
    }),
    listHeldComments: build.query<PostComment[], HeldCommentsRequest>({
      queryFn: call(docs('listHeldComments'), { access: 'user' }),
      providesTags: [{ type: 'Post', id: 'HELD' }],
    }),
    saveComment: build.mutation<PostComment | null, SaveCommentInput>({
      queryFn: call(docs('saveComment'), CALLABLE),
      invalidatesTags: (_result, error) => (error ? ['Standing'] : [{ type: 'Post', id: 'HELD' }]),
      async onQueryStarted(_input, lifecycle) {
        const { data } = await lifecycle.queryFulfilled.catch(() => ({ data: null }));
        if (data?.state === 'shown') lifecycle.dispatch(putComment(data));
        else if (data) {
          lifecycle.dispatch(dropComment({ postId: data.post_id, id: data.id }));
          lifecycle.dispatch(noticeShown(WAITING));
        }
      },
    }),
    deleteComment: build.mutation<null, DeleteCommentInput>({
      queryFn: call(docs('deleteComment'), CALLABLE),
      invalidatesTags: [{ type: 'Post', id: 'HELD' }],
      async onQueryStarted(input, lifecycle) {
        await notify<DeleteCommentInput, null>({
          success: () => ({ title: 'Comment deleted' }),
          failure: ({ message }) => ({ title: 'Failed to delete the comment', description: message }),
        })(input, lifecycle);
        const isDone = await lifecycle.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) lifecycle.dispatch(dropComment(input));
      },
    }),
  }),
});

const putComment = (comment: PostComment) =>
  commentApi.util.updateQueryData('listComments', comment.post_id, ({ pages }) => {
    const page = pages.find(({ rows }) => rows.some(({ id }) => id === comment.id));
    if (page) page.rows = page.rows.map((row) => (row.id === comment.id ? comment : row));
    else pages.at(-1)?.rows.push(comment);
  });

const dropComment = ({ postId, id: gone }: DeleteCommentInput) =>
  commentApi.util.updateQueryData('listComments', postId, ({ pages }) => {
    for (const page of pages) page.rows = page.rows.filter(({ id }) => id !== gone);
  });

export const {
  useListCommentsInfiniteQuery,
  useListHeldCommentsQuery,
  useSaveCommentMutation,
  useDeleteCommentMutation,
} = commentApi;
