import type { ChatMember, ChatMessage, ChatRoom } from '../../domain/chat';
import type { AppError } from '../../domain/errors';
import type { Role } from '../../domain/permissions';

/** A room as it is on this screen: plain, so that the store can hold it. */
export interface ChatView {
  room: ChatRoom | null;
  /** Who is looking; null where they are not in the room. */
  member: ChatMember | null;
  /** Who asks to speak and who has the word, for who leads the room. */
  speakers: ChatMember[];
  /** All that has been read so far, the oldest first. */
  messages: ChatMessage[];
  hasOlder: boolean;
  /** Everything has come once: an empty room is empty. */
  isLoaded: boolean;
  /** False while the connection is lost: others may have written since. */
  isLive: boolean;
  /** Why nothing more comes. */
  error: AppError | null;
}

export const EMPTY_CHAT: ChatView = {
  room: null,
  member: null,
  speakers: [],
  messages: [],
  hasOlder: false,
  isLoaded: false,
  isLive: false,
  error: null,
};

/** What is written is about a message that is there: another text for it, or an answer to it. */
export interface ChatTarget {
  act: 'edit' | 'reply';
  message: ChatMessage;
}

export interface ChatRequest {
  roomId: string;
  viewer: { uid: string; role: Role };
  /** Another try is another request. */
  attempt: number;
}
