import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { ANSWER_GRACE_MS } from '../../src/domain/attempt';
import { isOver } from '../../src/domain/attemptAnswers';
import { REGION } from '../../src/domain/region';
import { prepareGrade, writeGrade } from './attemptGrade';
import { attemptOf } from './attemptStore';
import { db, TRANSACTION } from './firebase';
import { inTurns } from './inTurns';

/** Attempts whose learners never came back: graded as they were saved. */

const PAGE = 200;
const AT_ONCE = 10;

export const gradeOverdueAttempts = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeoutSeconds: 240 },
  async () => {
    logger.info('overdue attempts graded', await gradeOverdue(Date.now()));
  },
);

export async function gradeOverdue(now: number): Promise<{ graded: number; failed: number }> {
  const due = db
    .collection('attempts')
    .where('state', '==', 'open')
    .where('deadline', '<', now - ANSWER_GRACE_MS)
    .orderBy('deadline')
    .limit(PAGE);
  const total = { graded: 0, failed: 0 };
  let page = await due.get();
  for (;;) {
    const outcomes = await inTurns(page.docs, AT_ONCE, (stored) => tryToGrade(stored, now));
    total.graded += outcomes.filter((isGraded) => isGraded).length;
    total.failed += outcomes.filter((isGraded) => !isGraded).length;
    const last = page.docs.at(-1);
    if (!last || page.docs.length < PAGE) return total;
    // Past those that could not be graded, which are still in the query.
    page = await due.startAfter(last).get();
  }
}

/** One that cannot be graded must not keep the others waiting. */
async function tryToGrade({ ref }: QueryDocumentSnapshot, now: number): Promise<boolean> {
  try {
    await db.runTransaction(async (transaction) => {
      const attempt = attemptOf(await transaction.get(ref));
      if (attempt.state === 'open' && isOver(attempt, now))
        writeGrade(transaction, await prepareGrade(transaction, attempt));
    }, TRANSACTION);
    return true;
  } catch (error) {
    logger.error('overdue attempt not graded', { id: ref.id, error: String(error) });
    return false;
  }
}
