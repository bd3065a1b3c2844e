import { randomUUID } from 'node:crypto';
import { joinRoom, openRoom } from '../../functions/src/chatRoom';
import { db } from '../../functions/src/firebase';
import { parseUser } from '../../src/domain/user';
import { type Account, signUp } from './callers';
import { adminDb } from './world';

/** Rooms on the running suite, made as the functions make them. */

export const userOf = ({ uid }: Account, role: 'student' | 'teacher', name: [string, string]) =>
  parseUser(uid, { role, status: 'active', first_name: name[0], last_name: name[1] });

/** A teacher who leads a room, and a student who is in it. */
export async function chat() {
  const [teacher, student] = await Promise.all([
    signUp({ role: 'teacher', name: ['Juma', 'Kileo'] }),
    signUp({ name: ['Neema', 'Mushi'] }),
  ]);
  const roomId: string = randomUUID();
  const batch = db.batch();
  const moderators = [userOf(teacher, 'teacher', ['Juma', 'Kileo'])];
  openRoom(batch, { id: roomId, kind: 'live_class', title: 'Algebra, live', moderators });
  joinRoom(batch, roomId, userOf(student, 'student', ['Neema', 'Mushi']));
  await batch.commit();
  return { roomId, teacher, student };
}

export async function addMessage(
  roomId: string,
  { uid }: Account,
  text = 'Habari za asubuhi',
): Promise<string> {
  const id: string = randomUUID();
  await adminDb().doc(`chat_rooms/${roomId}/messages/${id}`).set({
    text,
    author_uid: uid,
    author_name: 'Neema M.',
    sent_at: new Date(),
    edited_at: null,
    is_hidden: false,
    is_deleted: false,
  });
  return id;
}

export const roomOf = (roomId: string) => read(`chat_rooms/${roomId}`);
export const memberOf = (roomId: string, { uid }: Account) => read(`chat_rooms/${roomId}/members/${uid}`);
export const messageOf = (roomId: string, id: string) => read(`chat_rooms/${roomId}/messages/${id}`);

const read = async (path: string) => (await adminDb().doc(path).get()).data();
