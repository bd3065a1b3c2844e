import {
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
  AUDIT_KIND_LABELS,
  AUDIT_KINDS,
  auditActionsOf,
} from '../../domain/audit';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { TableFilter } from '../../ui/table/TableFilter';
import { t } from '../../ui/text';
import { AdminAuditExport } from './AdminAuditExport';
import { AdminAuditTable } from './AdminAuditTable';
import { useAdminAuditUrl } from './adminAuditUrl';
import { useListAuditQuery } from './auditApi';

/** `/admin/audit`: who did what to which record, and when. */
export function Component() {
  const { url, kind, request } = useAdminAuditUrl();
  const query = useListAuditQuery(request);
  const actor = query.currentData?.rows[0]?.actor_name ?? request.actor_uid;
  const actions = kind ? auditActionsOf(kind) : AUDIT_ACTIONS;
  return (
    <>
      <PageHead title={t('Audit log')} lead={t('Who changed what, and when. Nobody can change this list.')}>
        <AdminAuditExport request={request} />
      </PageHead>
      <div className="stack loose">
        <FilterBar
          search={
            <div className="row wraps">
              <TableFilter
                url={url}
                name="kind"
                label={t('Kind')}
                all={t('All Kinds')}
                options={AUDIT_KINDS.map((value) => ({ value, label: t(AUDIT_KIND_LABELS[value]) }))}
              />
              <TableFilter
                url={url}
                name="action"
                label={t('Action')}
                all={t('All Actions')}
                options={actions.map((value) => ({ value, label: t(AUDIT_ACTION_LABELS[value]) }))}
              />
              {request.actor_uid && (
                <Button variant="line" small icon="close" onClick={() => url.setFilter('actor', undefined)}>
                  {t('Only {name}', { name: actor })}
                </Button>
              )}
              <Button variant="quiet" onClick={url.reset}>
                {t('Reset')}
              </Button>
            </div>
          }
        />
        <AdminAuditTable query={query} url={url} />
      </div>
    </>
  );
}
