import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../../src/domain/region';
import {
  type Drift,
  driftBetween,
  monthOf,
  monthsUntil,
  parseStats,
  SERIES_FIELDS,
  SERIES_KEYS,
  type SeriesKey,
  spanOfMonth,
  STAT_KEYS,
  type StatKey,
} from '../../src/domain/stats';
import { db, fieldsOf, TRANSACTION } from './firebase';
import { recountPayments } from './paymentRecount';
import { recountAllTaught } from './statsOwn';

/**
 * The dashboard's figures. Nothing is added up: whenever something comes or goes it is counted anew, in a transaction on
 * the figures, so that a repeated or late call changes nothing and of two at once the later one counts again.
 */

const statsRef = () => db.doc('stats/global');

const countOf = async (transaction: Transaction, key: StatKey): Promise<number> =>
  (await transaction.get(db.collection(key).count())).data().count;

async function countIn(transaction: Transaction, key: SeriesKey, month: string): Promise<number> {
  const { from, to } = spanOfMonth(month);
  const field = SERIES_FIELDS[key];
  const query = db
    .collection(key)
    .where(field, '>=', Timestamp.fromMillis(from))
    .where(field, '<', Timestamp.fromMillis(to));
  return (await transaction.get(query.count())).data().count;
}

const isSeries = (key: StatKey): key is SeriesKey => key in SERIES_FIELDS;

export async function recount(key: StatKey, now = Date.now()): Promise<void> {
  const month = monthOf(now);
  await db.runTransaction(async (transaction) => {
    const { readTime } = await transaction.get(statsRef());
    const count = await countOf(transaction, key);
    const inMonth = isSeries(key) ? await countIn(transaction, key, month) : null;
    transaction.set(
      statsRef(),
      {
        counts: { [key]: count },
        counted_at: { [key]: readTime },
        ...(inMonth !== null && { months: { [month]: { [key]: inMonth } } }),
      },
      { merge: true },
    );
  }, TRANSACTION);
}

/** Of many that come at once, one count may be enough: whether there was one after `time`, an event's. */
async function isCountedSince(key: StatKey, time: string): Promise<boolean> {
  const countedAt: unknown = (await statsRef().get()).get(`counted_at.${key}`);
  return countedAt instanceof Timestamp && countedAt.toMillis() > Date.parse(time);
}

/**
 * After what somebody waits for, or an event of some `time`. A figure that fails is counted again with the next change, or
 * in the night.
 */
export async function recountAfter(key: StatKey, time?: string): Promise<void> {
  try {
    if (time === undefined || !(await isCountedSince(key, time))) await recount(key);
  } catch (error) {
    logger.warn('not counted', { key, error: String(error) });
  }
}

/** Everything from the records themselves. Gives what was wrong. */
export async function recountAll(now = Date.now()): Promise<Drift[]> {
  return db.runTransaction(async (transaction) => {
    const kept = parseStats(fieldsOf(await transaction.get(statsRef())) ?? {});
    const counts = Object.fromEntries(
      await Promise.all(STAT_KEYS.map(async (key) => [key, await countOf(transaction, key)] as const)),
    ) as Record<StatKey, number>;
    const months = Object.fromEntries(
      await Promise.all(
        monthsUntil(now).map(async (month) => {
          const values = SERIES_KEYS.map(
            async (key) => [key, await countIn(transaction, key, month)] as const,
          );
          return [month, Object.fromEntries(await Promise.all(values)) as Record<SeriesKey, number>] as const;
        }),
      ),
    );
    const drift = driftBetween(kept, { counts, months });
    transaction.set(statsRef(), { counts, months, drift, recounted_at: Timestamp.fromMillis(now) });
    return drift;
  }, TRANSACTION);
}

export const recountNightly = onSchedule(
  { schedule: 'every 24 hours', region: REGION, retryCount: 2 },
  async () => {
    const drift = [...(await recountPayments()), ...(await recountAllTaught()), ...(await recountAll())];
    if (drift.length > 0) logger.warn('figures were wrong', { drift });
    else logger.info('figures are right');
  },
);
