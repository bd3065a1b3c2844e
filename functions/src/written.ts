import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Target } from '../../src/domain/moderation';
import type { Visibility } from '../../src/domain/visibility';
import { POST_RATES, postMessages } from '../../src/domain/post';
import { failure } from './callable';
import type { Writer } from './heard';
import { openCase } from './moderationCase';
import { countOwn } from './rateLimit';
import { publicName } from './userRecord';

/** What posts and comments have in common when somebody writes or changes one. */

interface Draft {
  target: Target;
  text: string;
  /** What else the record holds, of a new one and of one that is changed. */
  fields: Record<string, unknown>;
  /** What a new one begins with. */
  start: Record<string, unknown>;
}

/** Stores it, and opens a case when somebody has to look at it first. All reads are before. */
export async function storeWritten(
  transaction: Transaction,
  stored: DocumentSnapshot,
  writer: Writer,
  { target, text, fields, start }: Draft,
): Promise<Visibility> {
  const { user } = writer;
  const before = stored.exists ? (stored.get('state') as Visibility) : 'shown';
  if (before === 'hidden') throw failure('failed-precondition', postMessages.hidden);
  const kind = target.kind === 'post' ? 'post' : 'comment';
  await countOwn(transaction, {
    kind,
    uid: user.uid,
    limit: POST_RATES[kind],
    message: postMessages.tooMany,
  });
  const reason = writer.reasonToWait(text);
  const state: Visibility = reason || before === 'waiting' ? 'waiting' : 'shown';
  const author_name = publicName(user);
  if (stored.exists)
    transaction.update(stored.ref, { ...fields, text, state, edited_at: FieldValue.serverTimestamp() });
  else
    transaction.create(stored.ref, {
      ...start,
      ...fields,
      text,
      state,
      author_uid: user.uid,
      author_name,
      author_role: user.role,
      created_at: FieldValue.serverTimestamp(),
      edited_at: null,
    });
  // What waits already is looked at as it is now.
  const why = reason ?? (state === 'waiting' ? 'other' : null);
  if (why)
    openCase(transaction, target, {
      author_uid: user.uid,
      author_name,
      text,
      visibility: state,
      reason: why,
    });
  return state;
}
