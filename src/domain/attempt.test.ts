import { allowedMinutes, grade, parseAttempt } from './attempt';
import type { PaperQuestion } from './courseContent';

const question = (id: string, changes: Partial<PaperQuestion> = {}): PaperQuestion => ({
  id,
  question_type: 'multiple-choice',
  question_text: 'Which?',
  options: ['a', 'b'],
  points: 1,
  ...changes,
});

const QUESTIONS = [
  question('choice'),
  question('truth', { question_type: 'true-false', points: 2 }),
  question('text', { question_type: 'short-answer', points: 3 }),
];
const KEY = { choice: 'a', truth: false, text: "Ng'ombe wawili" };

test('points add up to whole percent, rounded down', () => {
  expect(grade(QUESTIONS, KEY, { choice: 'a', truth: false })).toEqual({
    marks: { choice: true, truth: true, text: false },
    points: 3,
    max_points: 6,
    score: 50,
  });
  const three = ['1', '2', '3'].map((id) => question(id));
  expect(grade(three, { 1: 'a', 2: 'a', 3: 'a' }, { 1: 'a', 2: 'a', 3: 'b' }).score).toBe(66);
});

test.each(['Ng’ombe  wawili', ' ng’OMBE wawili ', 'ngombe wawili'])('%s is as right as the key', (text) => {
  expect(grade(QUESTIONS, KEY, { text }).marks.text).toBe(true);
});

test.each([{ choice: 'A' }, { choice: 'b' }, { truth: 'false' }, { text: 'ngombe' }, {}] as Record<
  string,
  string
>[])('%j earns nothing', (answers) => {
  expect(grade(QUESTIONS, KEY, answers).points).toBe(0);
});

test('without a key, or without questions, nobody passes', () => {
  expect(grade(QUESTIONS, {}, { choice: 'a', truth: false, text: 'x' }).score).toBe(0);
  expect(grade([], {}, {}).score).toBe(0);
});

test.each([
  ['30', 30],
  ['30 min', 30],
  ['45 Minutes', 45],
  ['1 hour', 60],
  ['2h', 120],
  ['', null],
  ['half an hour', null],
  ['0 min', null],
  ['1.5 hours', null],
])('"%s" allows %p minutes', (duration, minutes) => {
  expect(allowedMinutes(duration)).toBe(minutes);
});

test('an attempt that is not graded shows no score, whatever is stored', () => {
  expect(parseAttempt('a', { state: 'open', score: 100 }).score).toBeNull();
  expect(parseAttempt('a', { state: 'submitted' }).score).toBe(0);
});
