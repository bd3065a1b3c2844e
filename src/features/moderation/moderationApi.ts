import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { ModerationCase, ModerationSettings, RestrictAct } from '../../domain/moderation';
import type { RestrictUserInput, SetModerationInput } from '../../domain/moderationInput';
import type { Page } from '../../domain/page';
import {
  type CaseListRequest,
  listCases,
  readModerationSettings,
  restrictUser,
  setModeration,
} from './moderationDocs';

const CALLABLE = { access: 'user', timeoutMs: null } as const;

const DONE: Record<RestrictAct, string> = {
  warn: 'They will read your message',
  mute: 'They cannot write for that time',
  ban: 'They cannot write any more',
  restore: 'They can write again',
};

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<Page<ModerationCase>, CaseListRequest>({
      queryFn: call(listCases, { access: 'user' }),
      providesTags: ['Case'],
      // People report at any time: whoever opens the queue sees what has come since.
      keepUnusedDataFor: 0,
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load the queue' }) }),
    }),
    exportCases: build.query<Page<ModerationCase>, CaseListRequest>(exportQuery(listCases)),
    getModerationSettings: build.query<ModerationSettings, void>({
      queryFn: call(readModerationSettings, { access: 'user' }),
      providesTags: [{ type: 'Case', id: 'SETTINGS' }],
    }),
    restrictUser: build.mutation<null, RestrictUserInput>({
      queryFn: call(restrictUser, CALLABLE),
      invalidatesTags: ['Audit'],
      onQueryStarted: notify({ success: ({ act }) => ({ title: DONE[act] }) }),
    }),
    setModeration: build.mutation<null, SetModerationInput>({
      queryFn: call(setModeration, CALLABLE),
      invalidatesTags: [{ type: 'Case', id: 'SETTINGS' }, 'Audit'],
      onQueryStarted: notify({ success: () => ({ title: 'Settings saved' }) }),
    }),
  }),
});

export const {
  useListCasesQuery,
  useLazyExportCasesQuery,
  useGetModerationSettingsQuery,
  useRestrictUserMutation,
  useSetModerationMutation,
} = moderationApi;
