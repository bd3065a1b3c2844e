import type { Certificate } from '../../src/domain/certificate';
import type { IssueCertificateResult } from '../../src/domain/learnInput';
import { type Account, callFunction, signUp } from '../support/callers';
import { courseCalls } from '../support/courseCalls';
import { courseWith } from '../support/courses';
import { coursesOf, learnerOf, startAttempt, submitAttempt } from '../support/learning';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher' });
});
afterAll(closeWorld);

const { addCourse, addAssessedCourse } = coursesOf(() => teacher);
const { setStatus, remove } = courseCalls(() => teacher);

const issue = (courseId: string, caller?: Account) =>
  callFunction<IssueCertificateResult>('issueCertificate', { courseId }, caller);

const enrolment = (learner: Account, courseId: string) =>
  adminDb().doc(`enrolments/${learner.uid}_${courseId}`);
const certificate = async (code: string | undefined) =>
  (await adminDb().doc(`certificates/${code}`).get()).data();
const issuedFor = async (name: string) =>
  (await adminDb().collection('certificates').where('name', '==', name).get()).size;

/** A learner of a name that nobody else has, who has done all that the course asks. */
async function graduateOf(courseId: string, done: { lessons: string[]; part: string }, lastName: string) {
  const learner = await learnerOf(courseId, { name: ['Baraka', lastName] });
  await enrolment(learner, courseId).update({
    completed_lessons: done.lessons,
    passed_assessments: [done.part],
  });
  return learner;
}

test('comes once all lessons are done and all assessments passed, and says who, what and when', async () => {
  const { id, part, lessons, right } = await addAssessedCourse();
  const learner = await learnerOf(id, { name: ['Neema', 'Mushi'] });
  const refusal = async () => (await issue(id, learner)).error?.details?.message;
  const unfinished = 'Finish all lessons and pass all assessments first.';

  expect(await refusal()).toBe(unfinished);
  await enrolment(learner, id).update({ completed_lessons: lessons });
  expect(await refusal()).toBe(unfinished);
  const failed = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
  await submitAttempt(failed, [], learner);
  expect(await refusal()).toBe(unfinished);
  const passed = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
  await submitAttempt(passed, right, learner);

  const { result } = await issue(id, learner);
  expect(await certificate(result?.code)).toEqual({
    name: 'Neema Mushi',
    course_title: 'Algebra from the beginning',
    issued_at: expect.any(Object) as Certificate,
  });
  expect((await enrolment(learner, id).get()).get('certificate')).toBe(result?.code);
});

test('20 calls at once give one', async () => {
  const course = await addAssessedCourse();
  const learner = await graduateOf(course.id, course, 'Ishirini');
  const answers = await Promise.all(Array.from({ length: 20 }, () => issue(course.id, learner)));
  const codes = new Set(answers.map(({ result }) => result?.code));
  expect([...codes]).toEqual([(await enrolment(learner, course.id).get()).get('certificate')]);
  expect(await issuedFor('Baraka Ishirini')).toBe(1);
});

test('stays as it was when the name changes, the course grows, is archived or deleted', async () => {
  const course = await addAssessedCourse();
  const learner = await graduateOf(course.id, course, 'Kudumu');
  const { result } = await issue(course.id, learner);
  const before = await certificate(result?.code);

  await adminDb().doc(`users/${learner.uid}`).update({ last_name: 'Mwingine' });
  await adminDb().doc(`courses/${course.id}`).update({ title: 'Another title', outline: [] });
  await setStatus(course.id, 'archived');
  expect((await issue(course.id, learner)).result).toEqual(result);
  await remove(course.id);
  expect(await certificate(result?.code)).toEqual(before);
});

test('an archived course still gives one to who takes it, a withdrawn one does not', async () => {
  const course = await addAssessedCourse();
  const learner = await graduateOf(course.id, course, 'Kumbukumbu');
  await setStatus(course.id, 'draft');
  expect((await issue(course.id, learner)).error?.details?.message).toBe('Enrol in this course first.');
  await setStatus(course.id, 'archived');
  expect((await issue(course.id, learner)).result?.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('is for who takes the course, and for courses that come with one', async () => {
  const course = await addAssessedCourse();
  await graduateOf(course.id, course, 'Mwenyewe');
  expect((await issue(course.id)).status).toBe(401);
  expect((await issue(course.id, await signUp())).error?.details?.code).toBe('permission-denied');
  expect((await issue(course.id, teacher)).error?.details?.code).toBe('permission-denied');

  const form = courseWith('courseIncludes.certificate', false);
  const module = form.modules[0];
  const id = await addCourse(form);
  const done = { lessons: module?.lessons.map((lesson) => lesson.id) ?? [], part: module?.id ?? '' };
  const learner = await graduateOf(id, done, 'Bila');
  expect((await issue(id, learner)).error?.details?.message).toBe(
    'This course does not come with a certificate.',
  );
  expect(await issuedFor('Baraka Bila')).toBe(0);
});
