import { FieldValue } from 'firebase-admin/firestore';
import { can } from '../../src/domain/permissions';
import { type Voice, voiceMessages, voucherOf } from '../../src/domain/voice';
import { listVoicesSchema, setVouchedSchema } from '../../src/domain/voiceInput';
import { recordOf } from './account';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { activeUser, callable, failure } from './callable';
import { auth, db, TRANSACTION } from './firebase';
import { learnersOf, partsOf } from './learners';
import { userOf, userRef } from './userRecord';

/**
 * A teacher's word for a student without a verified e-mail, noted in the student's own record, where the rules look for
 * it (mayBeHeard in firestore.rules).
 */

/** Whom of these the caller may let write: a teacher their own learners, an administrator anybody. */
const inTheirCare = async (caller: Caller, uids: readonly string[]) =>
  can(caller, 'voice.giveAll') ? uids : learnersOf(caller.uid, uids);

export const listVoices = callable(
  { name: 'listVoices', access: 'voice.give', schema: listVoicesSchema },
  async ({ uids }, caller): Promise<Voice[]> => voicesOf(await inTheirCare(caller, [...new Set(uids)])),
);

/** Students alone: staff may write anyway. */
async function voicesOf(uids: readonly string[]): Promise<Voice[]> {
  if (uids.length === 0) return [];
  const [records, verified] = await Promise.all([db.getAll(...uids.map(userRef)), verifiedOf(uids)]);
  return records
    .filter((stored) => userOf(stored)?.role === 'student')
    .map((stored) => ({
      uid: stored.id,
      is_verified: verified.has(stored.id),
      vouched_by: voucherOf(stored.data() ?? {}),
    }));
}

/** So many accounts Auth tells of at once. */
const ACCOUNTS_MAX = 100;

async function verifiedOf(uids: readonly string[]): Promise<Set<string>> {
  const parts = partsOf(uids, ACCOUNTS_MAX).map((part) => auth.getUsers(part.map((uid) => ({ uid }))));
  const users = (await Promise.all(parts)).flatMap((found) => found.users);
  return new Set(users.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
}

/** What is as wanted already is left alone, whoever's word it is. */
export const setVouched = callable(
  { name: 'setVouched', access: 'voice.give', schema: setVouchedSchema },
  async ({ uid, isVouched }, caller): Promise<null> => {
    // Who gave their word can take it back although the student has left their class.
    const mayGive = !isVouched || (await inTheirCare(caller, [uid])).length > 0;
    if (!mayGive) throw failure('permission-denied', voiceMessages.notTheirs);
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(userRef(uid));
      const student = userOf(stored);
      if (!student) throw failure('not-found', voiceMessages.missing);
      const vouched_by = voucherOf(stored.data() ?? {});
      if (isVouched === (vouched_by !== null)) return;
      if (isVouched && student.role !== 'student')
        throw failure('failed-precondition', voiceMessages.notStudent);
      if (!isVouched && !can(caller, 'voice.takeBack', { vouched_by }))
        throw failure('permission-denied', voiceMessages.notOwnWord);
      transaction.update(stored.ref, {
        vouched_by: isVouched ? caller.uid : FieldValue.delete(),
        vouched_at: isVouched ? FieldValue.serverTimestamp() : FieldValue.delete(),
      });
      const action = isVouched ? 'user.vouch' : 'user.unvouch';
      addToAudit(transaction, entry, { actor, action, record: recordOf(student), changes: [] });
    }, TRANSACTION);
    return null;
  },
);
