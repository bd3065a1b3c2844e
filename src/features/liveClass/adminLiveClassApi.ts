import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { LiveClass } from '../../domain/liveClass';
import type {
  AttachRecordingInput,
  CreateLiveClassInput,
  LiveAct,
  UpdateLiveClassInput,
} from '../../domain/liveClassInput';
import type { LiveRegistration } from '../../domain/liveRegistration';
import type { Page } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import {
  attachRecording,
  createLiveClass,
  type LearnersKey,
  listLearners,
  listLiveClasses,
  listRecordings,
  type LiveClassAct,
  type LiveClassForEdit,
  type LiveClassListRequest,
  readLiveClassForEdit,
  type RecordingChoice,
  removeLiveClass,
  setLiveClassStatus,
  updateLiveClass,
} from './adminLiveClassDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const afterClass = (id: string) => [
  { type: 'LiveClass' as const, id },
  { type: 'LiveClass' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'live_class' },
  'Audit' as const,
];

const ACT_NOTICES: Record<LiveAct, string> = {
  open: 'The class is open',
  close: 'The class is closed',
  cancel: 'The class is cancelled',
};

const adminLiveClassApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLiveClasses: build.query<Page<LiveClass>, LiveClassListRequest>({
      queryFn: call(listLiveClasses, { access: 'user' }),
      providesTags: [{ type: 'LiveClass', id: 'LIST' }],
    }),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getLiveClassForEdit: build.query<LiveClassForEdit | null, string>({
      queryFn: call(readLiveClassForEdit, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listLearners: build.query<LiveRegistration[], LearnersKey>({
      queryFn: call(listLearners, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listRecordings: build.query<RecordingChoice[], string | null>({
      queryFn: call(listRecordings, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    createLiveClass: build.mutation<SavedVersion, CreateLiveClassInput>({
      queryFn: call(createLiveClass, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterClass(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Live class created successfully!' }) }),
    }),
    updateLiveClass: build.mutation<SavedVersion, UpdateLiveClassInput>({
      queryFn: call(updateLiveClass, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterClass(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Live class updated!' }) }),
    }),
    setLiveClassStatus: build.mutation<unknown, LiveClassAct>({
      queryFn: call(setLiveClassStatus, CALLABLE),
      // After a refusal too: then the list shows another status than the class has.
      invalidatesTags: (_result, _error, { id }) => afterClass(id),
      onQueryStarted: notify({
        success: ({ act }) => ({ title: ACT_NOTICES[act] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    attachRecording: build.mutation<unknown, AttachRecordingInput>({
      queryFn: call(attachRecording, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterClass(id)),
      onQueryStarted: notify({ success: () => ({ title: 'The recording is published' }) }),
    }),
    deleteLiveClass: build.mutation<unknown, string>({
      queryFn: call(removeLiveClass, CALLABLE),
      invalidatesTags: (_result, _error, id) => afterClass(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Live class deleted successfully!' }),
        failure: ({ message }) => ({ title: 'Failed to delete live class: {message}', values: { message } }),
      }),
    }),
  }),
});

export const {
  useListLiveClassesQuery,
  useGetLiveClassForEditQuery,
  useListLearnersQuery,
  useListRecordingsQuery,
  useCreateLiveClassMutation,
  useUpdateLiveClassMutation,
  useSetLiveClassStatusMutation,
  useAttachRecordingMutation,
  useDeleteLiveClassMutation,
} = adminLiveClassApi;
