import { randomUUID } from 'node:crypto';
import { COURSE_LIMITS } from '../../src/domain/course';
import type { CourseForm } from '../../src/domain/courseForm';
import type { SaveCourseResult } from '../../src/domain/courseInput';
import { upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { INVALID_COURSE_CASES, VALID_COURSE_CASES } from '../support/cases/course';
import { courseWith, largeCourse, validCourse } from '../support/courses';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { until } from '../support/until';
import { adminBucket, adminDb, closeWorld } from '../support/world';

let teacher: Account;
let admin: Account;

beforeAll(async () => {
  [teacher, admin] = await Promise.all([
    signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }),
    signUp({ role: 'admin', name: ['Rehema', 'Kibona'] }),
  ]);
});
afterAll(closeWorld);

const create = (form: object, caller: Account | undefined = teacher, id: string = randomUUID()) =>
  callFunction<SaveCourseResult>('createCourse', { id, ...form }, caller);
const update = (id: string, version: number, form: object, caller = teacher) =>
  callFunction<SaveCourseResult>('updateCourse', { id, version, ...form }, caller);
const setStatus = (id: string, status: string, caller = teacher) =>
  callFunction('setCourseStatus', { id, status }, caller);
const remove = (id: string, caller = teacher) => callFunction('deleteCourse', { id }, caller);

async function newCourseId(form: CourseForm = validCourse(), caller = teacher): Promise<string> {
  const { result } = await create(form, caller);
  if (!result) throw new Error('The course was not created');
  return result.id;
}

const auditOf = async (id: string) => {
  const { docs } = await adminDb().collection('audit').where('record_id', '==', id).get();
  return docs.map((line) => String(line.get('action'))).sort();
};

const videoPath = (uid: string) => `course-videos/${uid}/${Date.now()}-${randomUUID().slice(0, 8)}.webm`;
const WEBM = Buffer.concat([Buffer.from('\x1A\x45\xDF\xA3 webm', 'latin1'), Buffer.alloc(60)]);
const withVideo = (path: string) =>
  courseWith('modules[0].lessons[0].video', { path, name: 'x.webm', size: 64 });

describe('who may save courses', () => {
  const refused: [string, () => Promise<Account | undefined>][] = [
    ['a visitor', () => Promise.resolve(undefined)],
    ['a student', () => signUp()],
    ['a former teacher', () => signUp({ role: 'teacher', record: { role: 'student', status: 'active' } })],
  ];
  test.each(refused)('not %s', async (_who, signIn) => {
    const caller = await signIn();
    const id = randomUUID();
    for (const [name, input] of [
      ['createCourse', { id, ...validCourse() }],
      ['updateCourse', { id, version: 1, ...validCourse() }],
      ['setCourseStatus', { id, status: 'published' }],
      ['deleteCourse', { id }],
    ] as const) {
      expect((await callFunction(name, input, caller)).error?.details?.code).toBe(
        caller ? 'permission-denied' : 'unauthenticated',
      );
    }
    expect(await partsOf(id)).toEqual(NOTHING);
  });

  test('another teacher changes nothing, an administrator may', async () => {
    const id = await newCourseId();
    const other = await signUp({ role: 'teacher' });
    for (const { error } of [
      await update(id, 1, validCourse(), other),
      await setStatus(id, 'published', other),
      await remove(id, other),
    ])
      expect(error?.details?.code).toBe('permission-denied');
    expect((await update(id, 1, { ...validCourse(), title: 'By the administrator' }, admin)).result).toEqual({
      id,
      version: 2,
    });
    const { row, keys } = await storedCourse(id);
    expect(row).toMatchObject({ title: 'By the administrator', created_by: teacher.uid });
    expect(keys[0]).toMatchObject({ created_by: teacher.uid });
  });
});

