import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import type { Page, PageRequest } from '../../domain/page';
import type { Role } from '../../domain/permissions';
import { matchesWords, searchTerm } from '../../domain/text';
import { fullName, parseUser, type UserRecord, type UserStatus } from '../../domain/user';
import type {
  CreateUserInput,
  CreateUserResult,
  ImportUsersInput,
  ImportUsersResult,
  SendPasswordLinkInput,
  SetUserRoleInput,
  SetUserStatusInput,
} from '../../domain/userAdmin';

export interface UserListRequest extends PageRequest {
  role?: Role | undefined;
  status?: UserStatus | undefined;
  search?: string | undefined;
}

/** Firestore looks up the longest word of a search; name, e-mail or username must hold the others too. */
export const listUsers = (request: UserListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: UserListRequest): Promise<Page<UserRecord>> {
  const { role, status, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...(role ? [where('role', '==', role)] : []),
    ...(status ? [where('status', '==', status)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(collection(db, 'users'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => {
    const user = parseUser(snapshot.id, fromDocument(snapshot.data()));
    return matchesWords(search, fullName(user), user.email, user.username) ? user : null;
  });
}

export const createUser = (input: CreateUserInput) =>
  callFunction<CreateUserInput, CreateUserResult>('createUser', input);

export const setUserRole = (input: SetUserRoleInput) =>
  callFunction<SetUserRoleInput, UserRecord>('setUserRole', input);

export interface UserStatusChange {
  uids: string[];
  status: UserStatus;
}

/** One by one: each is a change of its own in the audit log, and what went before a failure holds. */
export async function setUserStatus({ uids, status }: UserStatusChange): Promise<void> {
  for (const uid of uids) {
    await callFunction<SetUserStatusInput, UserRecord>('setUserStatus', { uid, status });
  }
}

export const sendPasswordLink = (input: SendPasswordLinkInput) =>
  callFunction<SendPasswordLinkInput, { mailSent: true }>('sendPasswordLink', input);

export const importUsers = (input: ImportUsersInput) =>
  callFunction<ImportUsersInput, ImportUsersResult>('importUsers', input);
