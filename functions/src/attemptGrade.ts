import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Attempt } from '../../src/domain/attempt';
import { type Grade, gradePaper } from '../../src/domain/attemptGrade';
import { toGradedResult } from '../../src/domain/attemptResult';
import { assessmentPolicy, isLast, opensOf, type ReviewPolicy, SHUT } from '../../src/domain/reviewPolicy';
import { readQuiz } from './attemptSource';
import {
  attemptRef,
  attemptsAt,
  parseSealed,
  resultRef,
  reviewRef,
  type Sealed,
  sealedRef,
} from './attemptStore';
import { enrolmentRef } from './enrol';

/** Grading an attempt, and opening what the policy opens with it: of this attempt and of those before it. */

export type ByHand = Pick<Sealed, 'given' | 'comments'>;

export interface Graded {
  /** As the learner may know it: without a score while that is held back. */
  attempt: Attempt;
  sealed: Sealed;
  grade: Grade;
  isPassed: boolean;
  /** Others of the learner's, whose review opens with this one's. */
  others: { id: string; opens: Attempt['opens'] }[];
  isEnrolled: boolean;
}

/** All that has to be read, since a transaction reads before it writes. `marks`: by hand, beside earlier ones. */
export async function prepareGrade(
  transaction: Transaction,
  attempt: Attempt,
  marks: ByHand = { given: {}, comments: {} },
): Promise<Graded> {
  const stored = parseSealed(await transaction.get(sealedRef(attempt.id)));
  const sealed = {
    ...stored,
    given: { ...stored.given, ...marks.given },
    comments: { ...stored.comments, ...marks.comments },
  };
  const policy = await readPolicy(transaction, attempt);
  const isEnrolled = attempt.kind === 'assessment' && (await readIsEnrolled(transaction, attempt));
  const now = Date.now();
  // Whose time was up ended then, whenever somebody looks.
  const submittedAt = attempt.submitted_at ?? Math.min(now, attempt.deadline ?? now);
  const lastAt = isLast(policy, attempt.number) ? submittedAt : null;
  const earlier = lastAt === null ? [] : await attemptsAt(transaction, attempt);
  const { answers } = attempt;
  const grade = gradePaper({ ...sealed, answers });
  const isPassed = grade.score >= attempt.passing_score;
  const opens = opensOf(policy, submittedAt, lastAt);
  const isShown = opens.score !== null && opens.score <= now;
  return {
    attempt: {
      ...attempt,
      state: 'submitted',
      submitted_at: submittedAt,
      question_deadline: null,
      score: isShown ? grade.score : null,
      points: isShown ? grade.points : null,
      is_passed: isShown ? isPassed : null,
      max_points: grade.max_points,
      needs_marking: grade.needs_marking,
      opens,
    },
    sealed,
    grade,
    isPassed,
    others: earlier
      .filter(({ id, state }) => id !== attempt.id && state === 'submitted')
      .map(({ id, submitted_at }) => ({ id, opens: opensOf(policy, submitted_at ?? 0, lastAt) })),
    isEnrolled,
  };
}

/** As it is now: what was put off since the start stays shut until then. */
async function readPolicy(transaction: Transaction, attempt: Attempt): Promise<ReviewPolicy> {
  if (attempt.kind === 'assessment') return assessmentPolicy(attempt.attempts_allowed);
  return (await readQuiz(transaction, attempt.parent)) ?? SHUT;
}

const readIsEnrolled = async (transaction: Transaction, { uid, parent }: Attempt) =>
  (await transaction.get(enrolmentRef(uid, parent))).get('state') === 'active';

export function writeGrade(transaction: Transaction, graded: Graded): void {
  const { attempt, sealed, grade, isPassed, others, isEnrolled } = graded;
  const { id, submitted_at } = attempt;
  const { score, points, max_points, topics, marks, uncounted } = grade;
  const submittedAt = Timestamp.fromMillis(submitted_at ?? 0);
  transaction.update(attemptRef(id), {
    mode: attempt.mode,
    state: 'submitted',
    submitted_at: submittedAt,
    answers: attempt.answers,
    answered_at: attempt.answered_at,
    at: attempt.at,
    question_deadline: null,
    score: attempt.score,
    points: attempt.points,
    is_passed: attempt.is_passed,
    max_points,
    needs_marking: attempt.needs_marking,
    opens: attempt.opens,
  });
  const result = { ...toGradedResult(attempt, grade, isPassed), submitted_at: submittedAt };
  transaction.set(resultRef(id), result, { merge: true });
  transaction.update(sealedRef(id), { given: sealed.given, comments: sealed.comments });
  transaction.set(reviewRef(id, 'score'), { score, points, max_points, is_passed: isPassed, topics });
  transaction.set(reviewRef(id, 'result'), {
    keys: sealed.keys,
    marks,
    comments: sealed.comments,
    uncounted,
  });
  transaction.set(reviewRef(id, 'explanations'), { explanations: sealed.explanations });
  for (const other of others) transaction.update(attemptRef(other.id), { opens: other.opens });
  if (isPassed && isEnrolled)
    transaction.update(enrolmentRef(attempt.uid, attempt.parent), {
      passed_assessments: FieldValue.arrayUnion(attempt.part),
    });
}
