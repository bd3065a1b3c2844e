import { api, call, late } from './api';
import type { LikeChange, OwnLikesRequest } from './likeDocs';
import { notify } from './notice';

const docs = late(() => import('./likeDocs'));

export interface OwnLike {
  isLiked: boolean;
  /** What the reader's presses add to the count that was read: -1, 0 or 1. */
  change: number;
}

const likeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnLikes: build.query<Record<string, OwnLike>, OwnLikesRequest>({
      queryFn: call(
        async (request) => {
          const liked = await docs('listOwnLikes')(request);
          return Object.fromEntries(
            request.ids.map((id) => [id, { isLiked: liked.includes(id), change: 0 }]),
          );
        },
        { access: 'user' },
      ),
    }),
    setLike: build.mutation<void, LikeChange>({
      queryFn: call(docs('setLike'), { access: 'user' }),
      async onQueryStarted(change, lifecycle) {
        const { id, isLiked, request } = change;
        const patch = lifecycle.dispatch(
          likeApi.util.updateQueryData('listOwnLikes', request, (likes) => {
            const before = likes[id] ?? { isLiked: !isLiked, change: 0 };
            if (before.isLiked === isLiked) return;
            likes[id] = { isLiked, change: before.change + (isLiked ? 1 : -1) };
          }),
        );
        lifecycle.queryFulfilled.catch(patch.undo);
        await notify<LikeChange, void>({
          failure: ({ message }) => ({ title: 'That did not work', description: message }),
        })(change, lifecycle);
      },
    }),
  }),
});

export const { useListOwnLikesQuery, useSetLikeMutation } = likeApi;