describe('createCourse', () => {
  test('stores all parts as a draft, with the answers apart', async () => {
    const id = await newCourseId();
    const { row, modules, papers, keys, previews } = await storedCourse(id);
    expect(row).toMatchObject({
      title: 'Algebra from the beginning',
      status: 'draft',
      is_featured: false,
      version: 1,
      created_by: teacher.uid,
      course_type: 'course',
      includes: { certificate: true, downloadable_resources: false },
    });
    expect(modules).toMatchObject([{ lessons: [{ title: 'What x stands for' }, { title: 'Equations' }] }]);
    expect(papers).toMatchObject([
      { attempts_allowed: 1, passing_score: 70, questions: [{ points: 1 }, {}, {}] },
    ]);
    expect(Object.values((keys[0]?.answers ?? {}) as object)).toEqual(['3', true, '4']);
    expect(previews).toMatchObject([{ title: 'What x stands for' }]);
    expect(await auditOf(id)).toEqual(['course.create']);
  });

  test('takes a course of 8 modules with 6 lessons and 10 questions each in at most 30 writes', async () => {
    const id = await newCourseId(largeCourse(8, 6, 10));
    const parts = await partsOf(id);
    expect(parts).toEqual({ courses: 1, modules: 8, papers: 8, keys: 8, previews: COURSE_LIMITS.previews });
    const lines = (await auditOf(id)).length;
    expect(Object.values(parts).reduce((total, count) => total + count) + lines).toBeLessThanOrEqual(30);
  });

  test('the same call, sent 20 times at once, makes one course', async () => {
    const id = randomUUID();
    const form = validCourse();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(form, teacher, id)));
    expect(answers.map(({ result }) => result)).toEqual(Array(20).fill({ id, version: 1 }));
    expect(await partsOf(id)).toEqual({ courses: 1, modules: 1, papers: 1, keys: 1, previews: 1 });
    expect(await auditOf(id)).toEqual(['course.create']);
  });

  test('an id that is taken is refused, and the course under it stays', async () => {
    const id = await newCourseId();
    for (const answer of [
      await create({ ...validCourse(), title: 'Another' }, teacher, id),
      await create(validCourse(), admin, id),
    ])
      expect(answer.error?.details?.code).toBe('already-exists');
    expect((await storedCourse(id)).row).toMatchObject({ title: 'Algebra from the beginning' });
  });

  test('a late repetition brings no deleted course back', async () => {
    const [id, form] = [randomUUID(), validCourse()];
    await create(form, teacher, id);
    await remove(id);
    expect((await create(form, teacher, id)).error?.details?.message).toBe('This course was deleted.');
    expect(await partsOf(id)).toEqual(NOTHING);
  });

  test.each(VALID_COURSE_CASES)('takes $name', async ({ path, value }) => {
    expect((await create(courseWith(path, value))).result).toMatchObject({ version: 1 });
  });

  test.each(INVALID_COURSE_CASES)('refuses $name', async ({ path, value, at = path, message = '', part }) => {
    const id = randomUUID();
    const { error } = await create(courseWith(path, value), teacher, id);
    expect(error?.details).toMatchObject({
      code: 'invalid',
      message: `Failed to create ${part ?? 'course'}: ${message}`,
      fields: { [at]: message },
    });
    expect(await partsOf(id)).toEqual(NOTHING);
  });

  test('refuses what is larger than 3 MB or has more than 2,000 parts, and says so', async () => {
    const message = async (form: object) => (await create(form)).error?.details?.message;
    expect(await message({ ...validCourse(), description: 'x'.repeat(3 * 1024 * 1024) })).toMatch(/3 MB/);
    expect(await message(largeCourse(50, 20, 10))).toMatch(/2,000 parts/);
  });

  test('refuses fields that courses have not, however they are nested', async () => {
    for (const form of [
      { ...validCourse(), status: 'published' },
      { ...validCourse(), enrolled_count: 900 },
      courseWith('modules[0].lessons[0].isAdmin', true),
    ])
      expect((await create(form)).error?.details?.code).toBe('invalid');
  });
});

describe('files of a course', () => {
  test('one that is not there is refused with its place', async () => {
    const { error } = await create(withVideo(videoPath(teacher.uid)));
    expect(error?.details).toMatchObject({
      message: 'Failed to create lesson: This file is not here any more. Upload it again.',
      fields: { 'modules[0].lessons[0].video': expect.any(String) as unknown },
    });
  });

  test("somebody else's is refused", async () => {
    const path = videoPath(admin.uid);
    await upload(path, WEBM, 'video/webm');
    expect((await create(withVideo(path))).error?.details?.message).toMatch(/Permission denied/);
  });

  test('what an administrator put into it stays when its author saves it', async () => {
    const id = await newCourseId();
    const path = videoPath(admin.uid);
    await upload(path, WEBM, 'video/webm');
    const form = withVideo(path);
    expect((await update(id, 1, form, admin)).result).toEqual({ id, version: 2 });
    expect((await update(id, 2, { ...form, title: 'Once more' })).result).toEqual({ id, version: 3 });
  });

  test('a file goes with the last course that has it', async () => {
    const path = videoPath(teacher.uid);
    await upload(path, WEBM, 'video/webm');
    const [one, two] = [await newCourseId(withVideo(path)), await newCourseId(withVideo(path))];
    const isThere = async () => (await adminBucket().file(path).exists())[0];
    await remove(one);
    expect(await isThere()).toBe(true);
    await remove(two);
    await until('the file to be gone', async () => !(await isThere()));
  });
});

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
    const { error } = await update(id, 1, { ...validCourse(), title: 'By the second' });
    expect(error?.details).toMatchObject({
      code: 'conflict',
      message: 'Somebody else saved this course meanwhile.',
      conflict: { yours: 1, stored: 2, savedBy: 'Rehema Kibona', savedAt: expect.any(Number) as unknown },
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
