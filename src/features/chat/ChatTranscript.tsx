import type { ChatMessage } from '../../domain/chat';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportChatQuery } from './chatApi';
import type { ChatPageRequest } from './chatDocs';

const COLUMNS: readonly CsvColumn<ChatMessage>[] = [
  { head: 'Time', value: ({ sent_at }) => new Date(sent_at).toISOString() },
  { head: 'Name', value: ({ author_name }) => author_name },
  { head: 'Message', value: ({ text }) => text },
  {
    head: 'State',
    value: ({ is_hidden, is_deleted }) => (is_deleted ? 'deleted' : is_hidden ? 'hidden' : ''),
  },
  { head: 'ID', value: ({ id }) => id },
  { head: 'Answer to', value: ({ reply_to }) => reply_to },
];

/** All that was said in a room, for who leads it: hidden messages too. */
export function ChatTranscript({ roomId }: { roomId: string }) {
  const [read] = useLazyExportChatQuery();
  const request: ChatPageRequest = { roomId };
  return (
    <ExportButton
      fileName="transcript"
      label={t('Export transcript')}
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
