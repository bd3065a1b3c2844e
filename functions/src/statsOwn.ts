import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type Drift, monthOf, monthsUntil, parseOwnStats, spanOfMonth } from '../../src/domain/stats';
import { db, TRANSACTION } from './firebase';

/** What teachers see month by month, `stats/{uid}`: counted anew like the figures of the whole. */

const ofTeacher = (uid: string) => db.collection('enrolments').where('taught_by', '==', uid);

async function countTaught(transaction: Transaction, uid: string, month: string): Promise<number> {
  const { from, to } = spanOfMonth(month);
  const query = ofTeacher(uid)
    .where('created_at', '>=', Timestamp.fromMillis(from))
    .where('created_at', '<', Timestamp.fromMillis(to));
  return (await transaction.get(query.count())).data().count;
}

/** Gives what was wrong. */
export async function recountTaught(uid: string, months: readonly string[]): Promise<Drift[]> {
  const ref = db.doc(`stats/${uid}`);
  return db.runTransaction(async (transaction) => {
    const kept = parseOwnStats((await transaction.get(ref)).data() ?? {});
    const counts = await Promise.all(
      months.map(async (month) => [month, await countTaught(transaction, uid, month)] as const),
    );
    transaction.set(ref, { months: Object.fromEntries(counts) }, { merge: true });
    return counts
      .map(([month, counted]) => ({ what: `${uid} ${month}`, kept: kept.months[month] ?? 0, counted }))
      .filter((line) => line.kept !== line.counted);
  }, TRANSACTION);
}

/** After an enrolment that somebody waits for: a figure that fails is counted again with the next, or in the night. */
export async function recountTaughtAfter(uid: string): Promise<void> {
  try {
    await recountTaught(uid, [monthOf(Date.now())]);
  } catch (error) {
    logger.warn('not counted', { uid, error: String(error) });
  }
}

/** Of everybody who has taught anybody. */
export async function recountAllTaught(now = Date.now()): Promise<Drift[]> {
  const { docs } = await db.collection('stats').get();
  const drift: Drift[] = [];
  for (const { id } of docs) {
    if (id !== 'global') drift.push(...(await recountTaught(id, monthsUntil(now))));
  }
  return drift;
}
