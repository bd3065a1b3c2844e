import { api, call, late } from '../../data/api';
import { notify } from '../../data/notice';
import type { Discussion } from '../../domain/discussion';
import type {
  CreateDiscussionInput,
  DiscussionAct,
  UpdateDiscussionInput,
} from '../../domain/discussionInput';
import type { Page } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import type { TutorRow } from '../../domain/tutor';
import type { DiscussionListRequest, DiscussionStep } from './adminDiscussionDocs';

const docs = late(() => import('./adminDiscussionDocs'));

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const afterDiscussion = (id: string) => [
  { type: 'Discussion' as const, id },
  { type: 'Discussion' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'discussion' },
  'Audit' as const,
];

const ACT_NOTICES: Record<DiscussionAct, string> = {
  open: 'The discussion is open',
  close: 'The discussion is closed',
};

const adminDiscussionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDiscussions: build.query<Page<Discussion>, DiscussionListRequest>({
      queryFn: call(docs('listDiscussions'), { access: 'user' }),
      providesTags: [{ type: 'Discussion', id: 'LIST' }],
    }),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getDiscussionForEdit: build.query<Discussion | null, string>({
      queryFn: call(docs('readDiscussionForEdit'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    // The same for who leads it: they see what their acts make of it.
    getOwnDiscussion: build.query<Discussion | null, string>({
      queryFn: call(docs('readDiscussionForEdit'), { access: 'user' }),
      providesTags: (_result, _error, id) => [{ type: 'Discussion', id }],
      keepUnusedDataFor: 0,
    }),
    listTutorChoices: build.query<TutorRow[], void>({
      queryFn: call(docs('listTutorChoices')),
      providesTags: [{ type: 'Catalog', id: 'tutor' }],
    }),
    createDiscussion: build.mutation<SavedVersion, CreateDiscussionInput>({
      queryFn: call(docs('createDiscussion'), CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterDiscussion(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Discussion created successfully!' }) }),
    }),
    updateDiscussion: build.mutation<SavedVersion, UpdateDiscussionInput>({
      queryFn: call(docs('updateDiscussion'), CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterDiscussion(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Discussion updated!' }) }),
    }),
    setDiscussionStatus: build.mutation<unknown, DiscussionStep>({
      queryFn: call(docs('setDiscussionStatus'), CALLABLE),
      // After a refusal too: then the list shows another status than the discussion has.
      invalidatesTags: (_result, _error, { id }) => afterDiscussion(id),
      onQueryStarted: notify({
        success: ({ act }) => ({ title: ACT_NOTICES[act] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    deleteDiscussion: build.mutation<unknown, string>({
      queryFn: call(docs('removeDiscussion'), CALLABLE),
      invalidatesTags: (_result, _error, id) => afterDiscussion(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Discussion deleted successfully!' }),
        failure: ({ message }) => ({ title: 'Failed to delete discussion: {message}', values: { message } }),
      }),
    }),
  }),
});

export const {
  useListDiscussionsQuery,
  useGetDiscussionForEditQuery,
  useGetOwnDiscussionQuery,
  useListTutorChoicesQuery,
  useCreateDiscussionMutation,
  useUpdateDiscussionMutation,
  useSetDiscussionStatusMutation,
  useDeleteDiscussionMutation,
} = adminDiscussionApi;
