import { ANSWER_GRACE_MS, type Attempt } from './attempt';
import { type Quiz, REVIEW_PARTS, type ReviewTime } from './quiz';

/** When a learner may read what their attempt earned, and what was right. */

export type ReviewPolicy = Pick<Quiz, 'review' | 'closes_at' | 'attempts_allowed'>;

/** An assessment's result shows at once, its answers after the last attempt. */
export const assessmentPolicy = (attempts_allowed: number | null): ReviewPolicy => ({
  review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'after-last-attempt' },
  closes_at: null,
  attempts_allowed,
});

/** Where nobody can tell any more, nothing opens. */
export const SHUT: ReviewPolicy = {
  review: { score: 'never', answers: 'never', explanations: 'never' },
  closes_at: null,
  attempts_allowed: null,
};

/** Of an attempt that is not graded. */
export const NOTHING_OPENS: Attempt['opens'] = { score: null, answers: null, explanations: null };

/** Whether no other attempt may follow. */
export const isLast = ({ attempts_allowed }: ReviewPolicy, number: number) =>
  attempts_allowed !== null && number >= attempts_allowed;

/**
 * What a time of the policy comes to: where learners may try as often and as long as they like there is no last attempt,
 * and what waits for it never opens.
 */
export const timeThatComes = (
  time: ReviewTime,
  { attempts_allowed, closes_at }: Pick<ReviewPolicy, 'attempts_allowed' | 'closes_at'>,
): ReviewTime =>
  time === 'after-last-attempt' && attempts_allowed === null && closes_at === null ? 'never' : time;

/** `lastAt`: when the last allowed attempt was handed in; null while there may be another. */
export function opensOf(policy: ReviewPolicy, submittedAt: number, lastAt: number | null): Attempt['opens'] {
  const times = REVIEW_PARTS.map((part) => [part, opensAt(policy.review[part], policy, submittedAt, lastAt)]);
  return Object.fromEntries(times) as Attempt['opens'];
}

function opensAt(
  time: ReviewTime,
  { closes_at }: ReviewPolicy,
  submittedAt: number,
  lastAt: number | null,
): number | null {
  switch (time) {
    case 'after-submit':
      return submittedAt;
    case 'after-last-attempt':
      // After the close none can be begun either.
      return lastAt ?? (closes_at === null ? null : afterClose(closes_at, submittedAt));
    case 'after-close':
      return closes_at === null ? submittedAt : afterClose(closes_at, submittedAt);
    default:
      return null;
  }
}

/** Answers that were under way at the close are still taken, so nobody may read the right ones until they are in. */
const afterClose = (closesAt: number, submittedAt: number) =>
  Math.max(closesAt + ANSWER_GRACE_MS, submittedAt);
