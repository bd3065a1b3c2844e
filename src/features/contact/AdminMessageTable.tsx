import type { Message } from '../../domain/contact';
import { Badge } from '../../ui/Badge';
import { type Column, DataTable } from '../../ui/DataTable';
import { t } from '../../ui/text';
import styles from './AdminMessageTable.module.css';
import { MessageTime } from './MessageTime';

const columns = (onOpen: (message: Message) => void): [Column<Message>, ...Column<Message>[]] => [
  {
    head: t('Subject'),
    cell: (message) => (
      <button type="button" className={styles.open} onClick={() => onOpen(message)}>
        {message.subject || t('No subject')}
      </button>
    ),
  },
  { head: t('Status'), cell: ({ status }) => <StatusBadge status={status} />, phone: 'beside' },
  { head: t('Name'), cell: ({ name }) => <span className={styles.text}>{name}</span>, phone: 'below' },
  { head: t('Email'), cell: ({ email }) => <span className={styles.text}>{email}</span>, low: true },
  { head: t('Received'), cell: ({ created_at }) => <MessageTime at={created_at} />, phone: 'below' },
];

export function StatusBadge({ status }: Pick<Message, 'status'>) {
  return status === 'new' ? <Badge tone="info">{t('New')}</Badge> : <Badge tone="ok">{t('Done')}</Badge>;
}

interface AdminMessageTableProps {
  /** Undefined while they load. */
  rows: readonly Message[] | undefined;
  isRefreshing: boolean;
  onOpen: (message: Message) => void;
}

export function AdminMessageTable({ rows, isRefreshing, onOpen }: AdminMessageTableProps) {
  return (
    <DataTable
      caption={t('Messages')}
      columns={columns(onOpen)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('No messages here.')}
      loadingText={t('Loading messages...')}
      isRefreshing={isRefreshing}
    />
  );
}
