import { ValidationError } from 'yup';
import { INVALID_COURSE_CASES, VALID_COURSE_CASES } from '../../tests/support/cases/course';
import { courseWith, largeCourse, validCourse } from '../../tests/support/courses';
import { type CourseForm, courseFormSchema } from './courseForm';
import { duplicateCourse, newCourse, newLesson } from './courseFormParts';
import { courseFailure, refuseCourse } from './courseInput';
import { toCourseDocuments, toCourseForm } from './courseRecord';

const check = (form: unknown): CourseForm => courseFormSchema.validateSync(form, { abortEarly: false });

function problemsOf(form: unknown): Record<string, string> {
  try {
    check(form);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

test.each(VALID_COURSE_CASES)('$name is taken', ({ path, value }) => {
  expect(problemsOf(courseWith(path, value))).toEqual({});
});

test.each(INVALID_COURSE_CASES)('$name is refused', ({ path, value, at = path, message }) => {
  expect(problemsOf(courseWith(path, value))).toMatchObject({ [at]: message });
});

test('an empty form names everything that is required', () => {
  expect(problemsOf(newCourse())).toEqual({
    title: 'Course title is required',
    category: 'Category is required',
    instructor: 'Instructor name is required',
    description: 'Description is required',
    duration: 'Duration is required',
    price: 'Price is required',
    'learningOutcomes[0].text': 'Outcome text is required',
    'modules[0].title': 'Module title is required',
    'modules[0].description': 'Module description is required',
    'modules[0].lessons[0].title': 'Lesson title is required',
    'modules[0].lessons[0].duration': 'Duration is required',
  });
});

test('what is left out gets the defaults of the specification', () => {
  const { courseIncludes, courseType, modules } = check({
    ...validCourse(),
    courseIncludes: undefined,
    courseType: undefined,
  });
  expect(courseIncludes).toEqual({
    moneyBackGuarantee: true,
    lifetimeAccess: true,
    mobileAccess: true,
    downloadableResources: false,
    certificate: true,
  });
  expect(courseType).toBe('course');
  const assessment = modules[0]?.assessment;
  const open = check(
    courseWith('modules[0].assessment', {
      ...assessment,
      attempts: '',
      passingScore: '',
      questions: assessment?.questions.map((question) => ({ ...question, points: '' })),
    }),
  );
  const [paper] = toCourseDocuments(open).papers;
  expect(paper).toMatchObject({ attempts_allowed: 3, passing_score: 70 });
  expect(paper?.questions.map(({ points }) => points)).toEqual([1, 1, 1]);
});

test('a module, or an assessment, that no slow line would carry is refused', () => {
  const long = { ...newLesson(), title: 'Long', duration: '1 hour', content: 'x'.repeat(50_000) };
  expect(problemsOf(courseWith('modules[0].lessons', [long, { ...long, id: newLesson().id }]))).toEqual({
    'modules[0]': 'This module is too long. Split it into two modules.',
  });
  const questions = largeCourse(1, 1, 200).modules[0]?.assessment?.questions.map((question) => ({
    ...question,
    text: 'x'.repeat(1000),
  }));
  expect(problemsOf(courseWith('modules[0].assessment.questions', questions))).toEqual({
    'modules[0].assessment': 'This assessment is too long. Use fewer or shorter questions.',
  });
});

test('two lessons with one id are refused', () => {
  const lessons = [newLesson(), newLesson()].map((lesson) => ({ ...lesson, title: 'A', duration: '1' }));
  const twice = lessons.map((lesson) => ({ ...lesson, id: lessons[0]?.id }));
  expect(problemsOf(courseWith('modules[0].lessons', twice))).toEqual({
    modules: 'Reload the page and try again.',
  });
});

test('neither the outline nor the papers tell an answer', () => {
  const { course, papers, modules, previews } = toCourseDocuments(check(validCourse()));
  expect(JSON.stringify({ course, papers, modules, previews })).not.toMatch(/"correct|"answers?"/i);
});

test('a stored course comes back as the form that made it', () => {
  const form = check({ ...validCourse(), price: '12.5', rating: '4', studentsCount: '10' });
  expect(toCourseForm(toCourseDocuments(form))).toEqual(form);
});

test('a duplicate shares no id with the course that it was made from', () => {
  const form = check(validCourse());
  const idsIn = (course: CourseForm): string[] => JSON.stringify(course).match(/"id":"[^"]+"/g) ?? [];
  const copy = duplicateCourse(form, 'Algebra, once more');
  expect(problemsOf(copy)).toEqual({});
  expect(idsIn(copy)).toHaveLength(idsIn(form).length);
  expect(idsIn(copy).filter((id) => idsIn(form).includes(id))).toEqual([]);
});

describe('what is refused unread', () => {
  test('more than 3 MB', () => {
    expect(refuseCourse(validCourse(), 3 * 1024 * 1024)).toBeNull();
    expect(refuseCourse(validCourse(), 3 * 1024 * 1024 + 1)).toMatch(/larger than 3 MB/);
  });

  test('more than 2,000 nested records', () => {
    expect(refuseCourse({ list: Array(2000).fill({}) }, 10)).toBeNull();
    expect(refuseCourse({ list: [{ list: Array(2000).fill({}) }] }, 10)).toMatch(/2,000 parts/);
    expect(refuseCourse(largeCourse(8, 6, 10), 100_000)).toBeNull();
  });

  test('nesting that would overflow the stack ends', () => {
    let nested: unknown = {};
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(refuseCourse(nested, 10)).toMatch(/2,000 parts/);
  });
});

test('a failure names the innermost part at fault', () => {
  const failureAt = (path: string) =>
    courseFailure('create', { code: 'invalid', message: 'No.', fields: { [path]: 'No.' } }, 'course');
  expect(failureAt('courseIncludes.certificate')).toBe('Failed to create course includes: No.');
  expect(failureAt('title')).toBe('Failed to create course: No.');
  expect(courseFailure('update', { code: 'internal', message: 'No.' }, 'course')).toBe(
    'Failed to update course: No.',
  );
});
