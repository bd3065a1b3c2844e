import type { ImportVerdict } from '../../domain/userAdmin';
import { Badge } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import type { Columns } from '../../ui/table/column';
import { t } from '../../ui/text';
import styles from './AdminUserTable.module.css';
import type { ImportReport } from './useUserImport';

type Tone = 'ok' | 'neutral' | 'warn' | 'bad';

const VERDICTS: Record<ImportVerdict, { tone: Tone; planned: string; done: string }> = {
  create: { tone: 'ok', planned: 'Will be added', done: 'Added' },
  exists: { tone: 'neutral', planned: 'Has an account', done: 'Has an account' },
  duplicate: { tone: 'warn', planned: 'Twice in the file', done: 'Twice in the file' },
  invalid: { tone: 'bad', planned: 'Cannot be used', done: 'Cannot be used' },
  failed: { tone: 'bad', planned: 'Failed', done: 'Failed' },
};

interface AdminUserImportReportProps {
  reports: readonly ImportReport[];
  /** Undone: what would happen. */
  isDone: boolean;
}

/** What each row of the file does or did, the counts first. */
export function AdminUserImportReport({ reports, isDone }: AdminUserImportReportProps) {
  const words = (verdict: ImportVerdict) => t(VERDICTS[verdict][isDone ? 'done' : 'planned']);
  const counts = (Object.keys(VERDICTS) as ImportVerdict[]).flatMap((verdict) => {
    const count = reports.filter(({ outcome }) => outcome.outcome === verdict).length;
    return count > 0 ? [`${words(verdict)}: ${count.toLocaleString('en')}`] : [];
  });
  return (
    <>
      <p role="status">
        <b>{counts.join(' · ')}</b>
      </p>
      <DataTable
        name="user-import"
        caption={t('Rows of the file')}
        columns={columns(words)}
        rows={reports}
        rowKey={({ row }) => String(row.line)}
        empty={null}
      />
    </>
  );
}

const columns = (words: (verdict: ImportVerdict) => string): Columns<ImportReport> => [
  { head: 'Email', cell: ({ row }) => row.email || '–' },
  {
    head: 'Place',
    cell: ({ row }) => <span className={styles.line}>{t('Line {line}', { line: row.line })}</span>,
    phone: 'below',
  },
  { head: 'Name', cell: ({ row }) => `${row.first_name} ${row.last_name}`, phone: 'below' },
  {
    head: 'Result',
    cell: ({ outcome: { outcome, messages } }) => (
      <>
        <Badge tone={VERDICTS[outcome].tone}>{words(outcome)}</Badge>
        {messages.map((message) => (
          <p key={message} className="small">
            {t(message)}
          </p>
        ))}
      </>
    ),
    phone: 'beside',
  },
];
