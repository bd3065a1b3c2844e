import { useState } from 'react';
import type { Page } from '../../domain/page';
import { fullName, USER_SORTS, type UserRecord } from '../../domain/user';
import { useSession } from '../../session/useSession';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import type { QueryLike } from '../../ui/QueryView';
import { byText, byTime, type Columns } from '../../ui/table/column';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminUserChange, type UserChange } from './AdminUserChange';
import styles from './AdminUserTable.module.css';
import { ROLE_LABELS, STATUS_LABELS } from './userLabels';
import { useUserMenu } from './useUserMenu';

const COLUMNS: Columns<UserRecord> = [
  { head: 'Name', cell: (user) => <Name user={user} />, sort: byText(USER_SORTS.name) },
  {
    head: 'Email',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
    sort: byText(USER_SORTS.email),
    phone: 'below',
  },
  { head: 'Role', cell: ({ role }) => t(ROLE_LABELS[role]), phone: 'below' },
  { head: 'Status', cell: ({ status }) => <Status status={status} />, phone: 'beside' },
  {
    head: 'Joined',
    cell: ({ joined }) => <DateTime at={joined} dayOnly />,
    sort: byTime(USER_SORTS.joined),
    low: true,
  },
];

const NONE: readonly UserRecord[] = [];

interface AdminUserTableProps {
  query: QueryLike<Page<UserRecord>>;
  url: PagedUrl;
}

export function AdminUserTable({ query, url }: AdminUserTableProps) {
  const { user: self } = useSession();
  const [change, setChange] = useState<UserChange | null>(null);
  const menuOf = useUserMenu(query.currentData?.rows ?? NONE, setChange);
  return (
    <>
      <PagedTable
        name="users"
        query={query}
        url={url}
        errorTitle={t('Failed to load users')}
        caption={t('Users')}
        columns={COLUMNS}
        rowKey={({ uid }) => uid}
        rowLabel={nameOf}
        rowMenu={menuOf}
        canSelect={({ uid }) => uid !== self?.uid}
        empty={t('No users found for these filters.')}
        loadingText={t('Loading users...')}
        bulk={(users, onDone) =>
          (['inactive', 'active'] as const).map((status) => (
            <Button
              key={status}
              variant="quiet"
              small
              onClick={() => setChange({ users, to: { status }, onDone })}
            >
              {status === 'inactive' ? t('Deactivate') : t('Reactivate')}
            </Button>
          ))
        }
      />
      {change && <AdminUserChange change={change} onClose={() => setChange(null)} />}
    </>
  );
}

const nameOf = (user: UserRecord) => fullName(user) || user.email;

function Name({ user }: { user: UserRecord }) {
  const { user: self } = useSession();
  return (
    <span className={styles.name}>
      <Avatar name={nameOf(user)} small />
      <span>
        {nameOf(user)}
        {user.uid === self?.uid && <span className="muted"> {t('(you)')}</span>}
      </span>
    </span>
  );
}

function Status({ status }: Pick<UserRecord, 'status'>) {
  return <Badge tone={status === 'active' ? 'ok' : 'neutral'}>{t(STATUS_LABELS[status])}</Badge>;
}
