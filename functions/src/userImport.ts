import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { foldEmail } from '../../src/domain/contact';
import { UNEXPECTED_MESSAGE, type AppError } from '../../src/domain/errors';
import {
  checkImportRows,
  type CheckedRow,
  type ImportOutcome,
  type ImportUsersResult,
  importUsersSchema,
  type NewUserForm,
  userAdminMessages,
} from '../../src/domain/userAdmin';
import { createAccount } from './account';
import type { Caller } from './actor';
import { callable, refuseLargerThan } from './callable';
import { auth } from './firebase';
import { inTurns } from './inTurns';
import { invite } from './userAdmin';

/** Many accounts from a file. Run again, it makes what is missing and leaves the rest. */

const AT_ONCE = 8;

interface Run {
  requestId: string;
  dryRun: boolean;
  caller: Caller;
  request: CallableRequest;
}

export const importUsers = callable(
  {
    name: 'importUsers',
    access: 'user.create',
    schema: importUsersSchema,
    refuse: refuseLargerThan(500_000),
    timeoutSeconds: 300,
  },
  async ({ rows, requestId, dryRun }, caller, request): Promise<ImportUsersResult> => {
    const run = { requestId, dryRun, caller, request };
    const checked = checkImportRows(rows);
    const owners = await ownersOf(
      checked.flatMap((row) => ('person' in row ? [foldEmail(row.person.email)] : [])),
    );
    return { rows: await inTurns(checked, AT_ONCE, (row) => importRow(run, row, owners)) };
  },
);

async function importRow(run: Run, row: CheckedRow, owners: Map<string, string>): Promise<ImportOutcome> {
  if (!('person' in row)) return row;
  const { line, person } = row;
  const uid = uidFor(run.requestId, person);
  const owner = owners.get(foldEmail(person.email));
  if (owner !== undefined && owner !== uid)
    return { line, outcome: 'exists', messages: [userAdminMessages.emailTaken] };
  if (run.dryRun) return { line, outcome: 'create', messages: [] };
  try {
    const user = await createAccount(run.caller, uid, person);
    const isInvited = await invite(user, run.request);
    return { line, outcome: 'create', messages: isInvited ? [] : [userAdminMessages.mailFailed] };
  } catch (error) {
    return { line, outcome: 'failed', messages: [messageOf(error)] };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof HttpsError) return (error.details as AppError).message;
  logger.error('importUsers', { error: error instanceof Error ? error.stack : String(error) });
  return UNEXPECTED_MESSAGE;
}

/** The same row of the same run is the same account. */
const uidFor = (requestId: string, { email }: NewUserForm) =>
  createHash('sha256')
    .update(`${requestId} ${foldEmail(email)}`)
    .digest('hex')
    .slice(0, 28);

/** Auth answers for so many accounts at once. */
const LOOKUP_MAX = 100;

/** Folded e-mail -> uid of the account that has it. */
async function ownersOf(emails: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (let start = 0; start < emails.length; start += LOOKUP_MAX) {
    const identifiers = emails.slice(start, start + LOOKUP_MAX).map((email) => ({ email }));
    const { users } = await auth.getUsers(identifiers);
    for (const { email, uid } of users) if (email) owners.set(foldEmail(email), uid);
  }
  return owners;
}
