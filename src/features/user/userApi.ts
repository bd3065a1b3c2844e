import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { UserRecord } from '../../domain/user';
import type {
  CreateUserInput,
  CreateUserResult,
  ImportUsersInput,
  ImportUsersResult,
  SetUserRoleInput,
} from '../../domain/userAdmin';
import {
  createUser,
  importUsers,
  listUsers,
  sendPasswordLink,
  setUserRole,
  setUserStatus,
  type UserListRequest,
  type UserStatusChange,
} from './userDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;
const LIST = [{ type: 'User' as const, id: 'LIST' }, 'Audit' as const];

const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Page<UserRecord>, UserListRequest>({
      queryFn: call(listUsers, { access: 'user' }),
      providesTags: [{ type: 'User', id: 'LIST' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load users' }) }),
    }),
    exportUsers: build.query<Page<UserRecord>, UserListRequest>(exportQuery(listUsers)),
    createUser: build.mutation<CreateUserResult, CreateUserInput>({
      queryFn: call(createUser, CALLABLE),
      invalidatesTags: (_result, error) => (error ? [] : LIST),
      onQueryStarted: notify({
        success: ({ email }, { mailSent }) =>
          mailSent
            ? { title: 'User added', description: 'The link to set a password is on its way.' }
            : {
                title: 'User added, but the mail was not sent',
                description: 'Send the password link again from the row of {email}.',
                values: { email },
              },
      }),
    }),
    setUserRole: build.mutation<UserRecord, SetUserRoleInput>({
      queryFn: call(setUserRole, CALLABLE),
      invalidatesTags: LIST,
      onQueryStarted: notify({
        success: () => ({ title: 'Role changed' }),
        failure: ({ message }) => ({ title: 'Failed to change the role', description: message }),
      }),
    }),
    setUserStatus: build.mutation<void, UserStatusChange>({
      queryFn: call(setUserStatus, CALLABLE),
      // Of several, some may be changed although others failed.
      invalidatesTags: LIST,
      onQueryStarted: notify({
        success: ({ uids, status }) => ({
          title:
            status === 'inactive'
              ? '{count, plural, one {Account deactivated} other {# accounts deactivated}}'
              : '{count, plural, one {Account reactivated} other {# accounts reactivated}}',
          values: { count: uids.length },
        }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    sendPasswordLink: build.mutation<{ mailSent: true }, { uid: string }>({
      queryFn: call(sendPasswordLink, CALLABLE),
      onQueryStarted: notify({
        success: () => ({ title: 'Password link sent' }),
        failure: ({ message }) => ({ title: 'Failed to send the password link', description: message }),
      }),
    }),
    // The dialog says how it went, row by row.
    importUsers: build.mutation<ImportUsersResult, ImportUsersInput>({
      queryFn: call(importUsers, CALLABLE),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : LIST),
    }),
  }),
});

export const {
  useListUsersQuery,
  useLazyExportUsersQuery,
  useCreateUserMutation,
  useSetUserRoleMutation,
  useSetUserStatusMutation,
  useSendPasswordLinkMutation,
  useImportUsersMutation,
} = userApi;
