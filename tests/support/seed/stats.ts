import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { monthsUntil, SERIES_FIELDS, SERIES_KEYS, spanOfMonth, STAT_KEYS } from '../../../src/domain/stats';

/** The dashboard's figures as the nightly count makes them, of what was seeded. */
export async function seedStats(db: Firestore, now: Date): Promise<void> {
  const entries = async <Key extends string>(keys: readonly Key[], count: (key: Key) => Promise<number>) =>
    Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await count(key)] as const)));
  const months = monthsUntil(now.getTime()).map(async (month) => {
    const { from, to } = spanOfMonth(month);
    const values = await entries(SERIES_KEYS, async (key) => {
      const within = db
        .collection(key)
        .where(SERIES_FIELDS[key], '>=', Timestamp.fromMillis(from))
        .where(SERIES_FIELDS[key], '<', Timestamp.fromMillis(to));
      return (await within.count().get()).data().count;
    });
    return [month, values] as const;
  });
  await db.doc('stats/global').set({
    counts: await entries(STAT_KEYS, async (key) => (await db.collection(key).count().get()).data().count),
    months: Object.fromEntries(await Promise.all(months)),
    drift: [],
    recounted_at: Timestamp.fromDate(now),
  });
}
