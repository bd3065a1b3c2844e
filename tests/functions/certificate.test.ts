import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { issueCertificate } from '../../functions/src/certificate';
import { lessonsOf } from '../../src/domain/course';
import { parseCourse } from '../../src/domain/courseParse';
import type { IssueCertificateResult } from '../../src/domain/learnInput';
import { type Account, callFunction, signUp } from '../support/callers';
import { courseRecord } from '../support/cases/courseRecord';
import { runAs } from '../support/killer';
import { enrolmentRecord } from '../support/standing';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const issue = (courseId: string, caller?: Account) =>
  callFunction<IssueCertificateResult>('issueCertificate', { courseId }, caller);
const messageOf = async (answer: ReturnType<typeof issue>) => (await answer).error?.details?.message;

const courseDoc = (id: string) => adminDb().doc(`courses/${id}`);
const enrolmentDoc = (uid: string, courseId: string) => adminDb().doc(`enrolments/${uid}_${courseId}`);
const certificate = async (code = 'none') => (await adminDb().doc(`certificates/${code}`).get()).data();
const issuedFor = async (name: string) =>
  (await adminDb().collection('certificates').where('name', '==', name).get()).docs.map(({ id }) => id);

async function addCourse(changes: object = {}): Promise<string> {
  const id = randomUUID();
  await courseDoc(id).set(courseRecord({ status: 'published', ...changes }));
  return id;
}

const course = parseCourse('any', courseRecord());
const lessons = course ? lessonsOf(course).map(({ id }) => id) : [];
const assessed = course?.outline.map(({ id }) => id) ?? [];
const ALL = { completed_lessons: lessons, passed_assessments: assessed };

/** Somebody of a name that nobody else has, who takes the course and has done so much of it. */
async function addLearner(courseId: string, done: object) {
  const lastName = randomUUID();
  const learner = await signUp({ name: ['Baraka', lastName] });
  const enrolled = enrolmentRecord(learner.uid, courseId, 'active');
  await enrolmentDoc(learner.uid, courseId).set({ ...enrolled, ...done });
  return { learner, name: `Baraka ${lastName}` };
}

test('comes once all lessons are done and all assessments passed, and says who, what and when', async () => {
  const id = await addCourse();
  const { learner, name } = await addLearner(id, {});
  const own = enrolmentDoc(learner.uid, id);
  for (const done of [
    {},
    { completed_lessons: lessons },
    { completed_lessons: lessons.slice(1), passed_assessments: assessed },
  ]) {
    await own.set(done, { merge: true });
    expect(await messageOf(issue(id, learner))).toBe('Finish all lessons and pass all assessments first.');
  }
  expect(await issuedFor(name)).toEqual([]);

  await own.update(ALL);
  const { result } = await issue(id, learner);
  expect(result?.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await certificate(result?.code)).toEqual({
    name,
    course_title: 'Algebra from the beginning',
    issued_at: expect.objectContaining({ seconds: expect.any(Number) as unknown }) as unknown,
  });
  expect((await own.get()).get('certificate')).toBe(result?.code);
});

test('20 calls at once give one', async () => {
  const id = await addCourse();
  const { learner, name } = await addLearner(id, ALL);
  // A function in this process says what it did.
  jest.spyOn(logger, 'info').mockReturnValue();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => runAs(learner.uid, 'student', issueCertificate, { courseId: id })),
  );
  const [code, ...more] = await issuedFor(name);
  expect(more).toEqual([]);
  expect(answers).toEqual(Array(20).fill({ code }));
});

test('stays as it was when the name changes, the course grows, is archived or deleted', async () => {
  const id = await addCourse();
  const { learner, name } = await addLearner(id, ALL);
  const { result } = await issue(id, learner);
  const before = await certificate(result?.code);

  await adminDb().doc(`users/${learner.uid}`).update({ last_name: 'Mwingine' });
  await courseDoc(id).update({ title: 'Another title', outline: [], status: 'archived' });
  expect((await issue(id, learner)).result).toEqual(result);
  await courseDoc(id).delete();
  await issue(id, learner);
  expect(await certificate(result?.code)).toEqual(before);
  expect(await issuedFor(name)).toEqual([result?.code]);
});

test('an archived course still gives one to who takes it, a withdrawn one does not', async () => {
  const id = await addCourse({ status: 'draft' });
  const { learner } = await addLearner(id, ALL);
  expect(await messageOf(issue(id, learner))).toBe('Enrol first.');
  await courseDoc(id).update({ status: 'archived' });
  expect((await issue(id, learner)).status).toBe(200);
});

test('is for who takes the course, and for courses that come with one', async () => {
  const id = await addCourse();
  expect((await issue(id)).status).toBe(401);
  expect(await messageOf(issue(id, await signUp()))).toBe('Enrol first.');

  const without = await addCourse({ includes: { certificate: false } });
  const { learner, name } = await addLearner(without, ALL);
  expect(await messageOf(issue(without, learner))).toBe('This comes without a certificate.');
  expect(await issuedFor(name)).toEqual([]);
});
