import { api, call, late } from '../../data/api';
import { notify } from '../../data/notice';
import type { Discussion, DiscussionRow } from '../../domain/discussion';
import type { MembershipKey } from './discussionDocs';
import { listCatalogDiscussions, readDiscussion } from './discussionPublic';

/** What visitors and learners read and do. The back office's is in adminDiscussionApi.ts. */

const docs = late(() => import('./discussionDocs'));

const discussionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogDiscussions: build.query<DiscussionRow[], void>({
      queryFn: call(listCatalogDiscussions),
      providesTags: [{ type: 'Catalog', id: 'discussion' }],
      onQueryStarted: notify({
        failure: ({ message }) => ({ title: 'Failed to fetch discussions: {message}', values: { message } }),
      }),
    }),
    getDiscussion: build.query<Discussion | null, string>({
      queryFn: call(readDiscussion),
      providesTags: (_result, _error, id) => [{ type: 'Discussion', id }],
    }),
    getMembership: build.query<boolean, MembershipKey>({
      queryFn: call(docs('readIsMember'), { access: 'user' }),
      providesTags: (_result, _error, { discussionId }) => [{ type: 'Membership', id: discussionId }],
    }),
    joinDiscussion: build.mutation<unknown, string>({
      // A function that has slept takes its time.
      queryFn: call(docs('joinDiscussion'), { access: 'user', timeoutMs: null }),
      // After a refusal too: then the page shows another discussion than there is.
      invalidatesTags: (_result, _error, id) => [
        { type: 'Discussion', id },
        { type: 'Membership', id },
      ],
    }),
  }),
});

export const {
  useListCatalogDiscussionsQuery,
  useGetDiscussionQuery,
  useGetMembershipQuery,
  useJoinDiscussionMutation,
} = discussionApi;
