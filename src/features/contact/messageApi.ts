import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { Page } from '../../data/page';
import type { Message } from '../../domain/contact';
import {
  listMessages,
  type MessageListRequest,
  type MessageStatusChange,
  saveMessageStatus,
} from './messageDocs';

/** The contact form's other end: administrators read and tick off. */
const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<Page<Message>, MessageListRequest>({
      queryFn: call(listMessages, { access: 'user' }),
      providesTags: [{ type: 'Message', id: 'LIST' }],
      // Others write at any time: whoever opens the list sees what has come since.
      keepUnusedDataFor: 0,
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load messages' }) }),
    }),
    saveMessageStatus: build.mutation<void, MessageStatusChange>({
      queryFn: call(saveMessageStatus, { access: 'user' }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Message', id: 'LIST' }]),
      onQueryStarted: notify({
        success: ({ status }) => ({ title: status === 'done' ? 'Marked as done' : 'Marked as new' }),
        failure: ({ message }) => ({ title: 'Failed to update the message', description: message }),
      }),
    }),
  }),
});

export const { useListMessagesQuery, useSaveMessageStatusMutation } = messageApi;
