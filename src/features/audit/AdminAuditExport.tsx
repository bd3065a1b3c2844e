import { AUDIT_ACTION_LABELS, type AuditRecord } from '../../domain/audit';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportAuditQuery } from './auditApi';
import type { AuditListRequest } from './auditDocs';
import { changeText } from './auditText';

const COLUMNS: readonly CsvColumn<AuditRecord>[] = [
  { head: 'When', value: ({ at }) => new Date(at).toISOString() },
  { head: 'Who', value: ({ actor_name }) => actor_name },
  { head: 'User id', value: ({ actor_uid }) => actor_uid },
  { head: 'What', value: ({ action }) => t(AUDIT_ACTION_LABELS[action]) },
  { head: 'Kind', value: ({ kind }) => kind },
  { head: 'Record', value: ({ record_title }) => record_title },
  { head: 'Record id', value: ({ record_id }) => record_id },
  { head: 'Changes', value: ({ changes }) => changes.map(changeText).join('; ') },
];

export function AdminAuditExport({ request }: { request: AuditListRequest }) {
  const [read] = useLazyExportAuditQuery();
  return (
    <ExportButton
      fileName="audit"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
