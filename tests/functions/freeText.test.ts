import { randomUUID } from 'node:crypto';
import { courseFormSchema } from '../../src/domain/courseForm';
import { type CourseDocuments, toCourseDocuments } from '../../src/domain/courseRecord';
import { onDemandFormSchema } from '../../src/domain/onDemandForm';
import { withAt } from '../support/at';
import { type Account, callFunction, signUp } from '../support/callers';
import { AWKWARD_TEXTS } from '../support/cases/awkwardTexts';
import { courseCalls } from '../support/courseCalls';
import { validCourse } from '../support/courses';
import { freeTextsIn } from '../support/net/freeText';
import { validOnDemand } from '../support/onDemand';
import { storedCourse } from '../support/storedCourse';
import { adminDb, closeWorld } from '../support/world';

/** Awkward texts sent to functions, as JSON carries them, lie in the store as the form would have cleaned them. */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher' });
});
afterAll(closeWorld);

const { create } = courseCalls(() => teacher);
const TEXTS = AWKWARD_TEXTS.filter(({ isBlank = false }) => !isBlank);

describe('a course with all its parts', () => {
  const form = validCourse();
  const fields = freeTextsIn(courseFormSchema, form);

  test.each(TEXTS)('$name', async ({ typed, kept }) => {
    const fitting = fields.filter(({ max }) => kept.length <= max);
    const filled = fitting.reduce((before, { path }) => withAt(before, path, typed), form);
    const id = randomUUID();
    const { result } = await create(filled, teacher, id);
    expect(result).toEqual({ id, version: 1 });
    const expected: CourseDocuments = toCourseDocuments(courseFormSchema.validateSync(filled));
    const { row, modules, papers } = await storedCourse(id);
    expect(row).toMatchObject(expected.course);
    expect(modules).toMatchObject(expected.modules);
    expect(papers).toMatchObject(expected.papers);
  });
});

describe('an on-demand class', () => {
  const form = validOnDemand();
  const fields = freeTextsIn(onDemandFormSchema, form);

  test.each(TEXTS)('$name', async ({ typed, kept }) => {
    const fitting = fields.filter(({ max }) => kept.length <= max);
    const filled = fitting.reduce((before, { path }) => withAt(before, path, typed), form);
    const id = randomUUID();
    const { result } = await create(filled, teacher, id);
    expect(result).toEqual({ id, version: 1 });
    const expected = toCourseDocuments(onDemandFormSchema.validateSync(filled));
    const { row, modules } = await storedCourse(id);
    expect(row).toMatchObject(expected.course);
    expect(modules).toMatchObject(expected.modules);
  });
});

test('the names of a new account', async () => {
  const { uid, ...account } = await signUp();
  for (const { typed, kept } of TEXTS.filter((text) => text.kept.length <= 60)) {
    const names = { firstName: typed, lastName: typed, username: '' };
    const { status } = await callFunction('ensureUser', names, { uid, ...account });
    const [user, profile] = await adminDb().getAll(
      adminDb().doc(`users/${uid}`),
      adminDb().doc(`profiles/${uid}`),
    );
    expect([status, user?.get('first_name'), user?.get('last_name'), profile?.get('name')]).toEqual([
      200,
      kept,
      kept,
      `${kept} ${kept}`,
    ]);
  }
});
