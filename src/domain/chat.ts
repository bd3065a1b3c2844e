import { countOrNull, instantOf, isText, textOr, textOrNull, textsIn } from './stored';

/** Rooms where people talk: who may write, when, and what. The schemas are in chatInput.ts. */

export const CHAT_KINDS = ['live_class', 'discussion'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** Between two messages of one member, in seconds; 0: no slow mode. */
export const SLOW_SECONDS = [0, 10, 30, 60, 300] as const;
/** For how long somebody may be muted; 0 lets them write again. */
export const MUTE_MINUTES = [10, 60, 1440, 0] as const;

export const CHAT_LIMITS = {
  text: 1000,
  /** Nobody writes faster than this, in seconds, whatever the mode. */
  pause: 1,
} as const;

export const chatMessages = {
  id: 'Reload the page and try again.',
  empty: 'Write a message first',
  choice: 'Choose one of the offered times',
  gone: 'This room is not here any more.',
  noMessage: 'This message is not here any more.',
  noMember: 'They are not in this room any more.',
  notModerator: 'Only who leads this room can do this.',
  muteModerator: 'Who leads the room cannot be muted.',
  refused: 'The room did not take this message. Try again.',
} as const;

/** `chat_rooms/{id}`, written by functions; the id is that of what is talked about. */
export interface ChatRoom {
  id: string;
  kind: ChatKind;
  /** Of what is talked about. */
  title: string;
  /** The uids of who leads the room. */
  moderators: string[];
  slow_seconds: number;
  /** Only who leads the room writes. */
  is_locked: boolean;
  /** Nobody writes: what was talked about is over. */
  is_closed: boolean;
  /** Until then only who leads the room writes; milliseconds since 1970, 0: it was open from the start. */
  opens_at: number;
}

export const CHAT_ROLES = ['member', 'moderator'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

export const CHAT_SPEECHES = ['asked', 'given'] as const;
/** A member asks to speak themselves; who leads the room gives them the word: they write in a locked room too. */
export type ChatSpeech = (typeof CHAT_SPEECHES)[number];

/**
 * `chat_rooms/{room}/members/{uid}`: made by functions before anybody writes, so that the first message waits for none.
 * The last message is noted by the member with each that they write.
 */
export interface ChatMember {
  uid: string;
  /** As it stands over their messages. */
  name: string;
  role: ChatRole;
  /** False once they have left. */
  is_active: boolean;
  /** Milliseconds since 1970; 0 for never. */
  muted_until: number;
  last_message_at: number;
  speech: ChatSpeech | null;
}

/** `chat_rooms/{room}/messages/{uuid}`: the id is made by the writer's page, so that a message sent twice is one. */
export interface ChatMessage {
  id: string;
  text: string;
  author_uid: string;
  author_name: string;
  /** Milliseconds since 1970, by the server's clock. */
  sent_at: number;
  /** 0 for never. */
  edited_at: number;
  /** Only who leads the room sees it. */
  is_hidden: boolean;
  /** By its author; nothing is left of the text. */
  is_deleted: boolean;
  /** The id of the message that it answers: its text is looked up, so that a hidden one is not repeated here. */
  reply_to: string | null;
}

export const parseRoom = (id: string, data: Record<string, unknown>): ChatRoom => ({
  id,
  kind: CHAT_KINDS.find((kind) => kind === data.kind) ?? 'live_class',
  title: textOr(data.title, ''),
  moderators: textsIn(data.moderators),
  slow_seconds: countOrNull(data.slow_seconds) ?? 0,
  is_locked: data.is_locked === true,
  is_closed: data.is_closed === true,
  opens_at: instantOf(data.opens_at),
});

export const parseMember = (uid: string, data: Record<string, unknown>): ChatMember => ({
  uid,
  name: textOr(data.name, 'Somo'),
  role: data.role === 'moderator' ? 'moderator' : 'member',
  is_active: data.is_active === true,
  muted_until: instantOf(data.muted_until),
  last_message_at: instantOf(data.last_message_at),
  speech: CHAT_SPEECHES.find((speech) => speech === data.speech) ?? null,
});

/** Null for a document that is no message. */
export function parseChatMessage(id: string, data: Record<string, unknown>): ChatMessage | null {
  if (!isText(data.author_uid)) return null;
  return {
    id,
    text: textOr(data.text, ''),
    author_uid: data.author_uid,
    author_name: textOr(data.author_name, 'Somo'),
    sent_at: instantOf(data.sent_at),
    edited_at: instantOf(data.edited_at),
    is_hidden: data.is_hidden === true,
    is_deleted: data.is_deleted === true,
    reply_to: textOrNull(data.reply_to),
  };
}

/** By time, and by id where two came at once: the store's own order. */
export const inOrder = (a: ChatMessage, b: ChatMessage) =>
  a.sent_at - b.sent_at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What the rules want between two messages of this member, in milliseconds. */
export const pauseOf = ({ slow_seconds, moderators }: ChatRoom, uid: string): number =>
  1000 * Math.max(CHAT_LIMITS.pause, moderators.includes(uid) ? 0 : slow_seconds);

/** Why somebody cannot write, the reason that lasts longest first; null when they can. */
export type Silence = 'closed' | 'outside' | 'unverified' | 'muted' | 'early' | 'locked';

interface Writer {
  uid: string;
  /** Their e-mail is verified, a teacher has given their word, or they are staff. */
  isKnown: boolean;
}

export function silenceOf(
  room: ChatRoom,
  member: ChatMember | null,
  { uid, isKnown }: Writer,
  now: number,
): Silence | null {
  if (room.is_closed) return 'closed';
  if (!member?.is_active) return 'outside';
  if (!isKnown) return 'unverified';
  if (member.muted_until > now) return 'muted';
  if (room.moderators.includes(uid)) return null;
  if (room.opens_at > now) return 'early';
  return room.is_locked && member.speech !== 'given' ? 'locked' : null;
}
