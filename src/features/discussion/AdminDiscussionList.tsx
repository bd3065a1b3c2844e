import { useState } from 'react';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { useListDiscussionsQuery } from './adminDiscussionApi';
import { AdminDiscussionNewDialog } from './AdminDiscussionNewDialog';
import { AdminDiscussionTable } from './AdminDiscussionTable';
import { STATUS_LABELS } from './discussionLabels';

/** Closed ones stand among all. */
const LISTED_STATUSES = ['live', 'upcoming'] as const;

const URL_OPTIONS = {
  // The tab stays what it is while the list behind it is searched.
  filters: { tab: null, status: LISTED_STATUSES },
} as const;

/** A teacher's own discussions, or everybody's for an administrator. */
export function AdminDiscussionList() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const query = useListDiscussionsQuery({
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    status: url.filter.status,
    search: url.search.trim() || undefined,
    ...url.cursor,
  });
  return (
    <div className="stack loose">
      <FilterBar
        search={
          <SearchBox
            label={t('Search discussions')}
            placeholder={t('Search by title...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="status"
          label={t('Status')}
          all={t('All Status')}
          options={LISTED_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        />
      </FilterBar>
      <AdminDiscussionTable query={query} url={url} />
    </div>
  );
}

/** The list's act, at the head of its page. */
export function AdminDiscussionNew() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('Create Discussion')}
      </Button>
      {isOpen && <AdminDiscussionNewDialog onClose={() => setOpen(false)} />}
    </>
  );
}
