import { type Account, callFunction, signUp } from '../support/callers';
import { OWN_MATERIAL } from '../support/cases/ownMaterial';
import { courseCalls } from '../support/courseCalls';
import { validCourse } from '../support/courses';
import { storedCourse } from '../support/storedCourse';
import { closeWorld } from '../support/world';

/** What functions write for teachers: each refuses one teacher what another has made (files: course.test.ts). */

let owner: Account;
let other: Account;
beforeAll(async () => {
  [owner, other] = await Promise.all([signUp({ role: 'teacher' }), signUp({ role: 'teacher' })]);
});
afterAll(closeWorld);

const { newCourseId } = courseCalls(() => owner);

/** Of a record that the other teacher has made. */
const INPUTS: Record<string, (id: string) => object> = {
  createCourse: (id) => ({ id, ...validCourse() }),
  updateCourse: (id) => ({ id, version: 1, ...validCourse() }),
  setCourseStatus: (id) => ({ id, status: 'archived' }),
  deleteCourse: (id) => ({ id }),
};

test.each(OWN_MATERIAL.flatMap(({ functions = [] }) => functions))('%s', async (name) => {
  const input = INPUTS[name];
  if (!input) throw new Error(`${name} has no input here`);
  const id = await newCourseId();
  const before = await storedCourse(id);
  expect((await callFunction(name, input(id), other)).error?.details?.code).toMatch(
    name === 'createCourse' ? 'already-exists' : 'permission-denied',
  );
  expect(await storedCourse(id)).toEqual(before);
});
