import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { issueCertificate } from '../../functions/src/certificate';
import { createCourse, deleteCourse, updateCourse } from '../../functions/src/course';
import { type Account, signUp } from '../support/callers';
import { largeCourse } from '../support/courses';
import { killEverywhere, runAs, stopKilling } from '../support/killer';
import { coursesOf, learnerOf } from '../support/learning';
import { NOTHING, partsOf, storedCourse } from '../support/storedCourse';
import { adminDb, closeWorld } from '../support/world';

/**
 * The functions, killed before and after each of their requests to the store, in turn: what they leave is a whole course
 * or none, and the same call once more ends the work.
 */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
});
// What dies says so at length.
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(logger, level).mockReturnValue();
});
afterEach(stopKilling);
afterAll(closeWorld);

const call = (callable: Parameters<typeof runAs>[2], data: object) =>
  runAs(teacher.uid, 'teacher', callable, data);

const WHOLE = { courses: 1, modules: 3, papers: 3, keys: 3, previews: 2 };

test('createCourse', async () => {
  const kills = await killEverywhere(() => {
    const data = { id: randomUUID(), ...largeCourse(3, 2, 2) };
    return Promise.resolve({
      call: () => call(createCourse, data),
      look: async () => expect([WHOLE, NOTHING]).toContainEqual(await partsOf(data.id)),
      end: async () => expect(await partsOf(data.id)).toEqual(WHOLE),
    });
  });
  // Who calls, and the batch.
  expect(kills).toBe(2);
});

test('updateCourse', async () => {
  const next = { ...largeCourse(2, 2, 2), title: 'The second version' };
  const NEXT = { courses: 1, modules: 2, papers: 2, keys: 2, previews: 2 };
  const kills = await killEverywhere(async () => {
    const id = randomUUID();
    await call(createCourse, { id, ...largeCourse(3, 2, 2) });
    return {
      call: () => call(updateCourse, { id, version: 1, ...next }),
      look: async () => {
        const { row } = await storedCourse(id);
        expect(await partsOf(id)).toEqual(row?.version === 2 ? NEXT : WHOLE);
        expect(row?.title).toBe(row?.version === 2 ? 'The second version' : largeCourse(1, 1, 1).title);
      },
      end: async () => expect((await storedCourse(id)).row).toMatchObject({ title: next.title, version: 2 }),
    };
  });
  // Who calls, the course as it is, and the next version.
  expect(kills).toBe(3);
});

test('deleteCourse', async () => {
  const kills = await killEverywhere(async () => {
    const id = randomUUID();
    await call(createCourse, { id, ...largeCourse(3, 2, 2) });
    return {
      call: () => call(deleteCourse, { id }),
      look: async () => expect([WHOLE, NOTHING]).toContainEqual(await partsOf(id)),
      end: async () => expect(await partsOf(id)).toEqual(NOTHING),
    };
  });
  expect(kills).toBeGreaterThan(5);
});

test('issueCertificate', async () => {
  const { addAssessedCourse } = coursesOf(() => teacher);
  const course = await addAssessedCourse();
  const kills = await killEverywhere(async () => {
    const lastName = randomUUID();
    const learner = await learnerOf(course.id, { name: ['Baraka', lastName] });
    const enrolment = adminDb().doc(`enrolments/${learner.uid}_${course.id}`);
    await enrolment.update({ completed_lessons: course.lessons, passed_assessments: [course.part] });
    const issued = adminDb().collection('certificates').where('name', '==', `Baraka ${lastName}`);
    const codes = async () => (await issued.get()).docs.map(({ id }) => id);
    const kept = async () => (await enrolment.get()).get('certificate') as string | null;
    return {
      call: () => runAs(learner.uid, 'student', issueCertificate, { courseId: course.id }),
      look: async () => expect(await codes()).toEqual([await kept()].filter(Boolean)),
      end: async () => {
        expect(await codes()).toHaveLength(1);
        expect(await codes()).toEqual([await kept()]);
      },
    };
  });
  // Who calls, the enrolment with its course, and the certificate; then the dashboard's figure, which may meet others.
  expect(kills).toBeGreaterThanOrEqual(7);
});
