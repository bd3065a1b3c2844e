import { type Fields, NOW } from '../net/attempt';

export const LONG_AGO = new Date('2023-11-14T22:13:20Z');

export const roomOf = (owner: string, key: string) => `chat_rooms/${key}-of-${owner}`;

export const chatRoomRecord = (changes: Fields = {}): Fields => ({
  kind: 'live_class',
  title: 'Algebra, live',
  moderators: ['rules-leader'],
  slow_seconds: 0,
  is_locked: false,
  is_closed: false,
  ...changes,
});

export const chatMemberRecord = (changes: Fields = {}): Fields => ({
  name: 'Asha M.',
  role: 'member',
  is_active: true,
  last_message_at: LONG_AGO,
  last_message_id: 'before',
  ...changes,
});

export const chatMessageRecord = (author: string, changes: Fields = {}): Fields => ({
  text: 'Habari za asubuhi',
  author_uid: author,
  author_name: 'Asha M.',
  sent_at: LONG_AGO,
  edited_at: null,
  is_hidden: false,
  is_deleted: false,
  ...changes,
});

/** As its author writes it. */
export const writtenMessage = (author: string) => chatMessageRecord(author, { sent_at: NOW });

/** What a member's entry learns with a message. */
export const noted = (id: string): Fields => ({ last_message_at: NOW, last_message_id: id });
