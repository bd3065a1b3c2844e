import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { Visibility } from '../../src/domain/visibility';
import { can } from '../../src/domain/permissions';
import { commentPath, postMessages, postPath, titleOfText } from '../../src/domain/post';
import { deleteCommentSchema, saveCommentSchema, type SaveCommentInput } from '../../src/domain/postInput';
import { REGION } from '../../src/domain/region';
import { actorOf, addToAudit, auditRef } from './audit';
import { cut } from './auditChanges';
import { activeUser, callable, failure } from './callable';
import { recountInto } from './counted';
import { db, TRANSACTION } from './firebase';
import { admitWriter, type Writer } from './heard';
import { inPages } from './inPages';
import { forgetTarget } from './moderationCase';
import { storeWritten } from './written';

/** Comments under a post, and answers to them. */

const commentRef = (postId: string, id: string) => db.doc(commentPath(postId, id));
const commentsOf = (postId: string) => db.collection(`posts/${postId}/comments`);

/** Creates the comment or changes it. The same once more changes nothing. */
export const saveComment = callable(
  { name: 'saveComment', access: 'user', schema: saveCommentSchema },
  async (input, caller): Promise<{ state: Visibility }> => {
    const { postId, id, text } = input;
    return db.runTransaction(async (transaction) => {
      const [stored, post] = await transaction.getAll(commentRef(postId, id), db.doc(postPath(postId)));
      if (!stored || !post) throw new Error('The store gave fewer documents than were asked for');
      const parent = input.parentId ? await transaction.get(commentRef(postId, input.parentId)) : null;
      const writer = await admitWriter(transaction, caller);
      assertOpen(post, writer);
      const parent_id = parent && parentOf(parent);
      if (stored.exists) {
        assertOwn(stored, caller.uid);
        if (isAs(stored, input)) return { state: stored.get('state') as Visibility };
      }
      const state = await storeWritten(transaction, stored, writer, {
        target: { kind: 'comment', id, parentId: postId },
        text,
        fields: {},
        start: { post_id: postId, parent_id },
      });
      return { state };
    }, TRANSACTION);
  },
);

function assertOpen(post: DocumentSnapshot, { user }: Writer): void {
  if (post.get('state') !== 'shown') throw failure('not-found', postMessages.gone);
  if (post.get('is_locked') === true && user.role !== 'admin')
    throw failure('failed-precondition', postMessages.locked);
}

/** One level of answers: whoever answers an answer answers what it answers. */
function parentOf(parent: DocumentSnapshot): string {
  if (parent.get('state') !== 'shown') throw failure('not-found', postMessages.commentGone);
  const above: unknown = parent.get('parent_id');
  return typeof above === 'string' ? above : parent.id;
}

function assertOwn(stored: DocumentSnapshot, uid: string): void {
  if (stored.get('author_uid') !== uid) throw failure('permission-denied', postMessages.notYours);
}

const isAs = (stored: DocumentSnapshot, { text }: SaveCommentInput) => stored.get('text') === text;

export const deleteComment = callable(
  { name: 'deleteComment', access: 'user', schema: deleteCommentSchema },
  async ({ postId, id }, caller): Promise<null> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(commentRef(postId, id));
      if (!stored.exists) return;
      const isOwn = stored.get('author_uid') === caller.uid;
      if (!isOwn && !can(caller, 'content.moderate')) assertOwn(stored, caller.uid);
      transaction.delete(stored.ref);
      if (isOwn) return;
      const text = String(stored.get('text'));
      addToAudit(transaction, entry, {
        actor,
        action: 'comment.delete',
        record: { id, title: titleOfText(text) },
        changes: [{ field: 'text', before: cut(text), after: null }],
      });
    }, TRANSACTION);
    return null;
  },
);

/** The post counts the comments that others read. */
export const onCommentWritten = onDocumentWritten(
  { document: 'posts/{post}/comments/{id}', region: REGION, retry: true },
  async ({ data, params: { post, id }, time }) => {
    if (!data?.after.exists) await forgetTarget({ kind: 'comment', id, parentId: post });
    if (data?.before.get('state') === data?.after.get('state')) return;
    const shown = commentsOf(post).where('state', '==', 'shown');
    await recountInto(db.doc(postPath(post)), 'comment_count', shown, time);
  },
);

/** With the post. */
export const removeComments = (postId: string) =>
  inPages(commentsOf(postId), (batch, { ref }) => batch.delete(ref));
