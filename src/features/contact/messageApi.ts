import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
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
    exportMessages: build.query<Page<Message>, MessageListRequest>(exportQuery(listMessages)),
    saveMessageStatus: build.mutation<void, MessageStatusChange>({
      queryFn: call(saveMessageStatus, { access: 'user' }),
      // Of several, some may be changed although others failed.
      invalidatesTags: [{ type: 'Message', id: 'LIST' }],
      onQueryStarted: notify({
        success: ({ status }) => ({ title: status === 'done' ? 'Marked as done' : 'Marked as new' }),
        failure: ({ message }) => ({ title: 'Failed to update the message', description: message }),
      }),
    }),
  }),
});

export const { useListMessagesQuery, useLazyExportMessagesQuery, useSaveMessageStatusMutation } = messageApi;
