import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  MODERATION_SETTINGS_PATH,
  moderationMessages,
  type ModerateAct,
  parseModerationSettings,
  type Target,
} from '../../src/domain/moderation';
import { moderateSchema, setModerationSchema } from '../../src/domain/moderationInput';
import { titleOfText } from '../../src/domain/post';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween, cut } from './auditChanges';
import { activeUser, callable, failure } from './callable';
import { db, fieldsOf, TRANSACTION } from './firebase';
import { caseRef, entryOf, namesOf } from './moderationCase';
import { isComplete, nounOf } from './moderationTarget';
import { userRef } from './userRecord';

/** What administrators decide about what was written, each with its line in the audit log. */

export const moderate = callable(
  { name: 'moderate', access: 'content.moderate', schema: moderateSchema },
  async ({ act, ...target }, caller): Promise<null> => {
    if (!isComplete(target)) throw failure('invalid-argument', moderationMessages.id);
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const noun = nounOf(target);
      const [stored, known] = await transaction.getAll(noun.ref(target), caseRef(target));
      if (!stored?.exists || !known) throw failure('not-found', moderationMessages.gone);
      const { author_uid, author_name, text } = entryOf(stored);
      const author = await transaction.get(userRef(author_uid));
      const fields = fieldsFor(act, target);
      const isSame = Object.entries(fields).every(([field, value]) => stored.get(field) === value);
      if (isSame && known.get('state') !== 'open') return;
      transaction.update(stored.ref, fields);
      closeCase(transaction, target, stored, { ...fields, decided_by: actor.name });
      // Whose first words were found good is new no more.
      if (act === 'show' && author.exists && !author.get('trusted_at'))
        transaction.update(author.ref, { trusted_at: FieldValue.serverTimestamp() });
      addToAudit(transaction, entry, {
        actor,
        action: `moderation.${act}`,
        record: { id: target.id, title: titleOfText(text) },
        changes: [
          { field: 'kind', before: null, after: target.kind },
          { field: 'author', before: null, after: author_name },
          { field: 'text', before: null, after: cut(text) },
        ],
      });
    }, TRANSACTION);
    return null;
  },
);

function fieldsFor(act: ModerateAct, target: Target): Record<string, unknown> {
  if (act === 'show' || act === 'hide') return nounOf(target).fieldsFor(act === 'show' ? 'shown' : 'hidden');
  if (target.kind !== 'post') throw failure('failed-precondition', moderationMessages.onlyPosts);
  return { is_locked: act === 'lock' };
}

/** Reports from before count no more: they were heard. */
function closeCase(
  transaction: Transaction,
  target: Target,
  stored: DocumentSnapshot,
  { is_locked = stored.get('is_locked') === true, decided_by, ...fields }: Record<string, unknown>,
): void {
  const { author_uid, author_name, text } = entryOf(stored);
  const isHidden = fields.state === 'hidden' || fields.is_hidden === true;
  const isShown = fields.state === 'shown' || fields.is_hidden === false;
  const visibility = isHidden ? 'hidden' : isShown ? 'shown' : nounOf(target).visibilityOf(stored);
  transaction.set(
    caseRef(target),
    {
      ...namesOf(target),
      author_uid,
      author_name,
      text: cut(text),
      visibility,
      is_locked,
      decided_by,
      report_count: 0,
      state: 'done',
      updated_at: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}

export const setModeration = callable(
  { name: 'setModeration', access: 'content.moderate', schema: setModerationSchema },
  async ({ reviewFirst, words }, caller): Promise<null> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    const ref = db.doc(MODERATION_SETTINGS_PATH);
    await db.runTransaction(async (transaction) => {
      const before = parseModerationSettings(fieldsOf(await transaction.get(ref)));
      const next = { review_first: reviewFirst, words: [...new Set(words)] };
      const changes = changesBetween({ ...before }, next, Object.keys(next));
      if (changes.length === 0) return;
      transaction.set(ref, next);
      const record = { id: ref.id, title: 'Moderation' };
      addToAudit(transaction, entry, { actor, action: 'moderation.settings', record, changes });
    }, TRANSACTION);
    return null;
  },
);
