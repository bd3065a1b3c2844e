import { useState } from 'react';
import { TARGET_KINDS, TARGET_LABELS, type TargetKind } from '../../domain/moderation';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminCaseTable } from './AdminCaseTable';
import { AdminModerationSettings } from './AdminModerationSettings';
import { useGetModerationSettingsQuery, useListCasesQuery } from './moderationApi';

const URL_OPTIONS = {
  filters: { state: ['done'], kind: TARGET_KINDS },
  sorts: ['updated_at'],
  order: { by: 'updated_at', direction: 'desc' },
} as const;

/** `/admin/moderation`: what was reported or waits for review, and what was decided. */
export function Component() {
  const url = useTableUrl(URL_OPTIONS);
  const state = url.filter.state === 'done' ? 'done' : 'open';
  const kind = url.filter.kind as TargetKind | undefined;
  const request = { state, kind, sort: url.sort, ...url.cursor } as const;
  const query = useListCasesQuery(request);
  return (
    <>
      <PageHead title={t('Moderation')} lead={t('What was reported, and what waits before others see it.')}>
        <Settings />
      </PageHead>
      <div className="stack loose">
        <FilterBar
          search={
            <div className="row wraps">
              <TableFilter
                url={url}
                name="state"
                label={t('State')}
                all={t('To be looked at')}
                options={[{ value: 'done', label: t('Decided') }]}
              />
              <TableFilter
                url={url}
                name="kind"
                label={t('Kind')}
                all={t('All Kinds')}
                options={TARGET_KINDS.map((value) => ({ value, label: t(TARGET_LABELS[value]) }))}
              />
            </div>
          }
        />
        <AdminCaseTable query={query} url={url} request={request} />
      </div>
    </>
  );
}

function Settings() {
  const [isOpen, setOpen] = useState(false);
  const { currentData } = useGetModerationSettingsQuery();
  return (
    <>
      <Button variant="line" icon="filter" disabled={!currentData} onClick={() => setOpen(true)}>
        {t('What waits')}
      </Button>
      {isOpen && currentData && (
        <AdminModerationSettings settings={currentData} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
