import { getAuth } from 'firebase-admin/auth';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { type Voice, voiceMessages } from '../../src/domain/voice';
import { type Account, callFunction, signUp } from '../support/callers';
import { auditOf } from '../support/courseCalls';
import { coursesOf, learnerOf } from '../support/learning';
import { liveClassCalls, register } from '../support/liveClassCalls';
import { adminApp, adminDb, closeWorld } from '../support/world';

let teacher: Account;
let otherTeacher: Account;
let admin: Account;
beforeAll(async () => {
  [teacher, otherTeacher, admin] = await Promise.all([
    signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }),
    signUp({ role: 'teacher' }),
    signUp({ role: 'admin', name: ['Rehema', 'Salum'] }),
  ]);
});
afterAll(closeWorld);

const { newId } = liveClassCalls(() => teacher);
const { addCourse } = coursesOf(() => teacher);

const setVouched = ({ uid }: Pick<Account, 'uid'>, isVouched: boolean, by: Account) =>
  callFunction<null>('setVouched', { uid, isVouched }, by);
const voicesFor = async (by: Account, ...people: Account[]) =>
  (await callFunction<Voice[]>('listVoices', { uids: people.map(({ uid }) => uid) }, by)).result;
const wordFor = async ({ uid }: Account) => {
  const stored = (await adminDb().doc(`users/${uid}`).get()).data() ?? {};
  return 'vouched_by' in stored || 'vouched_at' in stored ? [stored.vouched_by, stored.vouched_at] : null;
};

/** A student who is registered for a class of the teacher's. */
async function registered(person: Parameters<typeof signUp>[0] = { name: ['Amina', 'Juma'] }) {
  const [student, classId] = await Promise.all([signUp(person), newId()]);
  await register(classId, student);
  return student;
}

describe('setVouched', () => {
  test('notes whose word it is and when, and takes both away again, each once in the audit log', async () => {
    const student = await registered();
    for (let time = 0; time < 2; time += 1)
      expect((await setVouched(student, true, teacher)).status).toBe(200);
    expect(await wordFor(student)).toEqual([teacher.uid, expect.anything()]);
    for (let time = 0; time < 2; time += 1)
      expect((await setVouched(student, false, teacher)).status).toBe(200);
    expect(await wordFor(student)).toBeNull();
    expect(await auditOf(student.uid)).toEqual(['user.unvouch', 'user.vouch']);
    const { docs } = await adminDb().collection('audit').where('record_id', '==', student.uid).get();
    expect(docs[0]?.data()).toMatchObject({
      actor_uid: teacher.uid,
      actor_name: 'Neema Mushi',
      kind: 'user',
      record_title: 'Amina Juma',
    });
  });

  test('is for who comes to a class of the teacher’s, and for no other teacher; for administrators, anybody', async () => {
    const student = await registered();
    const stranger = await signUp();
    for (const [who, by, status] of [
      [student, otherTeacher, 403],
      [stranger, teacher, 403],
      [student, teacher, 200],
      [stranger, admin, 200],
    ] as const)
      expect((await setVouched(who, true, by)).status).toBe(status);
    expect((await setVouched(stranger, true, otherTeacher)).error?.details?.message).toBe(
      voiceMessages.notTheirs,
    );
    expect(await wordFor(student)).toEqual([teacher.uid, expect.anything()]);
    expect(await wordFor(stranger)).toEqual([admin.uid, expect.anything()]);
  });

  test('is for who takes a course of the teacher’s, as long as they do', async () => {
    const courseId = await addCourse();
    const [student, left] = [await learnerOf(courseId), await learnerOf(courseId)];
    await adminDb().doc(`enrolments/${left.uid}_${courseId}`).update({ state: 'removed' });
    expect((await setVouched(student, true, teacher)).status).toBe(200);
    expect((await setVouched(student, false, teacher)).status).toBe(200);
    expect((await setVouched(student, true, otherTeacher)).status).toBe(403);
    expect((await setVouched(left, true, teacher)).status).toBe(403);
  });

  test('is taken back by who gave it or an administrator, also when the student has gone', async () => {
    const student = await registered();
    await setVouched(student, true, teacher);
    const refused = await setVouched(student, false, otherTeacher);
    expect(refused.error?.details?.message).toBe(voiceMessages.notOwnWord);
    expect((await setVouched(student, false, admin)).status).toBe(200);
    expect(await wordFor(student)).toBeNull();

    await setVouched(student, true, admin);
    expect((await setVouched(student, false, teacher)).status).toBe(403);

    const courseId = await addCourse();
    const left = await learnerOf(courseId);
    await setVouched(left, true, teacher);
    await adminDb().doc(`enrolments/${left.uid}_${courseId}`).update({ state: 'removed' });
    expect((await setVouched(left, false, teacher)).status).toBe(200);
  });

  test('is nothing that a student does, nor for staff or nobody', async () => {
    const student = await registered();
    for (const isVouched of [true, false])
      expect((await setVouched(student, isVouched, student)).error?.details?.message).toBe(
        PERMISSION_MESSAGE,
      );
    expect((await setVouched(otherTeacher, true, admin)).error?.details?.message).toBe(
      voiceMessages.notStudent,
    );
    expect((await setVouched({ uid: 'nobody' }, true, admin)).error?.details?.message).toBe(
      voiceMessages.missing,
    );
  });

  test('stays when the record is written anew', async () => {
    const student = await registered();
    await setVouched(student, true, teacher);
    await callFunction('ensureUser', { firstName: 'Amina', lastName: 'Ally', username: '' }, student);
    await callFunction('setUserRole', { uid: student.uid, role: 'teacher' }, admin);
    await callFunction('setUserRole', { uid: student.uid, role: 'student' }, admin);
    expect(await wordFor(student)).toEqual([teacher.uid, expect.anything()]);
  });
});

describe('listVoices', () => {
  test('tells a teacher of their own learners who are students, and an administrator of all', async () => {
    const [silent, vouched, verified, stranger] = await Promise.all([
      registered(),
      registered(),
      registered(),
      signUp(),
    ]);
    const colleague = await registered({ role: 'teacher' });
    await setVouched(vouched, true, teacher);
    await getAuth(adminApp()).updateUser(verified.uid, { emailVerified: true });
    const everybody = [silent, vouched, verified, colleague, stranger] as const;
    const theirs = [
      { uid: silent.uid, is_verified: false, vouched_by: null },
      { uid: vouched.uid, is_verified: false, vouched_by: teacher.uid },
      { uid: verified.uid, is_verified: true, vouched_by: null },
    ];
    expect(await voicesFor(teacher, ...everybody)).toEqual(theirs);
    expect(await voicesFor(otherTeacher, ...everybody)).toEqual([]);
    expect(await voicesFor(admin, ...everybody, silent)).toEqual([
      ...theirs,
      { uid: stranger.uid, is_verified: false, vouched_by: null },
    ]);
  });

  test('takes a class that is larger than a query asks for at once', async () => {
    const [first, last] = await Promise.all([registered(), registered()]);
    const crowd = Array.from({ length: 120 }, (_, n) => `nobody-${n}`);
    const uids = [first.uid, ...crowd, last.uid];
    const { result } = await callFunction<Voice[]>('listVoices', { uids }, teacher);
    expect(result?.map(({ uid }) => uid)).toEqual([first.uid, last.uid]);
    const tooMany = Array.from({ length: 501 }, (_, n) => `nobody-${n}`);
    expect((await callFunction('listVoices', { uids: tooMany }, admin)).error?.details?.message).toBe(
      voiceMessages.many,
    );
  });
});
