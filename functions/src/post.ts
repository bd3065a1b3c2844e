import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { Visibility } from '../../src/domain/visibility';
import { can } from '../../src/domain/permissions';
import { postMessages, postPath, titleOfText } from '../../src/domain/post';
import { deletePostSchema, savePostSchema, type SavePostInput } from '../../src/domain/postInput';
import { REGION } from '../../src/domain/region';
import { searchTerms } from '../../src/domain/text';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween, cut } from './auditChanges';
import { activeUser, callable, failure } from './callable';
import { removeComments } from './comment';
import { db, TRANSACTION } from './firebase';
import { admitWriter } from './heard';
import { removeLikes } from './like';
import { forgetTarget } from './moderationCase';
import { droppedPaths, settleFiles } from './publishedRecord';
import { storeWritten } from './written';

/** Posts go through a function, since somebody may have to look at one before others read it. */

const postRef = (id: string) => db.doc(postPath(id));

/** Creates the post or changes it. The same once more, as after a lost answer, changes nothing. */
export const savePost = callable(
  { name: 'savePost', access: 'user', schema: savePostSchema },
  async (input, caller): Promise<{ state: Visibility }> => {
    const ref = postRef(input.id);
    const entry = auditRef();
    return db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const writer = await admitWriter(transaction, caller);
      const fields = fieldsOf(input, stored, caller);
      if (stored.exists && isAs(stored, input)) return { state: stored.get('state') as Visibility };
      const isOwn = !stored.exists || stored.get('author_uid') === caller.uid;
      if (!isOwn) {
        if (!can(caller, 'content.moderate')) throw failure('permission-denied', postMessages.notYours);
        transaction.update(ref, { ...fields, text: input.text });
        addToAudit(transaction, entry, {
          actor: actorOf(activeUser(caller)),
          action: 'post.update',
          record: { id: input.id, title: titleOfText(input.text) },
          changes: changesBetween(stored.data(), { text: cut(input.text) }, ['text']),
        });
        return { state: stored.get('state') as Visibility };
      }
      const start = { is_locked: false, like_count: 0, comment_count: 0 };
      const target = { kind: 'post', id: input.id, parentId: '' } as const;
      const state = await storeWritten(transaction, stored, writer, {
        target,
        text: input.text,
        fields,
        start,
      });
      return { state };
    }, TRANSACTION);
  },
);

/** Pictures lie in their author's own folder, or stay where they were when an administrator edits. */
function fieldsOf({ text, images }: SavePostInput, stored: DocumentSnapshot, { uid }: Caller) {
  const kept = (stored.get('image_paths') ?? []) as string[];
  const image_paths = images.map(({ path }) => path);
  const areOwn = image_paths.every((path) => path.startsWith(`post-images/${uid}/`) || kept.includes(path));
  if (!areOwn) throw failure('invalid-argument', postMessages.imagePath);
  return { images, image_paths, has_media: images.length > 0, search_terms: searchTerms(text) };
}

const isAs = (stored: DocumentSnapshot, { text, images }: SavePostInput) =>
  stored.get('text') === text &&
  JSON.stringify(((stored.get('image_paths') ?? []) as string[]).concat()) ===
    JSON.stringify(images.map(({ path }) => path));

export const deletePost = callable(
  { name: 'deletePost', access: 'user', schema: deletePostSchema },
  async ({ id }, caller): Promise<null> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(postRef(id));
      if (!stored.exists) return;
      const isOwn = stored.get('author_uid') === caller.uid;
      if (!isOwn && !can(caller, 'content.moderate'))
        throw failure('permission-denied', postMessages.notYours);
      transaction.delete(stored.ref);
      if (isOwn) return;
      const text = String(stored.get('text'));
      const record = { id, title: titleOfText(text) };
      const changes = [
        { field: 'author', before: String(stored.get('author_name')), after: null },
        { field: 'text', before: cut(text), after: null },
      ];
      addToAudit(transaction, entry, { actor, action: 'post.delete', record, changes });
    }, TRANSACTION);
    return null;
  },
);

/** Its pictures follow it, and all that hangs on it when it is gone. */
export const onPostWritten = onDocumentWritten(
  { document: 'posts/{id}', region: REGION, retry: true },
  async ({ data, params: { id } }) => {
    const paths = (document?: DocumentSnapshot) => JSON.stringify(document?.get('image_paths') ?? []);
    if (paths(data?.before) !== paths(data?.after))
      await settleFiles(await postRef(id).get(), droppedPaths(data?.before, data?.after));
    if (data?.after.exists) return;
    await removeComments(id);
    await removeLikes({ kind: 'post', id });
    await forgetTarget({ kind: 'post', id, parentId: '' });
  },
);
