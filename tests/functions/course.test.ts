import { randomUUID } from 'node:crypto';
import { COURSE_LIMITS } from '../../src/domain/course';
import { upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { INVALID_COURSE_CASES, VALID_COURSE_CASES } from '../support/cases/course';
import { auditOf, courseCalls } from '../support/courseCalls';
import { courseWith, largeCourse, validCourse } from '../support/courses';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { until } from '../support/until';
import { adminBucket, closeWorld } from '../support/world';

let teacher: Account;
let admin: Account;

beforeAll(async () => {
  [teacher, admin] = await Promise.all([
    signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }),
    signUp({ role: 'admin', name: ['Rehema', 'Kibona'] }),
  ]);
});
afterAll(closeWorld);

const { create, newCourseId, remove, setStatus, update } = courseCalls(() => teacher);

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
