import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  type CaseReason,
  MODERATION_LIMITS,
  MODERATION_SETTINGS_PATH,
  type ModerationSettings,
  parseModerationSettings,
  restrictionOf,
} from '../../src/domain/moderation';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import type { UserRecord } from '../../src/domain/user';
import { voiceMessages, voucherOf } from '../../src/domain/voice';
import { findUnfit } from '../../src/domain/wordFilter';
import type { Caller } from './actor';
import { failure } from './callable';
import { db, fieldsOf } from './firebase';
import { userOf, userRef } from './userRecord';

/** Who may write where others read, as `mayBeHeard` in firestore.rules has it, and what of it waits for review. */

export interface Writer {
  user: UserRecord;
  isStaff: boolean;
  /** Why what they write now is not shown at once; null: it is. */
  reasonToWait(text: string): CaseReason | null;
}

const DAY_MS = 86_400_000;

/** The caller as of this transaction. Reads only. */
export async function admitWriter(transaction: Transaction, caller: Caller): Promise<Writer> {
  const [stored, set] = await transaction.getAll(userRef(caller.uid), db.doc(MODERATION_SETTINGS_PATH));
  const user = stored && userOf(stored);
  if (!stored || !set || user?.status !== 'active') throw failure('permission-denied', PERMISSION_MESSAGE);
  const isStaff = caller.role !== 'student' && user.role === caller.role;
  const isVouched = voucherOf(stored.data() ?? {}) !== null;
  if (!isStaff && !isVouched && caller.token.email_verified !== true)
    throw failure('permission-denied', voiceMessages.unheard);
  if (restrictionOf(fieldsOf(stored) ?? {}).muted_until > Date.now())
    throw failure('permission-denied', voiceMessages.muted);
  const settings = parseModerationSettings(fieldsOf(set));
  const isNew = !isStaff && settings.review_first && !isVouched && isNewAccount(stored, user);
  return { user, isStaff, reasonToWait: (text) => (isStaff ? null : reasonFor(text, isNew, settings)) };
}

const isNewAccount = (stored: DocumentSnapshot, { joined }: UserRecord) =>
  !stored.get('trusted_at') && joined > Date.now() - MODERATION_LIMITS.newDays * DAY_MS;

const reasonFor = (text: string, isNew: boolean, { words }: ModerationSettings): CaseReason | null =>
  findUnfit(text, words) ?? (isNew ? 'new' : null);
