import { useState } from 'react';
import { ROLES, type Role } from '../../domain/permissions';
import { USER_SORTS, USER_STATUSES, type UserStatus } from '../../domain/user';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { type TableUrl, useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminUserExport } from './AdminUserExport';
import { AdminUserImportDialog } from './AdminUserImportDialog';
import { AdminUserNewDialog } from './AdminUserNewDialog';
import { AdminUserTable } from './AdminUserTable';
import { useListUsersQuery } from './userApi';
import { optionsOf, ROLE_LABELS, STATUS_LABELS } from './userLabels';

const URL_OPTIONS = {
  filters: { role: ROLES, status: USER_STATUSES },
  sorts: Object.values(USER_SORTS),
  order: { by: USER_SORTS.joined, direction: 'desc' },
} as const;

type Filters = (typeof URL_OPTIONS)['filters'];

/** `/admin/users`: everybody with an account. */
export function Component() {
  const url = useTableUrl<Filters>(URL_OPTIONS);
  const [isFiltering, setFiltering] = useState(url.filterCount > 0);
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null);
  const request = {
    role: url.filter.role as Role | undefined,
    status: url.filter.status as UserStatus | undefined,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('Users')}>
        <AdminUserExport request={request} />
        <Button variant="line" icon="upload" onClick={() => setDialog('import')}>
          {t('Import')}
        </Button>
        <Button icon="plus" onClick={() => setDialog('new')}>
          {t('Add New User')}
        </Button>
      </PageHead>
      <div className="stack loose">
        <Filter url={url} isOpen={isFiltering} onToggle={() => setFiltering(!isFiltering)} />
        <AdminUserTable query={useListUsersQuery(request)} url={url} />
      </div>
      {dialog === 'new' && <AdminUserNewDialog onClose={close} />}
      {dialog === 'import' && <AdminUserImportDialog onClose={close} />}
    </>
  );
}

interface FilterProps {
  url: TableUrl<Filters>;
  isOpen: boolean;
  onToggle: () => void;
}

function Filter({ url, isOpen, onToggle }: FilterProps) {
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('Search users')}
          placeholder={t('Search by name or email...')}
          value={url.search}
          onChange={url.setSearch}
        />
      }
    >
      <Button variant="line" icon="filter" aria-expanded={isOpen} onClick={onToggle}>
        {url.filterCount > 0 ? t('Filter ({count})', { count: url.filterCount }) : t('Filter')}
      </Button>
      {isOpen && (
        <>
          <TableFilter
            url={url}
            name="role"
            label={t('Role')}
            all={t('All Roles')}
            options={optionsOf(ROLE_LABELS)}
          />
          <TableFilter
            url={url}
            name="status"
            label={t('Status')}
            all={t('All Statuses')}
            options={optionsOf(STATUS_LABELS)}
          />
          <Button variant="quiet" onClick={url.reset}>
            {t('Reset')}
          </Button>
        </>
      )}
    </FilterBar>
  );
}
