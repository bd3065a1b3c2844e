import { ON_DEMAND_LIMITS } from '../../../src/domain/onDemand';
import { validCourse } from '../courses';
import { leastOnDemand } from '../onDemand';
import type { CourseCase } from './course';

/** One table of what an on-demand class may and may not hold, for yup and for the functions that save it. */

const x = (count: number) => 'x'.repeat(count);
const lesson = 'modules[0].lessons[0]';
const material = `${lesson}.materials[0]`;
const picture = (extension: string) => ({
  path: `course-covers/somebody/17-abc.${extension}`,
  url: `https://files.example/course-covers%2Fsomebody%2F17-abc.${extension}`,
});
const [part] = leastOnDemand().modules;
const GONE = 'This file is not here any more. Upload it again.';

export const VALID_ON_DEMAND_CASES: readonly CourseCase[] = [
  { name: 'a title of one letter', path: 'title', value: 'A' },
  { name: 'the longest title', path: 'title', value: x(ON_DEMAND_LIMITS.title) },
  { name: 'a description of one word', path: 'description', value: 'Rays' },
  { name: 'no subtitle', path: 'subtitle', value: '' },
  { name: 'no subject', path: 'category', value: '' },
  { name: 'no duration', path: 'duration', value: '' },
  { name: 'no price', path: 'price', value: '' },
  { name: 'a price in cents', path: 'price', value: '0.99' },
  { name: 'no students', path: 'studentsCount', value: '' },
  { name: 'no day of the last change', path: 'lastUpdated', value: '' },
  { name: 'a leap day', path: 'lastUpdated', value: '2028-02-29' },
  { name: 'no rating', path: 'instructorDetails.rating', value: '' },
  { name: 'the best rating', path: 'instructorDetails.rating', value: '5' },
  { name: 'a rating in tenths', path: 'instructorDetails.rating', value: '4.7' },
  { name: 'no word of the instructor', path: 'instructorDetails.bio', value: '' },
  {
    name: 'the longest word of the instructor',
    path: 'instructorDetails.bio',
    value: x(ON_DEMAND_LIMITS.bio),
  },
  { name: 'no outcomes', path: 'learningOutcomes', value: [] },
  { name: 'an outcome left empty', path: 'learningOutcomes[0].text', value: '' },
  { name: 'a lesson without a duration', path: `${lesson}.duration`, value: '' },
  { name: 'no materials', path: `${lesson}.materials`, value: [] },
  { name: 'a material without a title', path: `${material}.title`, value: '' },
  { name: 'a material without a link', path: `${material}.downloadUrl`, value: '' },
];

export const INVALID_ON_DEMAND_CASES: readonly CourseCase[] = [
  { name: 'no title', path: 'title', value: '', message: 'Course title is required' },
  { name: 'a title of spaces', path: 'title', value: ' \u200B ', message: 'Course title is required' },
  {
    name: 'a title that is too long',
    path: 'title',
    value: x(ON_DEMAND_LIMITS.title + 1),
    message: 'Use at most 200 characters',
  },
  { name: 'no description', path: 'description', value: ' ', message: 'Course description is required' },
  { name: 'no instructor', path: 'instructor', value: '', message: 'Instructor name is required' },
  {
    name: 'a lesson without a title',
    path: `${lesson}.title`,
    value: '',
    message: 'All lessons must have a title',
  },
  { name: 'no lesson', path: 'modules[0].lessons', value: [], message: 'At least one lesson is required' },
  { name: 'a level that nobody knows', path: 'level', value: 'Expert', message: 'Choose a level' },
  ...['-1', 'free', 'NaN', '1e3', '1,5', '10001', '0.001'].map((value) => ({
    name: `a price of "${value}"`,
    path: 'price',
    value,
    message: 'Price must be a number of at least 0',
  })),
  ...['-1', '5.1', '6', '4.55', 'good'].map((value) => ({
    name: `a rating of "${value}"`,
    path: 'instructorDetails.rating',
    value,
    message: 'Rating must be from 0 to 5, with at most one decimal',
  })),
  ...['studentsCount', 'instructorDetails.studentsCount'].flatMap((path) =>
    ['-1', '1.5'].map((value) => ({
      name: `"${value}" at ${path}`,
      path,
      value,
      message: 'Use a whole number of at least 0',
    })),
  ),
  ...['2026-02-31', 'yesterday', '31/12/2026'].map((value) => ({
    name: `a last change on ${value}`,
    path: 'lastUpdated',
    value,
    message: 'Enter a date that exists',
  })),
  ...['http://a.example/x.mp4', 'javascript:alert(1)'].map((value) => ({
    name: `a video at ${value}`,
    path: `${lesson}.videoUrl`,
    value,
    message: 'Enter an address that begins with https://',
  })),
  {
    name: 'a material at an address without https',
    path: `${material}.downloadUrl`,
    value: 'http://files.example/x.pdf',
    message: 'Enter an address that begins with https://',
  },
  { name: 'a cover that moves', path: 'cover', value: picture('gif'), at: 'cover.path', message: GONE },
  {
    name: 'a photo that moves',
    path: 'instructorDetails.avatar',
    value: picture('gif'),
    at: 'instructorDetails.avatar.path',
    message: GONE,
  },
  { name: 'no part', path: 'modules', value: [], message: 'An on-demand class has one part.' },
  {
    name: 'two parts',
    path: 'modules',
    value: [...leastOnDemand().modules, ...leastOnDemand().modules],
    message: 'An on-demand class has one part.',
  },
  {
    name: 'two lessons of one id',
    path: 'modules[0].lessons',
    value: [part?.lessons[0], part?.lessons[0]],
    at: 'modules',
    message: 'Reload the page and try again.',
  },
  {
    name: 'an assessment',
    path: 'modules[0].assessment',
    value: validCourse().modules[0]?.assessment,
    message: 'An on-demand class has no assessment.',
  },
];
