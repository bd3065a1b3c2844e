import { type DocumentReference, type Query, Timestamp } from 'firebase-admin/firestore';
import { db, TRANSACTION } from './firebase';

/**
 * Keeps a count in a record: counted anew after every change, never added to, so that repeated and late triggers do no
 * harm. Of many changes at once, one count after the last is enough.
 */
export async function recountInto(
  ref: DocumentReference,
  field: 'like_count' | 'comment_count' | 'view_count',
  counted: Query,
  time: string,
): Promise<void> {
  const stamp = `${field}_at`;
  const countedAt: unknown = (await ref.get()).get(stamp);
  if (countedAt instanceof Timestamp && countedAt.toMillis() > Date.parse(time)) return;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return;
    const { count } = (await transaction.get(counted.count())).data();
    transaction.update(ref, { [field]: count, [stamp]: stored.readTime });
  }, TRANSACTION);
}
