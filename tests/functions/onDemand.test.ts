import { randomUUID } from 'node:crypto';
import { upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { INVALID_ON_DEMAND_CASES, VALID_ON_DEMAND_CASES } from '../support/cases/onDemand';
import { courseCalls } from '../support/courseCalls';
import { validCourse } from '../support/courses';
import { leastOnDemand, onDemandWith, validOnDemand } from '../support/onDemand';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { until } from '../support/until';
import { adminBucket, adminDb, closeWorld } from '../support/world';

/** On-demand classes by the functions of courses: the schema is their own, everything else is shared. */

let teacher: Account;
let student: Account;

beforeAll(async () => {
  [teacher, student] = await Promise.all([
    signUp({ role: 'teacher', name: ['Emmanuel', 'Massawe'] }),
    signUp({ name: ['Asha', 'Juma'] }),
  ]);
});
afterAll(closeWorld);

const { create, newCourseId, remove, setStatus, update } = courseCalls(() => teacher);

describe('createCourse', () => {
  test('stores the class as a draft with one module, and what a course has not', async () => {
    const id = await newCourseId(validOnDemand());
    const { row, modules, papers, keys, previews } = await storedCourse(id);
    expect(row).toMatchObject({
      title: 'Light and mirrors',
      course_type: 'on-demand-class',
      status: 'draft',
      is_featured: false,
      category: 'Physics',
      students_count: 30,
      subtitle: 'Why you see yourself',
      last_updated: '2026-03-04',
      instructor: 'Emmanuel Massawe',
      instructor_title: 'Physics teacher',
      instructor_students: 640,
      created_by: teacher.uid,
      includes: { certificate: true, downloadable_resources: true },
    });
    expect(modules).toMatchObject([{ title: 'Light and mirrors', lessons: [{ title: 'Rays' }] }]);
    expect([papers, keys, previews]).toEqual([[], [], []]);
  });

  test('fills in what was left open', async () => {
    const id = await newCourseId(leastOnDemand());
    const { row, modules } = await storedCourse(id);
    expect(row).toMatchObject({
      category: 'Other',
      duration: 'Self-paced',
      price: 0,
      rating: 0,
      students_count: 0,
      outcomes: [],
      includes: { downloadable_resources: false, lifetime_access: true },
    });
    expect(modules).toMatchObject([{ lessons: [{ duration: '0 min', materials: [] }] }]);
  });

  test('the same call, sent five times at once, makes one class', async () => {
    const [id, form] = [randomUUID(), validOnDemand()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(form, teacher, id)));
    expect(answers.map(({ result }) => result)).toEqual(Array(5).fill({ id, version: 1 }));
    expect(await partsOf(id)).toEqual({ ...NOTHING, courses: 1, modules: 1 });
  });

  test.each(VALID_ON_DEMAND_CASES)('takes $name', async ({ path, value }) => {
    expect((await create(onDemandWith(path, value))).result).toMatchObject({ version: 1 });
  });

  test.each(INVALID_ON_DEMAND_CASES)('refuses $name', async ({ path, value, at = path, message = '' }) => {
    const id = randomUUID();
    const { error } = await create(onDemandWith(path, value), teacher, id);
    expect(error?.details).toMatchObject({ code: 'invalid', fields: { [at]: message } });
    expect(error?.details?.message).toMatch(/^Failed to create on-demand class: /);
    expect(await partsOf(id)).toEqual(NOTHING);
  });

  test('refuses what such a class has no place for, and its fields in a course', async () => {
    for (const form of [
      { ...validOnDemand(), status: 'published' },
      onDemandWith('instructorDetails.salary', 900),
      { ...validCourse(), subtitle: 'Not of a course' },
      { ...validOnDemand(), courseType: 'course' },
      { ...validOnDemand(), courseType: 'live-class' },
    ])
      expect((await create(form)).error?.details?.code).toBe('invalid');
  });
});

describe('a stored class', () => {
  test('is changed by its author, and stays what it is', async () => {
    const form = validOnDemand();
    const id = await newCourseId(form);
    expect((await update(id, 1, { ...form, subtitle: 'Mirrors at home' })).result).toEqual({
      id,
      version: 2,
    });
    expect((await storedCourse(id)).row).toMatchObject({ subtitle: 'Mirrors at home' });
    const course = await newCourseId();
    for (const { error } of [await update(id, 2, validCourse()), await update(course, 1, form)])
      expect(error?.details?.message).toBe(
        'A course and an on-demand class cannot be turned into each other.',
      );
    expect((await storedCourse(id)).row).toMatchObject({ course_type: 'on-demand-class', version: 2 });
  });

  test('is taken by a student once it is published, and stands in the catalogue', async () => {
    const id = await newCourseId(leastOnDemand());
    expect((await callFunction('enrol', { courseId: id }, student)).error?.details?.code).toBe('not-found');
    await setStatus(id, 'published');
    expect((await callFunction('enrol', { courseId: id }, student)).result).toEqual({ courseId: id });
    await until('the row in the catalogue', async () => {
      const { docs } = await adminDb().collection('catalog').get();
      const rows = docs
        .filter((shard) => shard.id.startsWith('course_'))
        .map((shard) => String(shard.get('rows')));
      return rows.some((json) => json.includes(id) && json.includes('on-demand-class'));
    });
  });
});

describe('the photo of who teaches', () => {
  const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), Buffer.alloc(60)]);
  const withPhoto = (path: string, address = encodeURIComponent(path)) =>
    onDemandWith('instructorDetails.avatar', { path, url: `https://files.example/${address}` });
  const photoPath = (uid: string) => `course-covers/${uid}/${Date.now()}-${randomUUID().slice(0, 8)}.png`;

  test('must be there, at the address that is named, and their own', async () => {
    const path = photoPath(teacher.uid);
    const refusal = async (form: object) => (await create(form)).error?.details?.fields;
    expect(await refusal(withPhoto(path))).toEqual({
      'instructorDetails.avatar': 'This file is not here any more. Upload it again.',
    });
    await upload(path, PNG, 'image/png');
    expect(await refusal(withPhoto(path, 'elsewhere.png'))).toEqual({
      'instructorDetails.avatar': 'This file is not here any more. Upload it again.',
    });
    const foreign = photoPath(student.uid);
    await upload(foreign, PNG, 'image/png');
    expect(Object.keys((await refusal(withPhoto(foreign))) ?? {})).toEqual(['instructorDetails.avatar']);
  });

  test('goes with the class', async () => {
    const path = photoPath(teacher.uid);
    await upload(path, PNG, 'image/png');
    const id = await newCourseId(withPhoto(path));
    const isThere = async () => (await adminBucket().file(path).exists())[0];
    expect(await isThere()).toBe(true);
    await remove(id);
    await until('the photo to be gone', async () => !(await isThere()));
  });
});
