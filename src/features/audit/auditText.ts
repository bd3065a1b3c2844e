import type { AuditChange, AuditRecord, AuditValue } from '../../domain/audit';
import { paths } from '../../domain/paths';
import { t } from '../../ui/text';

export const fieldText = (field: string) => field.replaceAll('_', ' ');

export function valueText(value: AuditValue): string {
  if (value === null || value === '') return t('nothing');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return String(value);
}

export const changeText = ({ field, before, after }: AuditChange) =>
  `${fieldText(field)}: ${valueText(before)} → ${valueText(after)}`;

/** Where the record can be looked at; null when it is gone. */
export function recordPath({ action, kind, record_id, record_title }: AuditRecord): string | null {
  if (action.endsWith('.delete')) return null;
  if (kind === 'ebook') return paths.adminEditEbook(record_id);
  if (kind === 'user') return `${paths.adminUsers}?q=${encodeURIComponent(record_title)}`;
  if (kind === 'message') return paths.adminMessages;
  return null;
}
