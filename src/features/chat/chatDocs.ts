import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { isDenial, toAppError } from '../../data/errors';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { liveDb } from '../../data/live';
import { chatMessages } from '../../domain/chat';
import type {
  EnterChatRoomInput,
  HideChatMessageInput,
  MuteChatMemberInput,
  SetChatModeInput,
} from '../../domain/chatInput';
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

export const editChatMessage = ({ roomId, id, text }: ChatMessagePlace & { text: string }): Promise<void> =>
  updateDoc(doc(db, 'chat_rooms', roomId, 'messages', id), { text, edited_at: serverTimestamp() });

export const deleteChatMessage = ({ roomId, id }: ChatMessagePlace): Promise<void> =>
  updateDoc(doc(db, 'chat_rooms', roomId, 'messages', id), { text: '', is_deleted: true });

export const enterChatRoom = (input: EnterChatRoomInput) =>
  callFunction<EnterChatRoomInput, null>('enterChatRoom', input);

export const hideChatMessage = (input: HideChatMessageInput) =>
  callFunction<HideChatMessageInput, null>('hideChatMessage', input);

export const muteChatMember = (input: MuteChatMemberInput) =>
  callFunction<MuteChatMemberInput, null>('muteChatMember', input);

export const setChatMode = (input: SetChatModeInput) =>
  callFunction<SetChatModeInput, null>('setChatMode', input);
