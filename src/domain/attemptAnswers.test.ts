import { isOver, mergeAnswers, questionDeadline } from './attemptAnswers';

const NOTHING = { answers: {}, answered_at: {}, started_at: 100 };
const take = (attempt: Parameters<typeof mergeAnswers>[0], answer: string, at: number, now: number) =>
  mergeAnswers(attempt, [{ question: 'q', answer, at }], now);

test('what was typed last counts, whenever it arrives', () => {
  const newer = take(NOTHING, 'new', 200, 300);
  expect(take({ ...NOTHING, ...newer }, 'old', 150, 400)).toEqual(newer);
  expect(take({ ...NOTHING, ...newer }, 'newest', 250, 400).answers).toEqual({ q: 'newest' });
  expect(
    mergeAnswers(
      NOTHING,
      [
        { question: 'q', answer: 'new', at: 200 },
        { question: 'q', answer: 'old', at: 150 },
      ],
      300,
    ).answers,
  ).toEqual({ q: 'new' });
});

test.each([
  ['a day ahead', 86_400_000, 300],
  ['in 2010', -1e12, 100],
  ['between two milliseconds', 250.4, 250],
])('a clock %s', (_name, at, kept) => {
  expect(take(NOTHING, 'x', at, 300).answered_at).toEqual({ q: kept });
});

test('the same, sent again, changes nothing', () => {
  const once = take(NOTHING, 'x', 200, 300);
  expect(take({ ...NOTHING, ...once }, 'x', 200, 400)).toEqual(once);
});

test('time is up half a minute after the deadline, for what was under way', () => {
  const at = (now: number) => isOver({ deadline: 1_000_000 }, now);
  expect([1_000_000, 1_030_000, 1_030_001].map(at)).toEqual([false, false, true]);
  expect(isOver({ deadline: null }, Infinity)).toBe(false);
});

test('a question ends no later than its attempt', () => {
  expect(questionDeadline(60, null, 1000)).toBe(61_000);
  expect(questionDeadline(60, 31_000, 1000)).toBe(31_000);
  expect(questionDeadline(null, 31_000, 1000)).toBeNull();
});
