import type { CourseCase } from './course';

/** What an assessment and its questions may not hold. */

const assessment = 'modules[0].assessment';
const question = `${assessment}.questions[0]`;

export const INVALID_ASSESSMENT_CASES: readonly CourseCase[] = [
  {
    name: 'an assessment without a title',
    path: `${assessment}.title`,
    value: '',
    message: 'Assessment title is required',
    part: 'assessment',
  },
  ...['0', '-1', '1.5'].map((value) => ({
    name: `"${value}" attempts`,
    path: `${assessment}.attempts`,
    value,
    message: 'At least 1 attempt',
    part: 'assessment',
  })),
  {
    name: 'an assessment without questions',
    path: `${assessment}.questions`,
    value: [],
    message: 'Add at least one question',
    part: 'questions',
  },
  {
    name: 'a question without a text',
    path: `${question}.text`,
    value: '',
    message: 'Question is required',
    part: 'questions',
  },
  {
    name: 'a question of no known type',
    path: `${question}.type`,
    value: 'essay',
    message: 'Question type is required',
    part: 'questions',
  },
  {
    name: 'one option alone',
    path: `${question}.options`,
    value: ['3'],
    message: 'Use at least 2 options',
    part: 'questions',
  },
  ...[
    ['3', ''],
    ['3', '3'],
    ['3', 'a', 'A'],
  ].map((value) => ({
    name: `the options ${value.join(', ')}`,
    path: `${question}.options`,
    value,
    message: 'Every option needs a text of its own',
    part: 'questions',
  })),
  {
    name: 'an answer that is no option',
    path: `${question}.correctAnswer`,
    value: '9',
    message: 'Choose the correct answer',
    part: 'questions',
  },
  {
    name: 'a text for true or false',
    path: `${assessment}.questions[1].correctAnswer`,
    value: 'true',
    message: 'Choose the correct answer',
    part: 'questions',
  },
  {
    name: 'no short answer',
    path: `${assessment}.questions[2].correctAnswer`,
    value: '',
    message: 'Correct answer is required',
    part: 'questions',
  },
];
