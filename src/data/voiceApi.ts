import type { Voice } from '../domain/voice';
import type { SetVouchedInput } from '../domain/voiceInput';
import { api, call } from './api';
import { notify } from './notice';
import { listVoices, setVouched } from './voiceDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const voiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVoices: build.query<Voice[], string[]>({
      queryFn: call(listVoices, CALLABLE),
      // An e-mail may be verified at any moment.
      keepUnusedDataFor: 0,
      providesTags: ['Voice'],
    }),
    setVouched: build.mutation<null, SetVouchedInput>({
      queryFn: call(setVouched, CALLABLE),
      // After a refusal too: then the page shows another state than there is.
      invalidatesTags: ['Voice', 'Audit'],
      onQueryStarted: notify({
        success: ({ isVouched }) => ({
          title: isVouched ? 'They can write now' : 'They cannot write any more',
        }),
        failure: ({ message }) => ({ title: 'That did not work', description: message }),
      }),
    }),
  }),
});

export const { useListVoicesQuery, useSetVouchedMutation } = voiceApi;
