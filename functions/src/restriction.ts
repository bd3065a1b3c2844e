import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { BANNED_UNTIL, moderationMessages } from '../../src/domain/moderation';
import { restrictUserSchema, type RestrictUserInput } from '../../src/domain/moderationInput';
import { recordOf } from './account';
import { actorOf, addToAudit, auditRef } from './audit';
import { activeUser, callable, failure } from './callable';
import { db, TRANSACTION } from './firebase';
import { userOf, userRef } from './userRecord';

/**
 * Warning somebody, or taking their voice for a time or for good. It is noted in `users/{uid}`, where the rules look
 * (mayBeHeard): so it holds in posts, comments, chats and likes alike, from the next write on.
 */
export const restrictUser = callable(
  { name: 'restrictUser', access: 'content.moderate', schema: restrictUserSchema },
  async (input, caller): Promise<null> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(userRef(input.uid));
      const user = userOf(stored);
      if (!user) throw failure('not-found', moderationMessages.noAccount);
      if (user.role === 'admin') throw failure('failed-precondition', moderationMessages.notAdmin);
      if (input.act === 'restore' && !stored.get('muted_until')) return;
      transaction.update(stored.ref, fieldsFor(input));
      addToAudit(transaction, entry, {
        actor,
        action: `user.${input.act}`,
        record: recordOf(user),
        changes: [
          ...(input.act === 'mute' ? [{ field: 'hours', before: null, after: hoursOf(input) }] : []),
          ...(input.words ? [{ field: 'words', before: null, after: input.words }] : []),
        ],
      });
    }, TRANSACTION);
    return null;
  },
);

const HOUR_MS = 3_600_000;
const hoursOf = ({ hours }: RestrictUserInput) => hours ?? 1;

function fieldsFor(input: RestrictUserInput): Record<string, unknown> {
  const said = input.words ? { warning: input.words, warned_at: FieldValue.serverTimestamp() } : {};
  if (input.act === 'warn') return said;
  if (input.act === 'restore') return { muted_until: FieldValue.delete() };
  const until = input.act === 'ban' ? BANNED_UNTIL : Date.now() + hoursOf(input) * HOUR_MS;
  return { muted_until: Timestamp.fromMillis(until), ...said };
}
