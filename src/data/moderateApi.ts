import type { ModerateAct } from '../domain/moderation';
import type { ModerateInput } from '../domain/moderationInput';
import { api, call } from './api';
import { moderate } from './moderateDocs';
import { notify } from './notice';

const DONE: Record<ModerateAct, string> = {
  show: 'Others see it now',
  hide: 'Others do not see it any more',
  lock: 'Locked: nobody can comment any more',
  unlock: 'Unlocked: people can comment again',
};

const moderateApi = api.injectEndpoints({
  endpoints: (build) => ({
    moderate: build.mutation<null, ModerateInput>({
      queryFn: call(moderate, { access: 'user', timeoutMs: null }),
      // After a refusal too: then the page shows another state than there is.
      invalidatesTags: (_result, _error, { kind, id, parentId }) => [
        'Case',
        'Audit',
        { type: 'Post', id: kind === 'comment' ? parentId : id },
        { type: 'Post', id: 'LIST' },
        { type: 'Post', id: 'HELD' },
        { type: 'Post', id: 'TABLE' },
      ],
      onQueryStarted: notify({
        success: ({ act }) => ({ title: DONE[act] }),
        failure: ({ message }) => ({ title: 'That did not work', description: message }),
      }),
    }),
  }),
});

export const { useModerateMutation } = moderateApi;
