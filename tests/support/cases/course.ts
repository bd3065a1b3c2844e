import { COURSE_LIMITS } from '../../../src/domain/course';
import { newLesson } from '../../../src/domain/courseFormParts';
import { INVALID_ASSESSMENT_CASES } from './courseAssessment';

/** One table of what a course may and may not hold, for yup and for the functions that save it. */

export interface CourseCase {
  name: string;
  path: string;
  value: unknown;
  /** Where the message stands, if not at `path`. */
  at?: string;
  /** What the form says; absent for a valid case. */
  message?: string;
  /** The part that the function names. */
  part?: string;
}

const x = (count: number) => 'x'.repeat(count);
const lesson = 'modules[0].lessons[0]';
const material = `${lesson}.materials[0]`;
const assessment = 'modules[0].assessment';
const question = `${assessment}.questions[0]`;
const file = (folder: string) => ({ path: `${folder}/somebody/17-abc.pdf`, name: 'x.pdf', size: 10 });
const previews = (count: number) =>
  Array.from({ length: count }, () => ({ ...newLesson(), title: 'A', duration: '1', isPreview: true }));

export const VALID_COURSE_CASES: readonly CourseCase[] = [
  { name: 'the shortest title', path: 'title', value: 'AB' },
  { name: 'the longest title', path: 'title', value: x(COURSE_LIMITS.title) },
  { name: 'the shortest description', path: 'description', value: x(10) },
  { name: 'a price in cents', path: 'price', value: '49.99' },
  { name: 'the highest price', path: 'price', value: '10,000' },
  { name: 'no rating yet', path: 'rating', value: '' },
  { name: 'a rating with a decimal', path: 'rating', value: '4.7' },
  { name: 'the best rating', path: 'rating', value: '5' },
  { name: 'students', path: 'studentsCount', value: '1200' },
  { name: 'a lesson without a video', path: `${lesson}.videoUrl`, value: '' },
  { name: 'a lesson without a text', path: `${lesson}.content`, value: '' },
  { name: 'a lesson of plain text', path: `${lesson}.content`, value: 'x & y' },
  {
    name: 'a link in a lesson',
    path: `${lesson}.content`,
    value: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/?q=1">a</a></p>',
  },
  { name: 'no materials', path: `${lesson}.materials`, value: [] },
  { name: 'no assessment', path: assessment, value: null },
  { name: 'attempts left open', path: `${assessment}.attempts`, value: '' },
  { name: 'a passing score left open', path: `${assessment}.passingScore`, value: '' },
  { name: 'points left open', path: `${question}.points`, value: '' },
  { name: 'as many previews as may be', path: 'modules[0].lessons', value: previews(COURSE_LIMITS.previews) },
];

export const INVALID_COURSE_CASES: readonly CourseCase[] = [
  { name: 'no title', path: 'title', value: '', message: 'Course title is required' },
  { name: 'a title of one letter', path: 'title', value: 'A', message: 'Course title is required' },
  { name: 'a title of spaces', path: 'title', value: ' \u200B ', message: 'Course title is required' },
  { name: 'a title that is too long', path: 'title', value: x(201), message: 'Use at most 200 characters' },
  { name: 'no category', path: 'category', value: '', message: 'Category is required' },
  { name: 'no instructor', path: 'instructor', value: '', message: 'Instructor name is required' },
  { name: 'a level that nobody knows', path: 'level', value: 'Expert', message: 'Choose a level' },
  {
    name: 'a short description',
    path: 'description',
    value: 'Too short',
    message: 'Description is required',
  },
  { name: 'no duration', path: 'duration', value: '', message: 'Duration is required' },
  ...['', '-1', 'free', 'NaN', 'Infinity', '1e3', '1,5', '10001', '0.001'].map((value) => ({
    name: `a price of "${value}"`,
    path: 'price',
    value,
    message: 'Price is required',
  })),
  ...['-1', '5.1', '6', '4.55', 'good'].map((value) => ({
    name: `a rating of "${value}"`,
    path: 'rating',
    value,
    message: 'Rating must be from 0 to 5, with at most one decimal',
  })),
  ...['-1', '1.5', '1e3'].map((value) => ({
    name: `"${value}" students`,
    path: 'studentsCount',
    value,
    message: 'Use a whole number of at least 0',
  })),
  {
    name: 'no outcome',
    path: 'learningOutcomes',
    value: [],
    message: 'At least one learning outcome is required',
    part: 'learning outcomes',
  },
  {
    name: 'an outcome without a text',
    path: 'learningOutcomes[1].text',
    value: '',
    message: 'Outcome text is required',
    part: 'learning outcomes',
  },
  {
    name: 'no module',
    path: 'modules',
    value: [],
    message: 'At least one module is required',
    part: 'module',
  },
  {
    name: 'a module without a title',
    path: 'modules[0].title',
    value: '',
    message: 'Module title is required',
    part: 'module',
  },
  {
    name: 'a module without a description',
    path: 'modules[0].description',
    value: '',
    message: 'Module description is required',
    part: 'module',
  },
  {
    name: 'a module without a lesson',
    path: 'modules[0].lessons',
    value: [],
    message: 'At least one lesson is required',
    part: 'lesson',
  },
  {
    name: 'a lesson without a title',
    path: `${lesson}.title`,
    value: '',
    message: 'Lesson title is required',
    part: 'lesson',
  },
  {
    name: 'a lesson without a duration',
    path: `${lesson}.duration`,
    value: '',
    message: 'Duration is required',
    part: 'lesson',
  },
  ...['http://a.example/x.mp4', 'javascript:alert(1)', 'video.mp4', 'https://'].map((value) => ({
    name: `a video at ${value}`,
    path: `${lesson}.videoUrl`,
    value,
    message: 'Enter an address that begins with https://',
    part: 'lesson',
  })),
  {
    name: 'a video in the folder of materials',
    path: `${lesson}.video`,
    value: file('course-materials'),
    at: `${lesson}.video.path`,
    message: 'This file is not here any more. Upload it again.',
    part: 'lesson',
  },
  ...[
    '<script>alert(1)</script>',
    '<p onclick="x()">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<img src="https://a.example/x.png">',
    '<p style="color:red">a</p>',
    'a < b',
  ].map((value) => ({
    name: `the text ${value}`,
    path: `${lesson}.content`,
    value,
    message: 'Use only what the editor offers: headings, lists, bold, italic and https links',
    part: 'lesson',
  })),
  {
    name: 'more previews than may be',
    path: 'modules[0].lessons',
    value: previews(COURSE_LIMITS.previews + 1),
    at: 'modules',
    message: 'At most 3 lessons can be free to preview',
    part: 'module',
  },
  {
    name: 'a material without a title',
    path: `${material}.title`,
    value: '',
    message: 'Material title is required',
    part: 'materials',
  },
  {
    name: 'a material without a type',
    path: `${material}.fileType`,
    value: '',
    message: 'File type is required',
    part: 'materials',
  },
  {
    name: 'a material without a file',
    path: `${material}.downloadUrl`,
    value: '',
    message: 'Download URL is required',
    part: 'materials',
  },
  ...INVALID_ASSESSMENT_CASES,
];
