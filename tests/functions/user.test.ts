import { randomUUID } from 'node:crypto';
import type { EnsureUserResult } from '../../src/domain/user';
import { callFunction, signUp, type Account } from '../support/callers';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const uniqueName = () => `neema.${randomUUID().slice(0, 8)}`;

async function ensure(caller: Account, input: Record<string, unknown> = {}) {
  const { result, error } = await callFunction<EnsureUserResult>('ensureUser', input, caller);
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

const stored = async (path: string) => (await adminDb().doc(path).get()).data();

describe('ensureUser', () => {
  test('makes the record, the profile and the reservation at sign-up', async () => {
    const account = await signUp({ record: null });
    const username = uniqueName();
    const { user, usernameTaken } = await ensure(account, {
      firstName: ' Neema ',
      lastName: 'Mushi',
      username,
    });

    expect(usernameTaken).toBe(false);
    expect(user).toMatchObject({
      uid: account.uid,
      email: account.email,
      first_name: 'Neema',
      last_name: 'Mushi',
      username,
      role: 'student',
      status: 'active',
    });
    expect(Math.abs(Date.now() - user.joined)).toBeLessThan(60_000);
    expect(await stored(`profiles/${account.uid}`)).toEqual({ name: 'Neema Mushi', avatar_url: null });
    expect(await stored(`usernames/${username}`)).toEqual({ uid: account.uid });
    expect(await stored(`users/${account.uid}`)).not.toHaveProperty('uid');
  });

  test('changes nothing when all is there', async () => {
    const account = await signUp({ record: null });
    const first = await ensure(account, { firstName: 'Juma', lastName: 'Komba', username: uniqueName() });
    const before = await adminDb().doc(`users/${account.uid}`).get();
    expect(await ensure(account)).toEqual(first);
    const after = await adminDb().doc(`users/${account.uid}`).get();
    expect(after.updateTime?.isEqual(before.updateTime ?? after.createTime!)).toBe(true);
  });

  test('takes the names of the form over those of a sign-in that came first', async () => {
    const account = await signUp({ record: null });
    const early = await ensure(account);
    expect(early.user.first_name).toBe(account.email.split('@')[0]?.slice(0, 60));
    const { user } = await ensure(account, { firstName: 'Rehema', lastName: 'Salum' });
    expect(user).toMatchObject({ first_name: 'Rehema', last_name: 'Salum', joined: early.user.joined });
    expect(await stored(`profiles/${account.uid}`)).toMatchObject({ name: 'Rehema Salum' });
  });

  test('falls back to the display name', async () => {
    const account = await signUp({ record: null, displayName: 'Baraka  John Mwita' });
    expect((await ensure(account)).user).toMatchObject({ first_name: 'Baraka', last_name: 'John Mwita' });
  });

  test('takes the role from the claim, and nothing of the kind from the caller', async () => {
    const teacher = await signUp({ record: null, role: 'teacher' });
    expect((await ensure(teacher)).user.role).toBe('teacher');
    const student = await signUp({ record: null });
    const { error } = await callFunction('ensureUser', { firstName: 'A', role: 'admin' }, student);
    expect(error?.details).toMatchObject({ code: 'invalid', fields: { role: expect.any(String) as string } });
    expect(await stored(`users/${student.uid}`)).toBeUndefined();
  });

  test('changes nothing for whom an administrator deactivated', async () => {
    const account = await signUp({ record: { role: 'student', status: 'inactive' } });
    const { status } = await callFunction('ensureUser', { firstName: 'A', lastName: 'B' }, account);
    expect(status).toBe(401);
    expect(await stored(`users/${account.uid}`)).toEqual({ role: 'student', status: 'inactive' });
  });

  test('gives one of two who want the same name it, and both an account', async () => {
    const username = uniqueName();
    const [one, two] = await Promise.all([signUp({ record: null }), signUp({ record: null })]);
    const answers = await Promise.all([
      ensure(one, { firstName: 'Asha', lastName: 'Said', username }),
      ensure(two, { firstName: 'Ally', lastName: 'Said', username: username.toUpperCase() }),
    ]);
    expect(answers.map((answer) => answer.usernameTaken).sort()).toEqual([false, true]);
    const owner = await stored(`usernames/${username}`);
    for (const [index, { uid }] of [one, two].entries()) {
      const isOwner = owner?.uid === uid;
      expect(answers[index]?.usernameTaken).toBe(!isOwner);
      expect(Boolean((await stored(`users/${uid}`))?.username)).toBe(isOwner);
    }
  });

  test('makes one record of ten calls at once', async () => {
    const account = await signUp({ record: null });
    const input = { firstName: 'Zawadi', lastName: 'Lema', username: uniqueName() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ensure(account, input)));
    expect(new Set(answers.map(({ user }) => JSON.stringify(user))).size).toBe(1);
    expect(answers.every(({ usernameTaken }) => !usernameTaken)).toBe(true);
  });

  test('can have the name after the first choice was taken', async () => {
    const taken = uniqueName();
    await ensure(await signUp({ record: null }), { firstName: 'Imani', lastName: 'Paulo', username: taken });
    const late = await signUp({ record: null });
    const first = await ensure(late, { firstName: 'Upendo', lastName: 'Ngowi', username: taken });
    expect([first.usernameTaken, first.user.username]).toEqual([true, '']);
    const username = uniqueName();
    expect((await ensure(late, { username })).user).toMatchObject({ username, first_name: 'Upendo' });
  });
});
