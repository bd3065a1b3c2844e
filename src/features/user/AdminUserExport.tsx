import { fullName, type UserRecord } from '../../domain/user';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { useLazyExportUsersQuery } from './userApi';
import type { UserListRequest } from './userDocs';

const COLUMNS: readonly CsvColumn<UserRecord>[] = [
  { head: 'Name', value: fullName },
  { head: 'Email', value: ({ email }) => email },
  { head: 'Username', value: ({ username }) => username },
  { head: 'Role', value: ({ role }) => role },
  { head: 'Status', value: ({ status }) => status },
  { head: 'Joined', value: ({ joined }) => new Date(joined).toISOString() },
];

export function AdminUserExport({ request }: { request: UserListRequest }) {
  const [read] = useLazyExportUsersQuery();
  return (
    <ExportButton
      fileName="users"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
