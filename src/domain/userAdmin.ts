import { array, boolean, object, string, number, type InferType, ValidationError } from 'yup';
import { authMessages } from './authMessages';
import { foldEmail, isEmail } from './contact';
import { accountId, oneOfText, optionalText, requiredText, uuid } from './field';
import { ROLES } from './permissions';
import { cleanText } from './text';
import { USER_STATUSES, type UserRecord } from './user';

/** What administrators do with other people's accounts: what the callables take, give and say. */

export const USER_NAME_MAX = 60;

export const userAdminMessages = {
  email: authMessages.emailFormat,
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  role: 'Choose a role: student, teacher or admin',
  status: 'Choose active or inactive',
  requestId: 'Reload the page and try again.',
  uid: 'Reload the page and try again.',
  emailTaken: 'Somebody with this email has an account already.',
  createdAlready: 'This person was added already, with other details. Reload the page to add another.',
  missing: 'This account is gone. Reload the list.',
  ownRole: 'You cannot change your own role. Ask another administrator.',
  ownStatus: 'You cannot deactivate yourself. Ask another administrator.',
  inactive: 'This account is deactivated. Reactivate it first.',
  mailFailed: 'The mail could not be sent. Try again in a few minutes.',
} as const;

const requestId = uuid(userAdminMessages.requestId);

const uid = accountId(userAdminMessages.uid);

const person = {
  email: optionalText(254).test('email', userAdminMessages.email, isEmail),
  firstName: requiredText(userAdminMessages.firstName, 1, USER_NAME_MAX),
  lastName: requiredText(userAdminMessages.lastName, 1, USER_NAME_MAX),
  role: oneOfText(userAdminMessages.role, ROLES),
};

/** The dialog "Add New User". */
export const newUserSchema = object(person);
export type NewUserForm = InferType<typeof newUserSchema>;
export const EMPTY_NEW_USER: NewUserForm = { email: '', firstName: '', lastName: '', role: 'student' };

/** `createUser`: the UUID is made when the form opens; sent twice, it is one account. */
export const createUserSchema = object({ requestId, ...person });
export type CreateUserInput = InferType<typeof createUserSchema>;

export interface CreateUserResult {
  user: UserRecord;
  /** Whether the mail with the link to set a password went out; if not, `sendPasswordLink` sends it again. */
  mailSent: boolean;
}

/** `sendPasswordLink` answers with `{ mailSent: true }` or an error. */
export const sendPasswordLinkSchema = object({ uid });
export type SendPasswordLinkInput = InferType<typeof sendPasswordLinkSchema>;

/** `setUserRole` and `setUserStatus` answer with the changed `UserRecord`. */
export const setUserRoleSchema = object({ uid, role: oneOfText(userAdminMessages.role, ROLES) });
export type SetUserRoleInput = InferType<typeof setUserRoleSchema>;

export const setUserStatusSchema = object({
  uid,
  status: oneOfText(userAdminMessages.status, USER_STATUSES),
});
export type SetUserStatusInput = InferType<typeof setUserStatusSchema>;

/** Rows that one call of `importUsers` takes; a longer file is sent in parts. */
export const IMPORT_ROWS_MAX = 200;
const CELL_MAX = 500;

/** Cut and not refused, so that a bad cell is the trouble of its row alone. */
const cell = string()
  .default('')
  .transform((value: unknown) => (typeof value === 'string' ? cleanText(value.slice(0, CELL_MAX)) : ''));

/** `importUsers`: whatever cells hold is taken, since a bad row is named by its line instead of refusing all. */
export const importUsersSchema = object({
  requestId,
  dryRun: boolean().default(true),
  rows: array(
    object({
      /** Where the row stands in the file; the heading is line 1. */
      line: number().integer().min(1).max(1_000_000).required(),
      email: cell,
      first_name: cell,
      last_name: cell,
      /** Empty: student. */
      role: cell,
    }),
  )
    .default([])
    .max(IMPORT_ROWS_MAX, `Send at most ${IMPORT_ROWS_MAX} rows at once`),
});
export type ImportUsersInput = InferType<typeof importUsersSchema>;
export type ImportRow = ImportUsersInput['rows'][number];

/** The columns of an import file; `role` may be left out. */
export const IMPORT_COLUMNS = ['email', 'first_name', 'last_name', 'role'] as const;

/**
 * `create`: an account is made (in a dry run: would be). `exists`: the e-mail has one already. `duplicate`: an earlier
 * row has the same e-mail. `invalid`: the row cannot be used. `failed`: making the account failed; run it again.
 */
export type ImportVerdict = 'create' | 'exists' | 'duplicate' | 'invalid' | 'failed';

export interface ImportOutcome {
  line: number;
  outcome: ImportVerdict;
  messages: string[];
}

export interface ImportUsersResult {
  rows: ImportOutcome[];
}

/** A row that may become an account, or what is wrong with it. */
export type CheckedRow = { line: number; person: NewUserForm } | ImportOutcome;

/** All that a file tells by itself; whether an e-mail has an account only the server knows. */
export function checkImportRows(rows: readonly ImportRow[]): CheckedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const { line } = row;
    const checked = checkImportRow(row);
    if ('messages' in checked) return { line, outcome: 'invalid', messages: checked.messages };
    const email = foldEmail(checked.person.email);
    const first = lines.get(email);
    if (first !== undefined)
      return { line, outcome: 'duplicate', messages: [`Line ${first} has the same email`] };
    lines.set(email, line);
    return { line, person: checked.person };
  });
}

function checkImportRow(row: ImportRow): { person: NewUserForm } | { messages: string[] } {
  const { email, first_name: firstName, last_name: lastName, role } = row;
  const values = { email, firstName, lastName, role: role.toLowerCase() || 'student' };
  try {
    return { person: newUserSchema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { messages: error.errors };
  }
}
