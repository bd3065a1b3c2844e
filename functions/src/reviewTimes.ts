import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { QUIZ_PART } from '../../src/domain/attempt';
import { parseQuiz } from '../../src/domain/quiz';
import { REGION } from '../../src/domain/region';
import { isLast, opensOf } from '../../src/domain/reviewPolicy';
import { readQuiz } from './attemptSource';
import { attemptRef, attemptsAt } from './attemptStore';
import { db, TRANSACTION } from './firebase';
import { inTurns } from './inTurns';

/**
 * When reviews open was written into each attempt as it was graded. A quiz whose close is put off must keep its answers
 * shut for who has handed in already, so a change of the policy is carried into the attempts.
 */
export const onQuizPolicyChanged = onDocumentUpdated(
  { document: 'quizzes/{id}', region: REGION, retry: true },
  async ({ data, params: { id } }) => {
    const policies = [data?.before, data?.after].map((stored) => policyOf(id, stored?.data() ?? {}));
    if (policies[0] !== policies[1]) await settleReviewTimes(id);
  },
);

function policyOf(id: string, data: Record<string, unknown>): string {
  const quiz = parseQuiz(id, data);
  return JSON.stringify([quiz?.review, data.closes_at ?? null, quiz?.attempts_allowed]);
}

const AT_ONCE = 10;

async function settleReviewTimes(quizId: string): Promise<void> {
  const attempts = db.collection('attempts').where('parent', '==', quizId).where('state', '==', 'submitted');
  const { docs } = await attempts.select('uid').get();
  const learners = [...new Set(docs.map((stored) => String(stored.get('uid'))))];
  await inTurns(learners, AT_ONCE, (uid) => settleOf(uid, quizId));
}

const settleOf = (uid: string, quizId: string) =>
  db.runTransaction(async (transaction) => {
    const policy = await readQuiz(transaction, quizId);
    if (!policy) return;
    const attempts = await attemptsAt(transaction, { uid, parent: quizId, part: QUIZ_PART });
    const handedIn = attempts.filter(({ state }) => state === 'submitted');
    const lastAt = handedIn.find(({ number }) => isLast(policy, number))?.submitted_at ?? null;
    for (const { id, submitted_at } of handedIn)
      transaction.update(attemptRef(id), { opens: opensOf(policy, submitted_at ?? 0, lastAt) });
  }, TRANSACTION);
