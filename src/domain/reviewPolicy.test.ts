import type { ReviewTime } from './quiz';
import { isLast, opensOf, timeThatComes } from './reviewPolicy';

const CLOSE = 1_000_000;
const AFTER_CLOSE = CLOSE + 30_000;

const opens = (time: ReviewTime, closes_at: number | null, submittedAt: number, lastAt: number | null) =>
  opensOf(
    { review: { score: time, answers: 'never', explanations: time }, closes_at, attempts_allowed: 2 },
    submittedAt,
    lastAt,
  );

test.each<[ReviewTime, number | null, number, number | null, number | null]>([
  ['after-submit', CLOSE, 500, null, 500],
  ['after-submit', null, 500, 500, 500],
  ['after-last-attempt', null, 500, null, null],
  ['after-last-attempt', null, 500, 700, 700],
  // After the close there is no other attempt; and nobody reads what others still hand in.
  ['after-last-attempt', CLOSE, 500, null, AFTER_CLOSE],
  ['after-close', CLOSE, 500, 500, AFTER_CLOSE],
  ['after-close', CLOSE, AFTER_CLOSE + 5, null, AFTER_CLOSE + 5],
  ['after-close', null, 500, null, 500],
  ['never', CLOSE, 500, 500, null],
])('%s, closing at %p, handed in at %p, the last at %p: %p', (time, closes, submitted, last, expected) => {
  expect(opens(time, closes, submitted, last)).toEqual({
    score: expected,
    answers: null,
    explanations: expected,
  });
});

test('the last attempt is the last allowed one', () => {
  const policy = (attempts_allowed: number | null) => ({
    review: { score: 'never', answers: 'never', explanations: 'never' } as const,
    closes_at: null,
    attempts_allowed,
  });
  expect([1, 2, 3].map((number) => isLast(policy(2), number))).toEqual([false, true, true]);
  expect(isLast(policy(null), 1000)).toBe(false);
});

test.each<[number | null, number | null, ReviewTime]>([
  [null, null, 'never'],
  [2, null, 'after-last-attempt'],
  [null, CLOSE, 'after-last-attempt'],
])(
  'with %p attempts and the close at %p, the last attempt comes: %s',
  (attempts_allowed, closes_at, time) => {
    expect(timeThatComes('after-last-attempt', { attempts_allowed, closes_at })).toBe(time);
    expect(timeThatComes('after-submit', { attempts_allowed, closes_at })).toBe('after-submit');
  },
);
