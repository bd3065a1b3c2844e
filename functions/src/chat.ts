import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type ChatRoom, chatMessages, parseMember, parseRoom } from '../../src/domain/chat';
import {
  enterChatRoomSchema,
  giveChatFloorSchema,
  hideChatMessageSchema,
  muteChatMemberSchema,
  setChatModeSchema,
} from '../../src/domain/chatInput';
import { can } from '../../src/domain/permissions';
import type { AuditAction } from '../../src/domain/audit';
import type { Caller } from './actor';
import { actorOf, addToAudit, type AuditEntry, auditRef } from './audit';
import { changesBetween, cut } from './auditChanges';
import { activeUser, callable, failure } from './callable';
import { joinRoom, memberRef, messageRef, roomRef } from './chatRoom';
import { db, fieldsOf, TRANSACTION } from './firebase';

/** What who leads a room may do there, and administrators everywhere. What is as wanted already is left alone. */

/** An administrator goes in, to write there by the rules that hold for every member. */
export const enterChatRoom = callable(
  { name: 'enterChatRoom', access: 'user', schema: enterChatRoomSchema },
  ({ roomId }, caller): Promise<null> =>
    moderate(roomId, caller, async (transaction, note) => {
      const entry = await transaction.get(memberRef(roomId, caller.uid));
      if (entry.get('is_active') === true) return;
      joinRoom(transaction, roomId, activeUser(caller));
      note('chat.enter', []);
    }),
);

export const hideChatMessage = callable(
  { name: 'hideChatMessage', access: 'user', schema: hideChatMessageSchema },
  ({ roomId, messageId, isHidden }, caller): Promise<null> =>
    moderate(roomId, caller, async (transaction, note) => {
      const message = await transaction.get(messageRef(roomId, messageId));
      if (!message.exists) throw failure('not-found', chatMessages.noMessage);
      if (message.get('is_hidden') === isHidden) return;
      transaction.update(message.ref, { is_hidden: isHidden });
      note(isHidden ? 'chat.hide' : 'chat.show', [
        { field: 'author', before: null, after: String(message.get('author_name')) },
        { field: 'text', before: null, after: cut(String(message.get('text'))) },
      ]);
    }),
);

export const muteChatMember = callable(
  { name: 'muteChatMember', access: 'user', schema: muteChatMemberSchema },
  ({ roomId, uid, minutes }, caller): Promise<null> =>
    moderate(roomId, caller, async (transaction, note, room) => {
      const stored = await transaction.get(memberRef(roomId, uid));
      if (!stored.exists) throw failure('not-found', chatMessages.noMember);
      if (room.moderators.includes(uid)) throw failure('failed-precondition', chatMessages.muteModerator);
      const { name } = parseMember(uid, fieldsOf(stored) ?? {});
      if (minutes === 0 && !stored.get('muted_until')) return;
      const until = Timestamp.fromMillis(Date.now() + minutes * 60_000);
      transaction.update(stored.ref, { muted_until: minutes > 0 ? until : FieldValue.delete() });
      note(minutes > 0 ? 'chat.mute' : 'chat.unmute', [
        { field: 'member', before: null, after: name },
        ...(minutes > 0 ? [{ field: 'minutes', before: null, after: minutes }] : []),
      ]);
    }),
);

export const giveChatFloor = callable(
  { name: 'giveChatFloor', access: 'user', schema: giveChatFloorSchema },
  ({ roomId, uid, isGiven }, caller): Promise<null> =>
    moderate(roomId, caller, async (transaction, note) => {
      const stored = await transaction.get(memberRef(roomId, uid));
      if (!stored.exists) throw failure('not-found', chatMessages.noMember);
      const { name, speech } = parseMember(uid, fieldsOf(stored) ?? {});
      if (speech === (isGiven ? 'given' : null)) return;
      transaction.update(stored.ref, { speech: isGiven ? 'given' : FieldValue.delete() });
      note(isGiven ? 'chat.floor' : 'chat.quiet', [{ field: 'member', before: null, after: name }]);
    }),
);

export const setChatMode = callable(
  { name: 'setChatMode', access: 'user', schema: setChatModeSchema },
  ({ roomId, slowSeconds, isLocked }, caller): Promise<null> =>
    moderate(roomId, caller, async (transaction, note, room) => {
      const mode = { slow_seconds: slowSeconds, is_locked: isLocked };
      const changes = changesBetween({ ...room }, mode, Object.keys(mode));
      if (changes.length === 0) return;
      transaction.update(roomRef(roomId), mode);
      note('chat.mode', changes);
    }),
);

type Note = (action: AuditAction, changes: AuditEntry['changes']) => void;

/** An act on a room by who may, with its line in the audit log, in one transaction. */
async function moderate(
  roomId: string,
  caller: Caller,
  act: (transaction: Transaction, note: Note, room: ChatRoom) => Promise<void>,
): Promise<null> {
  const entry = auditRef();
  await db.runTransaction(async (transaction) => {
    const room = roomFor(await transaction.get(roomRef(roomId)), caller);
    const actor = actorOf(activeUser(caller));
    await act(
      transaction,
      (action, changes) => {
        const record = { id: roomId, title: room.title };
        addToAudit(transaction, entry, { actor, action, record, changes });
      },
      room,
    );
  }, TRANSACTION);
  return null;
}

function roomFor(stored: DocumentSnapshot, caller: Caller): ChatRoom {
  const fields = fieldsOf(stored);
  if (!fields) throw failure('not-found', chatMessages.gone);
  const room = parseRoom(stored.id, fields);
  if (!can(caller, 'chat.moderate', room)) throw failure('permission-denied', chatMessages.notModerator);
  return room;
}
