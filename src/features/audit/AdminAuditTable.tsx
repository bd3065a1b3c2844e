import { AUDIT_ACTION_LABELS, type AuditChange, type AuditRecord } from '../../domain/audit';
import type { Page } from '../../domain/page';
import { DateTime } from '../../ui/DateTime';
import { Icon } from '../../ui/Icon';
import type { QueryLike } from '../../ui/QueryView';
import { byTime, type Columns } from '../../ui/table/column';
import { PagedTable } from '../../ui/table/PagedTable';
import { TextLink } from '../../ui/TextLink';
import { t } from '../../ui/text';
import styles from './AdminAuditTable.module.css';
import type { AdminAuditUrl } from './adminAuditUrl';
import { fieldText, recordPath, valueText } from './auditText';

const columns = (onActor: (uid: string) => void): Columns<AuditRecord> => [
  { head: 'What', cell: ({ action }) => t(AUDIT_ACTION_LABELS[action]) },
  { head: 'Record', cell: (entry) => <RecordLink entry={entry} />, phone: 'below' },
  {
    head: 'Who',
    cell: ({ actor_uid, actor_name }) => (
      <button
        type="button"
        className={styles.who}
        title={t('Only what they did')}
        onClick={() => onActor(actor_uid)}
      >
        {actor_name || actor_uid}
      </button>
    ),
    phone: 'below',
  },
  { head: 'When', cell: ({ at }) => <DateTime at={at} />, sort: byTime('at'), phone: 'beside' },
  { head: 'Changes', cell: ({ changes }) => <Changes changes={changes} />, phone: 'below' },
];

interface AdminAuditTableProps {
  query: QueryLike<Page<AuditRecord>>;
  url: AdminAuditUrl;
}

export function AdminAuditTable({ query, url }: AdminAuditTableProps) {
  return (
    <PagedTable
      name="audit"
      query={query}
      url={url}
      errorTitle={t('Failed to load the audit log')}
      caption={t('Audit log')}
      columns={columns((uid) => url.setFilter('actor', uid))}
      rowKey={({ id }) => id}
      empty={
        url.filterCount > 0
          ? t('Nothing was changed that fits these filters.')
          : t('Nothing has been changed yet.')
      }
      loadingText={t('Loading the audit log...')}
    />
  );
}

function RecordLink({ entry }: { entry: AuditRecord }) {
  const path = recordPath(entry);
  const title = entry.record_title || entry.record_id;
  return <span className={styles.text}>{path ? <TextLink to={path}>{title}</TextLink> : title}</span>;
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>
        {t('{n, plural, one {# change} other {# changes}}', { n: changes.length })}
        <Icon name="down" small />
      </summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldText(field)}</dt>
            <dd>
              <del>{valueText(field, before)}</del> → <ins>{valueText(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
