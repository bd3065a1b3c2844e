import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { Role } from '../../src/domain/permissions';
import type { UserRecord } from '../../src/domain/user';
import type { CreateUserResult } from '../../src/domain/userAdmin';
import { type Account, callFunction, passwordMailsTo, signUp } from '../support/callers';
import { until } from '../support/until';
import { adminApp, adminDb, closeWorld } from '../support/world';

let admin: Account;

beforeAll(async () => {
  admin = await signUp({ role: 'admin', name: ['Rehema', 'Kibona'] });
});
afterAll(closeWorld);

const auth = () => getAuth(adminApp());
const storedUser = async (uid: string) => (await adminDb().doc(`users/${uid}`).get()).data();

const auditOf = async (recordId: string) => {
  const { docs } = await adminDb().collection('audit').where('record_id', '==', recordId).get();
  return docs.map((line) => line.data());
};

const person = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  email: `Mpya-${randomUUID()}@Somo.example`,
  firstName: 'Halima',
  lastName: 'Abdallah',
  role: 'teacher',
  ...changes,
});

const create = (input: object, caller: Account = admin) =>
  callFunction<CreateUserResult>('createUser', input, caller);
const setRole = (uid: string, role: string, caller: Account = admin) =>
  callFunction<UserRecord>('setUserRole', { uid, role }, caller);
const setStatus = (uid: string, status: string, caller: Account = admin) =>
  callFunction<UserRecord>('setUserStatus', { uid, status }, caller);

describe('who may look after accounts', () => {
  const calls: [string, (uid: string) => object][] = [
    ['createUser', () => person()],
    ['sendPasswordLink', (uid) => ({ uid })],
    ['setUserRole', (uid) => ({ uid, role: 'admin' })],
    ['setUserStatus', (uid) => ({ uid, status: 'inactive' })],
    ['importUsers', () => ({ requestId: randomUUID(), rows: [], dryRun: false })],
  ];
  const callers: [string, { role: Role; record?: { role: Role; status: string } } | null][] = [
    ['a visitor', null],
    ['a student', { role: 'student' }],
    ['a teacher', { role: 'teacher' }],
    [
      'an administrator whose role was taken away',
      { role: 'admin', record: { role: 'student', status: 'active' } },
    ],
    ['a deactivated administrator', { role: 'admin', record: { role: 'admin', status: 'inactive' } }],
  ];
  test.each(callers)('not %s', async (_who, asked) => {
    const caller = asked ? await signUp(asked) : undefined;
    for (const [name, input] of calls) {
      const { error } = await callFunction(name, input(caller?.uid ?? 'somebody'), caller);
      // Who was deactivated is nobody, like a visitor.
      const isSomebody = asked !== null && asked.record?.status !== 'inactive';
      expect(error?.details?.code).toBe(isSomebody ? 'permission-denied' : 'unauthenticated');
    }
  });
});

describe('createUser', () => {
  test('makes the account, its documents, a line in the log, and sends a mail', async () => {
    const input = person();
    const { result } = await create(input);
    const email = input.email.toLowerCase();
    expect(result).toMatchObject({ mailSent: true, user: { email, role: 'teacher', status: 'active' } });
    const uid = result?.user.uid ?? '';
    expect(await storedUser(uid)).toMatchObject({
      first_name: 'Halima',
      sort_name: 'halima abdallah',
      search_terms: expect.arrayContaining(['hali', 'ab']) as unknown,
    });
    expect(await auth().getUser(uid)).toMatchObject({
      email,
      displayName: 'Halima Abdallah',
      customClaims: { role: 'teacher' },
    });
    expect((await adminDb().doc(`profiles/${uid}`).get()).data()).toMatchObject({ name: 'Halima Abdallah' });
    expect(await auditOf(uid)).toEqual([
      expect.objectContaining({
        actor_uid: admin.uid,
        actor_name: 'Rehema Kibona',
        action: 'user.create',
        kind: 'user',
        record_title: 'Halima Abdallah',
      }),
    ]);
    expect(await passwordMailsTo(email)).toHaveLength(1);
  });

  test('asked for again, three times at once, is one account, one line and one person', async () => {
    const input = person();
    const answers = await Promise.all([create(input), create(input), create(input)]);
    expect(new Set(answers.map(({ result }) => result?.user.uid)).size).toBe(1);
    const uid = answers[0]?.result?.user.uid ?? '';
    await create(input);
    expect(await auditOf(uid)).toHaveLength(1);
  });

  test('finishes what broke off after the account was made', async () => {
    const input = person();
    await auth().createUser({ uid: input.requestId, email: input.email });
    expect((await create(input)).result?.user).toMatchObject({ uid: input.requestId, role: 'teacher' });
  });

  test('refuses an e-mail that somebody has, whatever its case, and the same request for somebody else', async () => {
    const input = person();
    await create(input);
    const again = await create(person({ email: input.email.toUpperCase() }));
    expect(again.error?.details).toMatchObject({
      fields: { email: 'Somebody with this email has an account already.' },
    });
    const other = await create({ ...person(), requestId: input.requestId });
    expect(other.error?.details?.code).toBe('already-exists');
    const otherRole = await create({ ...input, role: 'student' });
    expect(otherRole.error?.details?.code).toBe('already-exists');
  });

  test.each([
    ['email', 'nobody'],
    ['firstName', ' '],
    ['lastName', ''],
    ['role', 'headmaster'],
    ['requestId', '../x'],
  ])('refuses a bad %s', async (field, value) => {
    const { error } = await create(person({ [field]: value }));
    expect(error?.details?.fields).toHaveProperty(field);
  });
});

