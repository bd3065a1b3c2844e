import { AUDIT_LIMITS, type AuditChange, type AuditValue } from '../../src/domain/audit';

/** What differs between two states of a record, in a form small enough for the log. */

type Fields = Record<string, unknown>;

/** Only the named fields: addresses of files carry tokens, and times and search words change with every edit. */
export function changesBetween(
  before: Fields | undefined,
  after: Fields | undefined,
  fields: readonly string[],
): AuditChange[] {
  const changes = fields.map((field) => ({
    field,
    isChanged: JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null),
    before: toValue(before?.[field]),
    after: toValue(after?.[field]),
  }));
  return changes
    .filter(({ isChanged }) => isChanged)
    .slice(0, AUDIT_LIMITS.changes)
    .map(({ isChanged: _, ...change }) => change);
}

function toValue(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return cut(typeof value === 'string' ? value : toText(value));
}

const toText = (value: unknown) => {
  const names = Array.isArray(value) ? value.map(nameOf) : [null];
  return names.includes(null) ? JSON.stringify(value) : names.join(', ');
};

/** A text itself, or what an item is called. */
function nameOf(item: unknown): string | null {
  const name = (item as { name?: unknown } | null)?.name ?? item;
  return typeof name === 'string' ? name : null;
}

/** By whole characters: half of one would hang the store's writes. */
export function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= AUDIT_LIMITS.text) return text;
  return `${characters.slice(0, AUDIT_LIMITS.text - 1).join('')}…`;
}
