import { parseAttempt } from './attempt';
import { parseQuiz, quizMessages } from './quiz';
import { nextStartAt, whyNotStart } from './quizStart';

const NOW = 10_000_000;

function quiz(changes: object = {}) {
  const parsed = parseQuiz('quiz', {
    title: 'Fractions',
    status: 'published',
    modes: ['attempt'],
    attempts_allowed: 2,
    attempt_delay: 10,
    ...changes,
  });
  if (!parsed) throw new Error('The sample quiz has no title');
  return parsed;
}

const ended = (submitted_at: number) => parseAttempt('a', { state: 'submitted', submitted_at });

test.each<[string, object, number[], string | null]>([
  ['at once', {}, [], null],
  ['a draft', { status: 'draft' }, [], quizMessages.closed],
  ['archived', { status: 'archived' }, [], quizMessages.closed],
  ['in another way', { modes: ['paper-based'] }, [], quizMessages.wrongMode],
  ['before it opens', { opens_at: NOW + 1 }, [], quizMessages.notOpenYet],
  ['when it opens', { opens_at: NOW }, [], null],
  ['just before it closes', { closes_at: NOW + 1 }, [], null],
  ['when it closes', { closes_at: NOW }, [], quizMessages.closed],
  ['with all attempts used', {}, [1, 2], quizMessages.noAttemptsLeft],
  ['as often as one likes', { attempts_allowed: null, attempt_delay: 0 }, [1, 2, 3], null],
  ['before the pause is over', {}, [NOW - 600_000 + 1], quizMessages.tooSoon],
  ['after the pause', {}, [NOW - 600_000], null],
])('%s', (_name, changes, handedIn, reason) => {
  expect(whyNotStart(quiz(changes), 'attempt', handedIn.map(ended), NOW)).toBe(reason);
});

test('the pause counts from the attempt that was handed in last', () => {
  expect(nextStartAt(quiz(), [])).toBe(0);
  expect(nextStartAt(quiz(), [ended(5000), ended(2000)])).toBe(605_000);
});
