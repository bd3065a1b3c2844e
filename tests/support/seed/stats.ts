import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  monthOf,
  monthsUntil,
  SERIES_FIELDS,
  SERIES_KEYS,
  spanOfMonth,
  STAT_KEYS,
} from '../../../src/domain/stats';

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
  await seedOwnStats(db);
}

/** When whose courses were begun. */
async function seedOwnStats(db: Firestore): Promise<void> {
  for (const enrolment of (await db.collection('enrolments').get()).docs) {
    const month = monthOf((enrolment.get('created_at') as Timestamp).toMillis());
    const ref = db.doc(`stats/${String(enrolment.get('taught_by'))}`);
    await ref.set({ months: { [month]: FieldValue.increment(1) } }, { merge: true });
  }
}
