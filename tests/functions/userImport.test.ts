import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { ImportUsersResult } from '../../src/domain/userAdmin';
import { type Account, callFunction, passwordMailsTo, signUp } from '../support/callers';
import { adminApp, adminDb, closeWorld } from '../support/world';

let admin: Account;

beforeAll(async () => {
  admin = await signUp({ role: 'admin' });
});
afterAll(closeWorld);

const row = (line: number, changes: Record<string, unknown> = {}) => ({
  line,
  email: `mwanafunzi-${randomUUID()}@somo.example`,
  first_name: 'Furaha',
  last_name: 'Lyimo',
  role: '',
  ...changes,
});

async function run(rows: object[], dryRun = false, requestId = randomUUID()) {
  const { result, error } = await callFunction<ImportUsersResult>(
    'importUsers',
    { requestId, rows, dryRun },
    admin,
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result.rows;
}

const outcomes = (rows: ImportUsersResult['rows']) => rows.map(({ line, outcome }) => [line, outcome]);

async function find(email: string) {
  const { users } = await getAuth(adminApp()).getUsers([{ email }]);
  return users[0];
}

describe('importUsers', () => {
  test('names every row by its line, and a dry run makes nothing', async () => {
    const known = await signUp();
    const fresh = row(2);
    const rows = [
      fresh,
      row(3, { email: fresh.email.toUpperCase() }),
      row(4, { email: known.email.toUpperCase() }),
      row(5, { email: 'nobody', first_name: ' ' }),
      row(6, { role: 'headmaster' }),
    ];
    const tried = await run(rows, true);
    expect(outcomes(tried)).toEqual([
      [2, 'create'],
      [3, 'duplicate'],
      [4, 'exists'],
      [5, 'invalid'],
      [6, 'invalid'],
    ]);
    expect(tried[1]?.messages).toEqual(['Line 2 has the same email']);
    expect(tried[3]?.messages.sort()).toEqual(['Enter a first name', 'Enter a valid email address']);
    expect(await find(fresh.email)).toBeUndefined();
  });

  test('makes accounts with roles, and a second run of the same file makes no more', async () => {
    const rows = [row(2), row(3, { role: 'Teacher' })];
    const requestId = randomUUID();
    expect(outcomes(await run(rows, false, requestId))).toEqual([
      [2, 'create'],
      [3, 'create'],
    ]);
    const teacher = await find(rows[1]?.email ?? '');
    expect(teacher?.customClaims).toEqual({ role: 'teacher' });
    const stored = await adminDb().doc(`users/${teacher?.uid}`).get();
    expect(stored.data()).toMatchObject({ role: 'teacher', sort_name: 'furaha lyimo' });
    // The same run once more, as after a lost answer; then the same file in a new run.
    expect(outcomes(await run(rows, false, requestId))).toEqual([
      [2, 'create'],
      [3, 'create'],
    ]);
    expect(await passwordMailsTo(rows[0]?.email ?? '')).toHaveLength(1);
    expect(outcomes(await run(rows))).toEqual([
      [2, 'exists'],
      [3, 'exists'],
    ]);
  });

  test('refuses more rows than one call takes', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => row(index + 2));
    const { error } = await callFunction(
      'importUsers',
      { requestId: randomUUID(), rows, dryRun: true },
      admin,
    );
    expect(error?.details?.message).toBe('Send at most 200 rows at once');
  });
});
