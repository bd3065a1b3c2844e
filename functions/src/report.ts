import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { caseIdOf, MODERATION_LIMITS, moderationMessages, type Target } from '../../src/domain/moderation';
import type { Visibility } from '../../src/domain/visibility';
import { reportSchema, type ReportInput } from '../../src/domain/moderationInput';
import { activeUser, callable, failure } from './callable';
import { db, fieldsOf, TRANSACTION } from './firebase';
import { caseRef, entryOf, openCase } from './moderationCase';
import { isComplete, nounOf } from './moderationTarget';
import { countOwn } from './rateLimit';
import { userOf, userRef } from './userRecord';

/** Whoever reads something may say that it does not belong here; each account counts once. */
export const report = callable(
  { name: 'report', access: 'user', schema: reportSchema },
  async ({ kind, id, parentId, ...said }, caller): Promise<null> => {
    const { uid } = activeUser(caller);
    const target: Target = { kind, id, parentId };
    if (!isComplete(target)) throw failure('invalid-argument', moderationMessages.id);
    await db.runTransaction((transaction) => take(transaction, target, said, uid), TRANSACTION);
    return null;
  },
);

type Said = Pick<ReportInput, 'reason' | 'note'>;

async function take(transaction: Transaction, target: Target, said: Said, uid: string): Promise<void> {
  const noun = nounOf(target);
  const own = db.doc(`reports/${uid}_${caseIdOf(target)}`);
  const stored = await transaction.get(noun.ref(target));
  const isReadable = stored.exists && (noun.isReader ? await noun.isReader(transaction, target, uid) : true);
  if (!isReadable || noun.visibilityOf(stored) === 'hidden')
    throw failure('not-found', moderationMessages.gone);
  const entry = entryOf(stored);
  if (entry.author_uid === uid) throw failure('failed-precondition', moderationMessages.own);
  if ((await transaction.get(own)).exists) return;
  const known = fieldsOf(await transaction.get(caseRef(target)));
  const author = userOf(await transaction.get(userRef(entry.author_uid)));
  const limit = MODERATION_LIMITS.reportsAnHour;
  await countOwn(transaction, { kind: 'report', uid, limit, message: moderationMessages.tooManyReports });

  const count = Number(known?.report_count ?? 0) + 1;
  const before = noun.visibilityOf(stored);
  const isHeld = count >= MODERATION_LIMITS.reportsToHold && author?.role === 'student';
  const visibility: Visibility = before === 'shown' && isHeld ? 'waiting' : before;
  if (visibility !== before) transaction.update(stored.ref, noun.fieldsFor(visibility));
  transaction.create(own, {
    uid,
    case_id: caseIdOf(target),
    ...said,
    created_at: FieldValue.serverTimestamp(),
  });
  const notes = said.note ? { notes: FieldValue.arrayUnion(said.note) } : {};
  openCase(
    transaction,
    target,
    { ...entry, visibility, reason: said.reason },
    { report_count: count, ...notes },
  );
}