describe('sendPasswordLink', () => {
  test('sends the mail again, but not to a deactivated account', async () => {
    const student = await signUp();
    expect((await callFunction('sendPasswordLink', { uid: student.uid }, admin)).error?.details?.code).toBe(
      'unavailable',
    );
    await adminDb().doc(`users/${student.uid}`).update({ email: student.email });
    expect((await callFunction('sendPasswordLink', { uid: student.uid }, admin)).result).toEqual({
      mailSent: true,
    });
    expect(await passwordMailsTo(student.email)).toHaveLength(1);
    await setStatus(student.uid, 'inactive');
    const refused = await callFunction('sendPasswordLink', { uid: student.uid }, admin);
    expect(refused.error?.details?.code).toBe('failed-precondition');
    const missing = await callFunction('sendPasswordLink', { uid: 'nobody' }, admin);
    expect(missing.error?.details?.code).toBe('not-found');
  });
});

describe('setUserRole', () => {
  test('changes record and claim, keeps other claims, and notes it once', async () => {
    const student = await signUp();
    await auth().setCustomUserClaims(student.uid, { school: 'kisima' });
    expect((await setRole(student.uid, 'teacher')).result).toMatchObject({
      uid: student.uid,
      role: 'teacher',
    });
    await setRole(student.uid, 'teacher');
    expect((await auth().getUser(student.uid)).customClaims).toEqual({ school: 'kisima', role: 'teacher' });
    expect(await storedUser(student.uid)).toMatchObject({ role: 'teacher' });
    expect(await auditOf(student.uid)).toEqual([
      expect.objectContaining({
        action: 'user.role',
        changes: [{ field: 'role', before: 'student', after: 'teacher' }],
      }),
    ]);
  });

  test('never changes the own role, and mends a claim that an earlier try left behind', async () => {
    expect((await setRole(admin.uid, 'student')).error?.details?.code).toBe('failed-precondition');
    const teacher = await signUp({ role: 'teacher', record: { role: 'student', status: 'active' } });
    await setRole(teacher.uid, 'student');
    expect((await auth().getUser(teacher.uid)).customClaims).toEqual({ role: 'student' });
  });

  test('of two administrators who dismiss each other one stays', async () => {
    const [one, two] = await Promise.all([signUp({ role: 'admin' }), signUp({ role: 'admin' })]);
    await Promise.all([setRole(two.uid, 'student', one), setRole(one.uid, 'student', two)]);
    const roles = await Promise.all([one, two].map(async ({ uid }) => (await storedUser(uid))?.role as Role));
    expect(roles.sort()).toEqual(['admin', 'student']);
  });

  test('says that an account is gone', async () => {
    expect((await setRole(randomUUID(), 'teacher')).error?.details?.code).toBe('not-found');
  });
});

describe('setUserStatus', () => {
  test('deactivates: no sign-in, no new token; and reactivates', async () => {
    const student = await signUp();
    const before = await auth().getUser(student.uid);
    // Accounts count in whole seconds: a withdrawal within the second of the sign-up would not show.
    await until('the next second', () =>
      Promise.resolve(Date.now() - Date.parse(before.metadata.creationTime) > 1000),
    );
    await setStatus(student.uid, 'inactive');
    const after = await auth().getUser(student.uid);
    expect(after.disabled).toBe(true);
    expect(after.tokensValidAfterTime).not.toBe(before.tokensValidAfterTime ?? '');
    expect(await storedUser(student.uid)).toMatchObject({ status: 'inactive' });
    await setStatus(student.uid, 'active');
    expect((await auth().getUser(student.uid)).disabled).toBe(false);
    expect((await auditOf(student.uid)).map(({ action }) => String(action))).toEqual([
      'user.status',
      'user.status',
    ]);
  });

  test('never deactivates the caller', async () => {
    expect((await setStatus(admin.uid, 'inactive')).error?.details?.code).toBe('failed-precondition');
    expect((await auth().getUser(admin.uid)).disabled).toBe(false);
  });
});
