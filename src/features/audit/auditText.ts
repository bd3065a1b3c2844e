import type { AuditChange, AuditRecord, AuditValue } from '../../domain/audit';
import { paths } from '../../domain/paths';
import { t } from '../../ui/text';

export const fieldText = (field: string) => field.replaceAll('_', ' ');

/** Fields that hold instants, as a list in text. */
const INSTANTS: readonly string[] = ['session_starts'];

export function valueText(field: string, value: AuditValue): string {
  if (value === null || value === '') return t('nothing');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return INSTANTS.includes(field) ? instantsText(String(value)) : String(value);
}

/** By the reader's clock. A long list was cut, maybe in the middle of one. */
function instantsText(list: string): string {
  const shown = (list.match(/\d+(?=[,\]])/g) ?? []).map((at) =>
    new Date(Number(at)).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  return [...shown, ...(list.endsWith(']') ? [] : ['…'])].join('; ');
}

export const changeText = ({ field, before, after }: AuditChange) =>
  `${fieldText(field)}: ${valueText(field, before)} → ${valueText(field, after)}`;

/** Where the record can be looked at; null when it is gone. */
export function recordPath({ action, kind, record_id, record_title }: AuditRecord): string | null {
  if (action.endsWith('.delete')) return null;
  if (kind === 'ebook') return paths.adminEditEbook(record_id);
  if (kind === 'resource') return paths.adminEditResource(record_id);
  if (kind === 'bundle') return paths.adminEditBundle(record_id);
  if (kind === 'user') return `${paths.adminUsers}?q=${encodeURIComponent(record_title)}`;
  if (kind === 'message') return paths.adminMessages;
  if (kind === 'post') return paths.post(record_id);
  if (kind === 'moderation') return paths.adminModeration;
  if (kind === 'payment') return `${paths.adminPayments}?q=${encodeURIComponent(record_id)}`;
  return null;
}
