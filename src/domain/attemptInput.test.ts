import { AWKWARD_TEXTS } from '../../tests/support/cases/awkwardTexts';
import { answersSchema, lockQuestionSchema, startAttemptSchema } from './attemptInput';
import { QUESTION_LIMITS } from './question';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const save = (answer: unknown) =>
  answersSchema.validateSync({ id: 'attempt', answers: [{ question: ID, answer, at: 1 }] }).answers[0]
    ?.answer;

test.each(AWKWARD_TEXTS)('an answer of $name is kept as it can be shown', ({ typed, kept }) => {
  if (kept.length > QUESTION_LIMITS.essay) expect(() => save(typed)).toThrow();
  else expect(save(typed)).toBe(kept);
});

test.each([true, false, '', ['a', 'b'], []])('%j is an answer', (answer) => {
  expect(save(answer)).toEqual(answer);
});

test.each([null, undefined, 5, { $ne: null }, [1], [['a']], Array(11).fill('a')])('%j is none', (answer) => {
  expect(() => save(answer)).toThrow();
});

test('a question may be locked without an answer, and at no place before the first', () => {
  expect(lockQuestionSchema.validateSync({ id: 'a', at: 0 }).answer).toBeNull();
  for (const at of [-1, 1.5, undefined])
    expect(() => lockQuestionSchema.validateSync({ id: 'a', at })).toThrow();
});

test.each([
  [{ mode: 'oral' }],
  [{ kind: 'course' }],
  [{ part: 'quizzes' }],
  [{ parent: '../users' }],
  [{ mode: undefined }],
])('nothing begins with %j', (changes) => {
  const start = { kind: 'quiz', parent: ID, part: 'quiz', mode: 'attempt' };
  expect(startAttemptSchema.validateSync(start)).toEqual(start);
  expect(() => startAttemptSchema.validateSync({ ...start, ...changes })).toThrow();
});
