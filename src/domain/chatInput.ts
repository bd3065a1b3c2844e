import { boolean, number, object, type InferType } from 'yup';
import { CHAT_LIMITS, chatMessages, MUTE_MINUTES, SLOW_SECONDS } from './chat';
import { accountId, requiredText, uuid } from './field';

/** What is written in a room, and what the functions around rooms take; apart from chat.ts, so that pages load no yup. */

const id = uuid(chatMessages.id);
const choice = (options: readonly number[]) =>
  number().oneOf(options, chatMessages.choice).required(chatMessages.choice);

export const chatTextSchema = object({ text: requiredText(chatMessages.empty, 1, CHAT_LIMITS.text) });

export const enterChatRoomSchema = object({ roomId: id });
export type EnterChatRoomInput = InferType<typeof enterChatRoomSchema>;

export const hideChatMessageSchema = object({
  roomId: id,
  messageId: id,
  isHidden: boolean().required(chatMessages.id),
});
export type HideChatMessageInput = InferType<typeof hideChatMessageSchema>;

export const muteChatMemberSchema = object({
  roomId: id,
  uid: accountId(chatMessages.id),
  minutes: choice(MUTE_MINUTES),
});
export type MuteChatMemberInput = InferType<typeof muteChatMemberSchema>;

export const setChatModeSchema = object({
  roomId: id,
  slowSeconds: choice(SLOW_SECONDS),
  isLocked: boolean().required(chatMessages.id),
});
export type SetChatModeInput = InferType<typeof setChatModeSchema>;

/** Gives a member the word, or takes it back; either answers who asked for it. */
export const giveChatFloorSchema = object({
  roomId: id,
  uid: accountId(chatMessages.id),
  isGiven: boolean().required(chatMessages.id),
});
export type GiveChatFloorInput = InferType<typeof giveChatFloorSchema>;
