import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Account, signUp } from '../support/callers';
import { auditOf, courseCalls } from '../support/courseCalls';
import { largeCourse, validCourse } from '../support/courses';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
let admin: Account;

beforeAll(async () => {
  [teacher, admin] = await Promise.all([
    signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }),
    signUp({ role: 'admin', name: ['Rehema', 'Kibona'] }),
  ]);
});
afterAll(closeWorld);

const { newCourseId, remove, setStatus, update } = courseCalls(() => teacher);

describe('updateCourse', () => {
  test('replaces the parts and takes away those that are gone', async () => {
    const id = await newCourseId(largeCourse(3, 2, 2));
    expect((await update(id, 1, validCourse())).result).toEqual({ id, version: 2 });
    expect(await partsOf(id)).toEqual({ courses: 1, modules: 1, papers: 1, keys: 1, previews: 1 });
    expect(await auditOf(id)).toEqual(['course.create', 'course.update']);
  });

  test('keeps what functions count, and the status', async () => {
    const id = await newCourseId();
    await setStatus(id, 'published');
    await adminDb().doc(`courses/${id}`).update({ enrolled_count: 7, review_count: 2, review_sum: 9 });
    await update(id, 1, validCourse());
    expect((await storedCourse(id)).row).toMatchObject({
      status: 'published',
      enrolled_count: 7,
      review_count: 2,
      review_sum: 9,
    });
  });

  test('tells the second editor of both versions', async () => {
    const id = await newCourseId();
    await update(id, 1, { ...validCourse(), title: 'By the first' }, admin);
    const saved = await adminDb().doc(`courses/${id}`).get();
    const savedAt = (saved.get('updated_at') as Timestamp).toMillis();
    const { error } = await update(id, 1, { ...validCourse(), title: 'By the second' });
    expect(error?.details).toMatchObject({
      code: 'conflict',
      message: 'Somebody else saved this course meanwhile.',
      conflict: { yours: 1, stored: 2, savedBy: 'Rehema Kibona', savedAt },
    });
    expect((await storedCourse(id)).row).toMatchObject({ title: 'By the first', version: 2 });
  });

  test('of editors at the same moment one wins, and a repetition of theirs is no conflict', async () => {
    const id = await newCourseId();
    const forms = ['One', 'Two', 'Three'].map((title) => ({ ...validCourse(), title: `Editor ${title}` }));
    const answers = await Promise.all(forms.map((form) => update(id, 1, form)));
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const winner = answers.findIndex(({ result }) => result);
    const { row, modules } = await storedCourse(id);
    expect(row).toMatchObject({ title: forms[winner]?.title, version: 2 });
    expect(modules.map((module) => String(module.id))).toEqual(
      forms[winner]?.modules.map((module) => module.id),
    );
    expect((await update(id, 1, forms[winner] ?? {})).result).toEqual({ id, version: 2 });
  });

  test('brings no deleted course back', async () => {
    const id = await newCourseId();
    await remove(id);
    expect((await update(id, 1, validCourse())).error?.details?.code).toBe('not-found');
    expect(await partsOf(id)).toEqual(NOTHING);
  });
});

describe('setCourseStatus', () => {
  test('publishes, archives and restores', async () => {
    const id = await newCourseId();
    for (const status of ['published', 'draft', 'published', 'archived', 'archived', 'draft', 'archived']) {
      expect((await setStatus(id, status)).result).toEqual({ status });
      expect((await storedCourse(id)).row).toMatchObject({ status });
    }
    expect((await setStatus(id, 'published')).error?.details?.code).toBe('failed-precondition');
    expect((await setStatus(id, 'hidden')).error?.details?.code).toBe('invalid');
    expect((await auditOf(id)).filter((action) => action === 'course.status')).toHaveLength(6);
  });

  test('the catalogue holds a course while it is published', async () => {
    const id = await newCourseId();
    const isListed = async () => {
      const { docs } = await adminDb().collection('catalog').get();
      return docs.some((shard) => shard.id.startsWith('course_') && String(shard.get('rows')).includes(id));
    };
    await setStatus(id, 'published');
    await until('the course to be listed', isListed);
    await setStatus(id, 'archived');
    await until('the course to be off the list', async () => !(await isListed()));
  });
});

describe('deleteCourse', () => {
  test('removes everything that hangs on it, and marks enrolments', async () => {
    const id = await newCourseId();
    const enrolment = adminDb().doc(`enrolments/somebody_${id}`);
    const attempt = adminDb().doc(`attempts/${randomUUID()}`);
    await enrolment.set({ uid: 'somebody', course_id: id, state: 'active' });
    await attempt.set({ uid: 'somebody', parent: id });
    await attempt.collection('paper').doc('0').set({ questions: [] });
    await attempt.collection('review').doc('result').set({ answers: {} });
    await adminDb().doc(`courses/${id}/reviews/somebody`).set({ rating: 5 });
    expect((await remove(id)).result).toEqual({ id });
    expect(await partsOf(id)).toEqual(NOTHING);
    expect((await enrolment.get()).get('state')).toBe('removed');
    for (const path of [
      attempt.path,
      `${attempt.path}/paper/0`,
      `${attempt.path}/review/result`,
      `courses/${id}/reviews/somebody`,
    ])
      expect((await adminDb().doc(path).get()).exists).toBe(false);
    expect(await auditOf(id)).toEqual(['course.create', 'course.delete']);
    expect((await remove(id)).result).toEqual({ id });
  });

  test('refuses what somebody has bought', async () => {
    const id = await newCourseId({ ...validCourse(), price: '20' });
    await adminDb().doc(`access/somebody_${id}`).set({ uid: 'somebody', product: id });
    expect((await remove(id)).error?.details?.message).toMatch(/Archive it instead/);
    expect((await partsOf(id)).courses).toBe(1);
  });
});
