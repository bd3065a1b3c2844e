import { courseRecord } from '../../tests/support/cases/courseRecord';
import { lessonsOf } from './course';
import { parseCourse } from './courseParse';
import { courseProgress, parseEnrolment } from './enrolment';

const course = parseCourse('course', courseRecord());
if (!course) throw new Error('The sample course cannot be read');
const lessons = lessonsOf(course).map(({ id }) => id);
const assessed = course.outline.map(({ id }) => id);

const progress = (completed_lessons: string[], passed_assessments: string[]) =>
  courseProgress(course, { completed_lessons, passed_assessments });

test('lessons and assessments count alike', () => {
  expect(progress([], [])).toEqual({ done: 0, total: 3, percent: 0 });
  expect(progress(lessons.slice(0, 1), [])).toEqual({ done: 1, total: 3, percent: 33 });
  expect(progress(lessons, assessed)).toEqual({ done: 3, total: 3, percent: 100 });
});

test('lessons that are gone never make it more than everything', () => {
  expect(progress([...lessons, 'gone', 'gone-too'], [...assessed, 'gone']).percent).toBe(100);
  expect(progress(['gone', 'gone-too', 'a', 'b', 'c'], []).percent).toBe(0);
});

test('a lesson that is marked twice counts once', () => {
  const { completed_lessons } = parseEnrolment({ completed_lessons: [lessons[0], lessons[0], 7] });
  expect(progress(completed_lessons, []).done).toBe(1);
});

test('a course without lessons is not complete', () => {
  expect(courseProgress({ outline: [] }, { completed_lessons: [], passed_assessments: [] }).percent).toBe(0);
});
