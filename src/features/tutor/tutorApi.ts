import { api, call, late } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { LinkedAccount, LinkTutorInput } from '../../domain/lessonInput';
import type { Tutor, TutorRow } from '../../domain/tutor';
import type { SaveTutorInput, TutorForEdit, TutorListRequest, TutorStanding } from './tutorDocs';
import { listCatalogTutors, readTutor } from './tutorPublic';

// The back office's half, and Firestore's client with it, is no part of what a visitor loads.
const docs = late(() => import('./tutorDocs'));

const afterChange = (id: string) => [
  { type: 'Tutor' as const, id },
  { type: 'Tutor' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'tutor' },
];

const tutorApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogTutors: build.query<TutorRow[], void>({
      queryFn: call(listCatalogTutors),
      providesTags: [{ type: 'Catalog', id: 'tutor' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load tutors' }) }),
    }),
    getTutor: build.query<Tutor | null, string>({
      queryFn: call(readTutor),
      providesTags: (_result, _error, id) => [{ type: 'Tutor', id }],
    }),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getTutorForEdit: build.query<TutorForEdit | null, string>({
      queryFn: call(docs('readTutorForEdit'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listTutors: build.query<Page<Tutor>, TutorListRequest>({
      queryFn: call(docs('listTutors'), { access: 'user' }),
      providesTags: [{ type: 'Tutor', id: 'LIST' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load tutors' }) }),
    }),
    exportTutors: build.query<Page<Tutor>, TutorListRequest>(exportQuery(docs('listTutors'))),
    createTutor: build.mutation<void, SaveTutorInput>({
      queryFn: call(docs('createTutor'), { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Tutor successfully registered!' }) }),
    }),
    updateTutor: build.mutation<void, SaveTutorInput>({
      queryFn: call(docs('updateTutor'), { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Tutor updated successfully!' }) }),
    }),
    linkTutor: build.mutation<LinkedAccount | null, LinkTutorInput>({
      // A function that has slept takes its time; the client library gives up at 70 seconds.
      queryFn: call(docs('linkTutor'), { access: 'user', timeoutMs: null }),
      invalidatesTags: (_result, error, { tutorId }) => (error ? [] : afterChange(tutorId)),
      onQueryStarted: notify({
        success: ({ email }) => ({ title: email ? 'Account linked' : 'Account taken away' }),
      }),
    }),
    setTutorStanding: build.mutation<void, TutorStanding>({
      queryFn: call(docs('setTutorStanding'), { access: 'user' }),
      // Of several, some may be changed although others failed.
      invalidatesTags: (_result, _error, { ids }) => ids.flatMap(afterChange),
      onQueryStarted: notify({
        success: ({ ids }) => ({
          title: '{count, plural, one {Tutor changed} other {# tutors changed}}',
          values: { count: ids.length },
        }),
        failure: ({ message }) => ({ title: 'Failed to change the tutor', description: message }),
      }),
    }),
  }),
});

export const {
  useListCatalogTutorsQuery,
  useGetTutorQuery,
  useGetTutorForEditQuery,
  useListTutorsQuery,
  useLazyExportTutorsQuery,
  useCreateTutorMutation,
  useUpdateTutorMutation,
  useLinkTutorMutation,
  useSetTutorStandingMutation,
} = tutorApi;
