import { isNoAnswer, isOpen, parseAttempt } from './attempt';

test('an attempt that is not graded shows no score, whatever is stored', () => {
  expect(parseAttempt('a', { state: 'open', score: 100, points: 1, is_passed: true })).toMatchObject({
    score: null,
    points: null,
    is_passed: null,
  });
});

test('a score that is held back stays unknown, not nothing', () => {
  expect(parseAttempt('a', { state: 'submitted', score: null, points: null, is_passed: null })).toMatchObject(
    {
      score: null,
      points: null,
      is_passed: null,
    },
  );
});

test('what lies there in other types is left out', () => {
  expect(
    parseAttempt('a', {
      answers: { a: 'x', b: ['y'], c: true, d: 5, e: [1], f: null },
      answered_at: { a: 1, b: '2', c: Number.NaN },
      opens: { score: 'now', answers: -1 },
      attempts_allowed: '3',
    }),
  ).toMatchObject({
    answers: { a: 'x', b: ['y'], c: true },
    answered_at: { a: 1 },
    opens: { score: null, answers: null, explanations: null },
    attempts_allowed: null,
  });
});

test('a part of the review is open from its time on', () => {
  const { opens } = parseAttempt('a', { opens: { score: 10 } });
  expect([9, 10, 11].map((now) => isOpen({ opens }, 'score', now))).toEqual([false, true, true]);
  expect(isOpen({ opens }, 'answers', Infinity)).toBe(false);
});

test.each([undefined, '', '  ', []])('%j is no answer', (answer) => {
  expect(isNoAnswer(answer)).toBe(true);
});

test.each([false, true, '0', ['a']])('%j is one', (answer) => {
  expect(isNoAnswer(answer)).toBe(false);
});
