import { parseRoom } from '../../src/domain/chat';
import {
  type Discussion,
  discussionMessages,
  discussionStatus,
  type Opening,
  parseDiscussion,
  toDiscussionRow,
} from '../../src/domain/discussion';
import {
  createDiscussionSchema,
  type DiscussionAct,
  discussionIdSchema,
  setDiscussionStatusSchema,
  updateDiscussionSchema,
} from '../../src/domain/discussionInput';
import { openingOf, toDiscussionRecord } from '../../src/domain/discussionRecord';
import type { SavedVersion } from '../../src/domain/saving';
import { callable } from './callable';
import { changeRoom, openRoom, removeRoom, roomRef, scheduleRoom } from './chatRoom';
import { db, fieldsOf } from './firebase';
import { invite } from './invitedTutor';
import { createOwn, deleteOwn, ownRef, type ShownNoun, stepOwn, updateOwn } from './ownRecord';
import { onRecordWritten } from './publishedRecord';

/** Discussions as their authors make them; what is said lies in the room of the same id. Who comes in is in discussionLearner.ts. */

export const DISCUSSIONS: ShownNoun<Discussion> = {
  collection: 'discussions',
  kind: 'discussion',
  parse: parseDiscussion,
  toRow: toDiscussionRow,
  // It has no files.
  sealedPath: () => null,
  afterDelete: removeTraces,
  messages: discussionMessages,
  logged: ['title', 'subtitle', 'students', 'opens_at', 'is_closed', 'tutors'],
};

export const onDiscussionWritten = onRecordWritten(DISCUSSIONS);

export const createDiscussion = callable(
  { name: 'createDiscussion', access: 'material.create', schema: createDiscussionSchema },
  async ({ id, ...form }, caller, { data }): Promise<SavedVersion> => {
    const { tutors, leaders } = await invite(db, { ids: form.tutors, author: caller.uid });
    const opening = openingOf(form, Date.now());
    return createOwn(DISCUSSIONS, caller, {
      id,
      title: form.title,
      payload: data,
      fields: { ...toDiscussionRecord(form), ...opening, tutors, joined_count: 0 },
      addParts: (batch) => {
        openRoom(batch, { id, kind: 'discussion', title: form.title, moderators: leaders });
        scheduleRoom(batch, id, opening);
      },
    });
  },
);

export const updateDiscussion = callable(
  { name: 'updateDiscussion', access: 'material.create', schema: updateDiscussionSchema },
  ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> =>
    updateOwn(DISCUSSIONS, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: async (transaction, discussion) => {
        const author = discussion.created_by;
        const invited = { ids: form.tutors, author, kept: discussion.tutors };
        const { tutors, leaders } = await invite(transaction, invited);
        const room = parseRoom(id, fieldsOf(await transaction.get(roomRef(id))) ?? {});
        const opening = openingOf(form, Date.now(), discussion);
        changeRoom(transaction, { id, title: form.title, moderators: leaders }, room.moderators);
        scheduleRoom(transaction, id, opening);
        return { ...toDiscussionRecord(form), ...opening, tutors };
      },
    }),
);

/** What an act changes; null where it was done before. */
function openingAfter(act: DiscussionAct, discussion: Discussion, now: number): Opening | null {
  if (discussionStatus(discussion, now) === (act === 'open' ? 'live' : 'closed')) return null;
  return { opens_at: Math.min(discussion.opens_at, now), is_closed: act === 'close' };
}

export const setDiscussionStatus = callable(
  { name: 'setDiscussionStatus', access: 'material.create', schema: setDiscussionStatusSchema },
  async ({ id, act }, caller): Promise<{ id: string }> => {
    const now = Date.now();
    await stepOwn(DISCUSSIONS, caller, id, (discussion, transaction) => {
      const fields = openingAfter(act as DiscussionAct, discussion, now);
      if (!fields) return null;
      scheduleRoom(transaction, id, fields);
      const change = {
        field: 'status',
        before: discussionStatus(discussion, now),
        after: discussionStatus(fields, now),
      };
      return { fields, change };
    });
    return { id };
  },
);

/** The room goes with it, and all that was said. */
export const deleteDiscussion = callable(
  { name: 'deleteDiscussion', access: 'material.create', schema: discussionIdSchema },
  ({ id }, caller): Promise<{ id: string }> => deleteOwn(DISCUSSIONS, caller, id, () => Promise.resolve([])),
);

/** Nothing while it stands. */
async function removeTraces(id: string): Promise<void> {
  if (!(await ownRef(DISCUSSIONS, id).get()).exists) await removeRoom(id);
}
