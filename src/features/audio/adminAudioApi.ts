import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { type Hiding, hidingNotice } from '../../data/hiding';
import { notify } from '../../data/notice';
import type { Audio } from '../../domain/audio';
import type { Page } from '../../domain/page';
import {
  type AudioListRequest,
  createAudio,
  hideAudios,
  listAudios,
  readFreshAudio,
  removeAudios,
  type SaveAudioInput,
  updateAudio,
} from './audioDocs';

/** What the back office reads and writes; the site's reads are in audioApi.ts. */

const afterAudio = (id: string) => [
  { type: 'Audio' as const, id },
  { type: 'Audio' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'audio' },
];

const failed = (title: string) => notify({ failure: ({ message }) => ({ title, values: { message } }) });

const adminAudioApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudios: build.query<Page<Audio>, AudioListRequest>({
      queryFn: call(listAudios, { access: 'user' }),
      providesTags: [{ type: 'Audio', id: 'LIST' }],
      onQueryStarted: failed('Failed to fetch audios: {message}'),
    }),
    exportAudios: build.query<Page<Audio>, AudioListRequest>(exportQuery(listAudios)),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getAudioForEdit: build.query<Audio | null, string>({
      queryFn: call(readFreshAudio, { access: 'user' }),
      keepUnusedDataFor: 0,
      onQueryStarted: failed('Failed to fetch audio: {message}'),
    }),
    // A failed save is told by the form, in its banner and as a toast.
    createAudio: build.mutation<void, SaveAudioInput>({
      queryFn: call(createAudio, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterAudio(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Audio created successfully!' }) }),
    }),
    updateAudio: build.mutation<void, SaveAudioInput>({
      queryFn: call(updateAudio, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterAudio(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Audio updated successfully!' }) }),
    }),
    hideAudios: build.mutation<void, Hiding>({
      queryFn: call(hideAudios, { access: 'user' }),
      invalidatesTags: (_result, _error, { ids }) => ids.flatMap(afterAudio),
      onQueryStarted: hidingNotice(),
    }),
    deleteAudios: build.mutation<void, string[]>({
      queryFn: call(removeAudios, { access: 'user' }),
      // Some may be gone although others were not.
      invalidatesTags: (_result, _error, ids) => ids.flatMap(afterAudio),
      onQueryStarted: notify({
        success: (ids) => ({
          title: '{count, plural, one {Audio deleted successfully!} other {# audios deleted successfully!}}',
          values: { count: ids.length },
        }),
        failure: ({ message }) => ({ title: 'Failed to delete audio: {message}', values: { message } }),
      }),
    }),
  }),
});

export const {
  useListAudiosQuery,
  useLazyExportAudiosQuery,
  useGetAudioForEditQuery,
  useCreateAudioMutation,
  useUpdateAudioMutation,
  useDeleteAudiosMutation,
  useHideAudiosMutation,
} = adminAudioApi;
