import { api, call } from '../../data/api';
import type { SendMessageInput, SubscribeInput } from '../../domain/contact';
import { sendMessage, subscribe } from './contactDocs';

/** What anybody may send. Apart from messageApi.ts: the footer brings this to every page. */

const TIMEOUT_MS = 20_000;

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, SendMessageInput>({
      queryFn: call(sendMessage, { timeoutMs: TIMEOUT_MS }),
    }),
    subscribe: build.mutation<null, SubscribeInput>({
      queryFn: call(subscribe, { timeoutMs: TIMEOUT_MS }),
    }),
  }),
});

export const { useSendMessageMutation, useSubscribeMutation } = contactApi;
