import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditAction, type AuditKind } from '../../domain/audit';
import { useTableUrl } from '../../ui/table/useTableUrl';
import type { AuditListRequest } from './auditDocs';

const OPTIONS = {
  filters: { kind: AUDIT_KINDS, action: AUDIT_ACTIONS, actor: null },
  sorts: ['at'],
  order: { by: 'at', direction: 'desc' },
} as const;

/** The log as the URL has it. */
export function useAdminAuditUrl() {
  const url = useTableUrl(OPTIONS);
  const kind = url.filter.kind as AuditKind | undefined;
  const action = url.filter.action as AuditAction | undefined;
  // An action implies its kind; one of another kind is left over from a choice before.
  const isFitting = action && (!kind || action.startsWith(`${kind}.`));
  const request: AuditListRequest = {
    ...(isFitting ? { action } : { kind }),
    actor_uid: url.filter.actor,
    sort: url.sort,
    ...url.cursor,
  };
  return { url, kind, request };
}
export type AdminAuditUrl = ReturnType<typeof useAdminAuditUrl>['url'];
