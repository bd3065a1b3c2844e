import {
  collection,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { isDenial, toAppError } from '../../data/errors';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { liveDb } from '../../data/live';
import { pageConstraints, toPage } from '../../data/page';
import { serverOffset } from '../../data/serverClock';
import { type ChatMessage, chatMessages, parseChatMessage } from '../../domain/chat';
import type {
  EnterChatRoomInput,
  GiveChatFloorInput,
  HideChatMessageInput,
  MuteChatMemberInput,
  SetChatModeInput,
} from '../../domain/chatInput';
import type { Page, PageRequest } from '../../domain/page';
import { voucherOf } from '../../domain/voice';
import { followVouched } from './chatVoiceDocs';
import { type ChatRequest, type ChatView, EMPTY_CHAT } from './chatView';
import { ChatWatch } from './chatWatchDocs';
import { type NewChatMessage, writeChatMessage } from './chatWriteDocs';

/** Nothing yet; with it, the code that listens is here. */
export const readChat = (_request: ChatRequest): Promise<ChatView> => Promise.resolve(EMPTY_CHAT);

export const watchChat = (request: ChatRequest, tell: (view: ChatView) => void) =>
  new ChatWatch(liveDb, request, tell);

/** Whether a teacher lets somebody write who has no verified e-mail. */
export async function readVouched(uid: string): Promise<boolean> {
  return voucherOf((await getDoc(doc(db, 'users', uid))).data() ?? {}) !== null;
}

export const watchVouched = (uid: string, tell: (isVouched: boolean) => void) =>
  followVouched(liveDb, uid, tell);

/** Sent twice it is one message: a refusal may mean that it had arrived. */
export async function sendChatMessage(message: NewChatMessage): Promise<null> {
  try {
    await writeChatMessage(db, message);
  } catch (error) {
    if (!isDenial(toAppError(error))) throw error;
    if (!(await hasArrived(message))) {
      const details = { code: 'permission-denied', message: chatMessages.refused };
      throw Object.assign(new Error(details.message), { code: details.code, details });
    }
  }
  return null;
}

async function hasArrived({ roomId, id }: NewChatMessage): Promise<boolean> {
  try {
    return (await getDoc(doc(db, 'chat_rooms', roomId, 'messages', id))).exists();
  } catch (error) {
    if (isDenial(toAppError(error))) return false;
    throw error;
  }
}

export interface ChatMessagePlace {
  roomId: string;
  id: string;
}

/** One that is answered, and is further up than what was read so far. Null where it is hidden, or gone. */
export async function readChatMessage({ roomId, id }: ChatMessagePlace): Promise<ChatMessage | null> {
  try {
    const data = (await getDoc(doc(db, 'chat_rooms', roomId, 'messages', id))).data();
    return data ? parseChatMessage(id, fromDocument(data)) : null;
  } catch (error) {
    if (isDenial(toAppError(error))) return null;
    throw error;
  }
}

export const editChatMessage = ({ roomId, id, text }: ChatMessagePlace & { text: string }): Promise<void> =>
  updateDoc(doc(db, 'chat_rooms', roomId, 'messages', id), { text, edited_at: serverTimestamp() });

export const deleteChatMessage = ({ roomId, id }: ChatMessagePlace): Promise<void> =>
  updateDoc(doc(db, 'chat_rooms', roomId, 'messages', id), { text: '', is_deleted: true });

export interface ChatPageRequest extends PageRequest {
  roomId: string;
}

/** All messages of a room that one leads, from the first on. */
export async function listChatMessages(request: ChatPageRequest): Promise<Page<ChatMessage>> {
  const sorted = { ...request, sort: { by: 'sent_at', direction: 'asc' } as const };
  const messages = collection(db, 'chat_rooms', request.roomId, 'messages');
  const { docs } = await getDocs(query(messages, ...pageConstraints(sorted)));
  return toPage(docs, sorted, (stored) => parseChatMessage(stored.id, fromDocument(stored.data())));
}

export interface ChatSeat {
  roomId: string;
  uid: string;
}

export const askToSpeak = ({ roomId, uid, isAsking }: ChatSeat & { isAsking: boolean }): Promise<void> =>
  updateDoc(doc(db, 'chat_rooms', roomId, 'members', uid), { speech: isAsking ? 'asked' : deleteField() });

/** Who was not seen for so long has left. */
const GONE_MS = 150_000;

/** Says that somebody is here, if they are a member, and counts who else is. */
export async function countPresent({ roomId, uid }: { roomId: string; uid: string | null }): Promise<number> {
  const presence = collection(db, 'chat_rooms', roomId, 'presence');
  if (uid) await setDoc(doc(presence, uid), { seen_at: serverTimestamp() });
  const since = Timestamp.fromMillis(Date.now() + (await serverOffset()) - GONE_MS);
  return (await getCount(query(presence, where('seen_at', '>', since)))).data().count;
}

export const giveChatFloor = (input: GiveChatFloorInput) =>
  callFunction<GiveChatFloorInput, null>('giveChatFloor', input);

export const enterChatRoom = (input: EnterChatRoomInput) =>
  callFunction<EnterChatRoomInput, null>('enterChatRoom', input);

export const hideChatMessage = (input: HideChatMessageInput) =>
  callFunction<HideChatMessageInput, null>('hideChatMessage', input);

export const muteChatMember = (input: MuteChatMemberInput) =>
  callFunction<MuteChatMemberInput, null>('muteChatMember', input);

export const setChatMode = (input: SetChatModeInput) =>
  callFunction<SetChatModeInput, null>('setChatMode', input);
