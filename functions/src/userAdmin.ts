import { FieldValue } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { can, type Role } from '../../src/domain/permissions';
import type { UserRecord, UserStatus } from '../../src/domain/user';
import {
  type CreateUserResult,
  createUserSchema,
  sendPasswordLinkSchema,
  setUserRoleSchema,
  setUserStatusSchema,
  userAdminMessages,
} from '../../src/domain/userAdmin';
import { changeAccount, createAccount } from './account';
import { callable, failure } from './callable';
import { sendPasswordMail, siteRoot } from './passwordMail';
import { userOf, userRef } from './userRecord';

/** What administrators do with one account at a time. */

export const createUser = callable(
  { name: 'createUser', access: 'user.create', schema: createUserSchema },
  async ({ requestId, ...person }, caller, request): Promise<CreateUserResult> => {
    const user = await createAccount(caller, requestId, person);
    return { user, mailSent: await invite(user, request) };
  },
);

/** One mail for each account, however often its creation is asked for. */
export async function invite({ uid, email }: UserRecord, request: CallableRequest): Promise<boolean> {
  const stored = await userRef(uid).get();
  if (stored.get('invited_at')) return true;
  const isSent = await sendPasswordMail(email, siteRoot(request));
  if (isSent) await userRef(uid).update({ invited_at: FieldValue.serverTimestamp() });
  return isSent;
}

export const sendPasswordLink = callable(
  { name: 'sendPasswordLink', access: 'user.create', schema: sendPasswordLinkSchema },
  async ({ uid }, _caller, request): Promise<{ mailSent: true }> => {
    const user = userOf(await userRef(uid).get());
    if (!user) throw failure('not-found', userAdminMessages.missing);
    if (user.status === 'inactive') throw failure('failed-precondition', userAdminMessages.inactive);
    if (!(await sendPasswordMail(user.email, siteRoot(request))))
      throw failure('unavailable', userAdminMessages.mailFailed);
    return { mailSent: true };
  },
);

export const setUserRole = callable(
  { name: 'setUserRole', access: 'user.list', schema: setUserRoleSchema },
  async ({ uid, role }, caller): Promise<UserRecord> => {
    if (!can(caller, 'user.setRole', { uid }))
      throw failure('failed-precondition', userAdminMessages.ownRole);
    return changeAccount(caller, uid, { role: role as Role });
  },
);

export const setUserStatus = callable(
  { name: 'setUserStatus', access: 'user.list', schema: setUserStatusSchema },
  async ({ uid, status }, caller): Promise<UserRecord> => {
    if (!can(caller, 'user.setStatus', { uid }))
      throw failure('failed-precondition', userAdminMessages.ownStatus);
    return changeAccount(caller, uid, { status: status as UserStatus });
  },
);
