import { CASE_REASON_LABELS, type ModerationCase, TARGET_LABELS } from '../../domain/moderation';
import type { Page } from '../../domain/page';
import { Badge } from '../../ui/Badge';
import { DateTime } from '../../ui/DateTime';
import type { QueryLike } from '../../ui/QueryView';
import { byTime, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminCaseActs } from './AdminCaseActs';
import styles from './AdminCaseTable.module.css';
import { useLazyExportCasesQuery } from './moderationApi';
import type { CaseListRequest } from './moderationDocs';

const TONES = { shown: 'ok', waiting: 'warn', hidden: 'bad' } as const;
const STATES = { shown: 'Shown', waiting: 'Waiting', hidden: 'Hidden' } as const;

const COLUMNS: Columns<ModerationCase> = [
  {
    head: 'Text',
    cell: ({ text, notes, kind }) => (
      <div className={styles.text}>
        <p className={styles.words}>{text}</p>
        <p className="meta">{t(TARGET_LABELS[kind])}</p>
        {notes.length > 0 && (
          <p className="meta">{t('Reporters say: {notes}', { notes: notes.join(' · ') })}</p>
        )}
      </div>
    ),
  },
  {
    head: 'Why',
    cell: ({ reasons, report_count }) => (
      <span className={styles.reasons}>
        {reasons.map((reason) => (
          <Badge key={reason} plain tone="warn">
            {t(CASE_REASON_LABELS[reason])}
          </Badge>
        ))}
        {report_count > 0 && (
          <span className="meta">
            {t('{n, plural, one {# report} other {# reports}}', { n: report_count })}
          </span>
        )}
      </span>
    ),
    phone: 'below',
  },
  { head: 'Author', cell: ({ author_name }) => author_name, phone: 'below' },
  {
    head: 'Status',
    cell: ({ visibility, is_locked }) => (
      <span className={styles.reasons}>
        <Badge tone={TONES[visibility]}>{t(STATES[visibility])}</Badge>
        {is_locked && <Badge plain>{t('Locked')}</Badge>}
      </span>
    ),
    phone: 'beside',
  },
  {
    head: 'When',
    cell: ({ updated_at }) => <DateTime at={updated_at} />,
    sort: byTime('updated_at'),
    phone: 'below',
  },
  { head: 'Decided by', cell: ({ decided_by }) => decided_by, low: true },
  { head: 'Actions', cell: (one) => <AdminCaseActs entry={one} />, phone: 'below' },
];

const CSV: readonly CsvColumn<ModerationCase>[] = [
  { head: 'When', value: ({ updated_at }) => new Date(updated_at).toISOString() },
  { head: 'Kind', value: ({ kind }) => kind },
  { head: 'Author', value: ({ author_name }) => author_name },
  { head: 'User id', value: ({ author_uid }) => author_uid },
  { head: 'Text', value: ({ text }) => text },
  { head: 'Why', value: ({ reasons }) => reasons.join(', ') },
  { head: 'Reports', value: ({ report_count }) => report_count },
  { head: 'Status', value: ({ visibility }) => visibility },
  { head: 'Decided by', value: ({ decided_by }) => decided_by },
];

interface AdminCaseTableProps {
  query: QueryLike<Page<ModerationCase>>;
  url: PagedUrl;
  request: CaseListRequest;
}

export function AdminCaseTable({ query, url, request }: AdminCaseTableProps) {
  const [read] = useLazyExportCasesQuery();
  return (
    <PagedTable
      name="cases"
      query={query}
      url={url}
      errorTitle={t('Failed to load the queue')}
      caption={t('Moderation')}
      columns={COLUMNS}
      rowKey={({ caseId }) => caseId}
      empty={request.state === 'open' ? t('Nothing to look at.') : t('Nothing was decided yet.')}
      loadingText={t('Loading the queue...')}
      tools={
        <ExportButton
          small
          fileName="moderation"
          columns={CSV}
          request={request}
          readPage={(page) => read(page).unwrap()}
        />
      }
    />
  );
}
