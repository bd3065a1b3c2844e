import { api, call, late } from '../../data/api';
import { notify } from '../../data/notice';
import type { LiveClass, LiveClassRow } from '../../domain/liveClass';
import type { JoinLiveClassResult } from '../../domain/liveClassInput';
import type { LiveRegistration } from '../../domain/liveRegistration';
import type { RegistrationKey } from './liveClassDocs';
import { listCatalogLiveClasses, readLiveClass } from './liveClassPublic';

/** What visitors and learners read and do. The back office's is in adminLiveClassApi.ts. */

const docs = late(() => import('./liveClassDocs'));

/** A function that has slept takes its time. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const liveClassApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogLiveClasses: build.query<LiveClassRow[], void>({
      queryFn: call(listCatalogLiveClasses),
      providesTags: [{ type: 'Catalog', id: 'live_class' }],
      onQueryStarted: notify({
        failure: ({ message }) => ({
          title: 'Failed to fetch live classes: {message}',
          values: { message },
        }),
      }),
    }),
    getLiveClass: build.query<LiveClass | null, string>({
      queryFn: call(readLiveClass),
      providesTags: (_result, _error, id) => [{ type: 'LiveClass', id }],
    }),
    getRegistration: build.query<LiveRegistration | null, RegistrationKey>({
      queryFn: call(docs('readRegistration'), { access: 'user' }),
      providesTags: (_result, _error, { classId }) => [{ type: 'LiveRegistration', id: classId }],
    }),
    listRegistrations: build.query<string[], string>({
      queryFn: call(docs('listRegistrations'), { access: 'user' }),
      providesTags: [{ type: 'LiveRegistration', id: 'LIST' }],
    }),
    registerForLiveClass: build.mutation<unknown, string>({
      queryFn: call(docs('registerForLiveClass'), CALLABLE),
      // After a refusal too: then the page shows another class than there is.
      invalidatesTags: (_result, _error, id) => [
        { type: 'LiveClass', id },
        { type: 'LiveRegistration', id },
        { type: 'LiveRegistration', id: 'LIST' },
      ],
      onQueryStarted: notify({ success: () => ({ title: 'You are registered' }) }),
    }),
    joinLiveClass: build.mutation<JoinLiveClassResult, string>({
      queryFn: call(docs('joinLiveClass'), CALLABLE),
      invalidatesTags: (_result, _error, id) => [
        { type: 'LiveClass', id },
        { type: 'LiveRegistration', id },
      ],
    }),
  }),
});

export const {
  useListCatalogLiveClassesQuery,
  useGetLiveClassQuery,
  useGetRegistrationQuery,
  useListRegistrationsQuery,
  useRegisterForLiveClassMutation,
  useJoinLiveClassMutation,
} = liveClassApi;
