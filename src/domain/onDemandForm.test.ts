import { ValidationError } from 'yup';
import { INVALID_ON_DEMAND_CASES, VALID_ON_DEMAND_CASES } from '../../tests/support/cases/onDemand';
import { leastOnDemand, onDemandWith, validOnDemand } from '../../tests/support/onDemand';
import { courseFailure, createSchemaFor } from './courseInput';
import { parseCourse } from './courseParse';
import { toCourseDocuments, toCourseForm } from './courseRecord';
import { type OnDemandForm, onDemandFormSchema } from './onDemandForm';
import { completeOnDemand, newOnDemand, toOnDemandForm } from './onDemandRecord';

const check = (form: unknown): OnDemandForm => onDemandFormSchema.validateSync(form, { abortEarly: false });

function problemsOf(form: unknown): Record<string, string> {
  try {
    check(form);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

test.each(VALID_ON_DEMAND_CASES)('$name is taken', ({ path, value }) => {
  expect(problemsOf(onDemandWith(path, value))).toEqual({});
});

test.each(INVALID_ON_DEMAND_CASES)('$name is refused', ({ path, value, at = path, message }) => {
  expect(problemsOf(onDemandWith(path, value))).toMatchObject({ [at]: message });
});

test('an empty form names the four things that are asked for', () => {
  expect(problemsOf(newOnDemand('2026-03-04'))).toEqual({
    title: 'Course title is required',
    description: 'Course description is required',
    instructor: 'Instructor name is required',
    'modules[0].lessons[0].title': 'All lessons must have a title',
  });
});

test('what is left open gets the fallbacks of the specification', () => {
  const complete = completeOnDemand(check(leastOnDemand()));
  expect(complete).toMatchObject({
    price: '0',
    rating: '0',
    studentsCount: '0',
    category: 'Other',
    duration: 'Self-paced',
    learningOutcomes: [],
    courseType: 'on-demand-class',
    modules: [{ title: 'Light', lessons: [{ title: 'Rays', duration: '0 min', materials: [] }] }],
  });
  expect(completeOnDemand(complete)).toEqual(complete);
  const { course, modules, papers, keys, previews } = toCourseDocuments(check(leastOnDemand()));
  expect(course).toMatchObject({ price: 0, rating: 0, students_count: 0, cover_image_url: null });
  expect([modules.length, papers, keys, previews]).toEqual([1, [], [], []]);
});

test('all that comes with it is true, downloads only where a lesson has a material', () => {
  const flags = (form: OnDemandForm) => completeOnDemand(check(form)).courseIncludes;
  const rest = { moneyBackGuarantee: true, lifetimeAccess: true, mobileAccess: true, certificate: true };
  expect(flags(validOnDemand())).toEqual({ ...rest, downloadableResources: true });
  expect(flags(leastOnDemand())).toEqual({ ...rest, downloadableResources: false });
});

test('a material with a file has a name, one that leads nowhere is left out', () => {
  const file = { path: 'course-materials/somebody/17-abc.pdf', name: 'mazoezi.pdf', size: 9 };
  const titles = (materials: object[]) =>
    completeOnDemand(
      check(onDemandWith('modules[0].lessons[0].materials', materials)),
    ).modules[0]?.lessons[0]?.materials.map(({ title }) => title);
  expect(titles([{ title: '', fileType: 'PDF', file }])).toEqual(['mazoezi.pdf']);
  expect(titles([{ title: '', fileType: 'PDF', downloadUrl: 'https://a.example/x' }])).toEqual(['Material']);
  expect(titles([{ title: 'Nowhere', fileType: 'PDF' }])).toEqual([]);
});

test('the store holds the details of class and instructor, and gives the same form back', () => {
  const form = completeOnDemand(check(validOnDemand()));
  const documents = toCourseDocuments(form);
  expect(documents.course).toMatchObject({
    category: 'Physics',
    subtitle: 'Why you see yourself',
    last_updated: '2026-03-04',
    rating: 4.5,
    students_count: 30,
    instructor_title: 'Physics teacher',
    instructor_bio: 'Teaches in Moshi.',
    instructor_rating: 4.5,
    instructor_students: 640,
  });
  const course = parseCourse('a', documents.course);
  expect(course && toOnDemandForm(toCourseForm(documents), course)).toEqual({ ...form, price: '4.5' });
});

test('a row for what comes next always stands in the form', () => {
  const documents = toCourseDocuments(check(leastOnDemand()));
  const course = parseCourse('a', documents.course);
  const form = course && toOnDemandForm(toCourseForm(documents), course);
  expect(form?.learningOutcomes).toEqual([{ text: '' }]);
  expect(form?.modules[0]?.lessons[0]?.materials).toMatchObject([{ title: '', downloadUrl: '', file: null }]);
});

test('the kind of a payload decides what it must be', () => {
  const asks = (payload: unknown) => Object.keys(createSchemaFor(payload).fields).includes('subtitle');
  expect(asks(validOnDemand())).toBe(true);
  for (const payload of [
    null,
    undefined,
    7,
    {},
    { courseType: 'course' },
    { courseType: ['on-demand-class'] },
  ])
    expect(asks(payload)).toBe(false);
});

test('a failure names the class', () => {
  const failure = { code: 'invalid', message: 'No.', fields: { 'modules[0].lessons[0].title': 'No.' } };
  expect(courseFailure('create', failure, 'on-demand-class')).toBe('Failed to create on-demand class: No.');
});
