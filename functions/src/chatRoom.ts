import { type DocumentData, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { ChatKind, ChatRole } from '../../src/domain/chat';
import type { Opening } from '../../src/domain/discussion';
import type { UserRecord } from '../../src/domain/user';
import { db } from './firebase';
import { inPages } from './inPages';
import { publicName } from './userRecord';

/**
 * Rooms for other nouns' functions: the room of a class has the class's id, and is opened, joined and closed in the
 * batch or transaction that changes the class. None of this reads, so that it fits into any transaction.
 */

/** A transaction or a batch. */
interface Writer {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options: { merge: boolean }): unknown;
  update(ref: DocumentReference, data: DocumentData): unknown;
}

export const roomRef = (roomId: string) => db.doc(`chat_rooms/${roomId}`);
export const memberRef = (roomId: string, uid: string) => db.doc(`chat_rooms/${roomId}/members/${uid}`);
export const messageRef = (roomId: string, id: string) => db.doc(`chat_rooms/${roomId}/messages/${id}`);

interface NewRoom {
  id: string;
  kind: ChatKind;
  /** Of what is talked about. */
  title: string;
  /** Who leads it. */
  moderators: readonly UserRecord[];
}

/** Fails where there is a room of this id. */
export function openRoom(writer: Writer, { id, kind, title, moderators }: NewRoom): void {
  writer.create(roomRef(id), {
    kind,
    title,
    moderators: moderators.map(({ uid }) => uid),
    slow_seconds: 0,
    is_locked: false,
    is_closed: false,
  });
  moderators.forEach((user) => joinRoom(writer, id, user, 'moderator'));
}

/** Another title, or somebody else who leads it; who led it before stays a member. */
export function changeRoom(
  writer: Writer,
  { id, title, moderators }: Omit<NewRoom, 'kind'>,
  former: readonly string[] = [],
): void {
  writer.update(roomRef(id), { title, moderators: moderators.map(({ uid }) => uid) });
  const left = former.filter((uid) => moderators.every((user) => user.uid !== uid));
  left.forEach((uid) => writer.set(memberRef(id, uid), { role: 'member' }, { merge: true }));
  moderators.forEach((user) => joinRoom(writer, id, user, 'moderator'));
}

/** What is talked about has another title. */
export function renameRoom(writer: Writer, roomId: string, title: string): void {
  writer.update(roomRef(roomId), { title });
}

/** Whoever was there before finds their entry as it was, muted or not. */
export function joinRoom(writer: Writer, roomId: string, user: UserRecord, role: ChatRole = 'member'): void {
  writer.set(memberRef(roomId, user.uid), { name: publicName(user), role, is_active: true }, { merge: true });
}

/** They read and write no more. Their entry stays, so that nobody gets rid of a mute by leaving. */
export function leaveRoom(writer: Writer, roomId: string, uid: string): void {
  writer.set(memberRef(roomId, uid), { is_active: false }, { merge: true });
}

/** When the room opens by the clock, and whether it is closed. */
export function scheduleRoom(writer: Writer, roomId: string, { opens_at, is_closed }: Opening): void {
  writer.update(roomRef(roomId), { opens_at: Timestamp.fromMillis(opens_at), is_closed });
}

/** Closed: everything can be read, and nobody writes. */
export function closeRoom(writer: Writer, roomId: string, isClosed = true): void {
  writer.update(roomRef(roomId), { is_closed: isClosed });
}

/** The room with all that lies in it; once more does no harm. The room goes first: without it nobody can write. */
export async function removeRoom(roomId: string): Promise<void> {
  await roomRef(roomId).delete();
  const parts = [
    db.collection(`chat_rooms/${roomId}/messages`),
    db.collection(`chat_rooms/${roomId}/presence`),
    db.collection(`chat_rooms/${roomId}/members`),
  ];
  for (const part of parts) await inPages(part, (batch, { ref }) => batch.delete(ref));
}
