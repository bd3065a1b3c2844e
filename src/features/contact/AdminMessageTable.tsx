import { useState } from 'react';
import type { Message } from '../../domain/contact';
import type { Page } from '../../domain/page';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import type { QueryLike } from '../../ui/QueryView';
import { byTime, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminMessageDialog } from './AdminMessageDialog';
import styles from './AdminMessageTable.module.css';
import { useLazyExportMessagesQuery, useSaveMessageStatusMutation } from './messageApi';
import type { MessageListRequest } from './messageDocs';
import { MessageStatusBadge } from './MessageStatusBadge';

const columns = (onOpen: (message: Message) => void): Columns<Message> => [
  {
    head: 'Subject',
    cell: (message) => (
      <button type="button" className={styles.open} onClick={() => onOpen(message)}>
        {subjectOf(message)}
      </button>
    ),
  },
  { head: 'Status', cell: ({ status }) => <MessageStatusBadge status={status} />, phone: 'beside' },
  { head: 'Name', cell: ({ name }) => <span className={styles.text}>{name}</span>, phone: 'below' },
  { head: 'Email', cell: ({ email }) => <span className={styles.text}>{email}</span>, low: true },
  {
    head: 'Received',
    cell: ({ created_at }) => <DateTime at={created_at} />,
    sort: byTime('created_at'),
    phone: 'below',
  },
];

const CSV: readonly CsvColumn<Message>[] = [
  { head: 'Received', value: ({ created_at }) => new Date(created_at).toISOString() },
  { head: 'Status', value: ({ status }) => status },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Email', value: ({ email }) => email },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Message', value: ({ message }) => message },
];

const subjectOf = ({ subject }: Message) => subject || t('No subject');

interface AdminMessageTableProps {
  query: QueryLike<Page<Message>>;
  url: PagedUrl;
  request: MessageListRequest;
}

export function AdminMessageTable({ query, url, request }: AdminMessageTableProps) {
  const [opened, setOpened] = useState<Message | null>(null);
  const [read] = useLazyExportMessagesQuery();
  return (
    <>
      <PagedTable
        name="messages"
        query={query}
        url={url}
        errorTitle={t('Failed to load messages')}
        caption={t('Messages')}
        columns={columns(setOpened)}
        rowKey={({ id }) => id}
        rowLabel={(message) => `${subjectOf(message)}, ${message.name}`}
        empty={t('No messages here.')}
        loadingText={t('Loading messages...')}
        tools={
          <ExportButton
            small
            fileName="messages"
            columns={CSV}
            request={request}
            readPage={(page) => read(page).unwrap()}
          />
        }
        bulk={(messages, onDone) => <BulkActs messages={messages} onDone={onDone} />}
      />
      <AdminMessageDialog message={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function BulkActs({ messages, onDone }: { messages: readonly Message[]; onDone: () => void }) {
  const [save, { isLoading }] = useSaveMessageStatusMutation();
  const mark = async (status: Message['status']) => {
    const { error } = await save({ ids: messages.map(({ id }) => id), status });
    if (!error) onDone();
  };
  return (['done', 'new'] as const).map((status) => (
    <Button key={status} variant="quiet" small disabled={isLoading} onClick={() => void mark(status)}>
      {status === 'done' ? t('Mark as done') : t('Mark as new')}
    </Button>
  ));
}
