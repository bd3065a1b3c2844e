import { randomUUID } from 'node:crypto';
import { Ago, type DocumentAttempt, type Fields, NOW, REMOVED } from '../net/attempt';
import type { Special } from '../net/table';
import { ACTIVE, type Actor, HEARD, NOBODY, SIGNED_IN, SOMEBODY, uidOf } from '../people';
import {
  chatMemberRecord,
  chatMessageRecord,
  chatRoomRecord,
  LONG_AGO,
  noted,
  writtenMessage,
} from './chatRecord';

/** What the grid cannot say of messages: hidden ones, rooms that are locked, closed or slow, and every trick around them. */

const ADMINS: readonly Actor[] = ['admin'];

/** A room that somebody is in; `leads`: and that they lead. Null for a member: they are not. */
export interface Place {
  room?: Fields;
  member?: Fields | null;
  leads?: boolean;
}

export function placeOf(actor: Actor, { room = {}, member = {}, leads = false }: Place) {
  const path = `chat_rooms/${randomUUID()}`;
  const entry = `${path}/members/${uidOf(actor)}`;
  const given: Record<string, Fields> = {
    [path]: chatRoomRecord({ ...(leads && { moderators: [SOMEBODY, uidOf(actor)] }), ...room }),
    ...(member && { [entry]: chatMemberRecord(member) }),
  };
  return { path, entry, given };
}

interface Write extends Place {
  message?: Fields;
  /** What the commit changes in their entry; null: nothing. */
  note?: (id: string) => Fields | null;
  id?: string;
  isTimed?: boolean;
}

const writing = (what: string, allowed: readonly Actor[], write: Write = {}): Special => ({
  what: `write: ${what}`,
  allowed,
  attempt: (actor): DocumentAttempt => {
    const { path, entry, given } = placeOf(actor, write);
    const { message = {}, note = noted, id = randomUUID(), isTimed = false } = write;
    const change = note(id);
    return {
      on: 'document',
      method: 'create',
      path: `${path}/messages/${id}`,
      stored: null,
      data: { ...writtenMessage(uidOf(actor)), ...message },
      given,
      ...(change && { along: { [entry]: change } }),
      isTimed,
    };
  },
});

interface Change extends Place {
  author?: string;
  stored?: Fields;
}

const changing = (what: string, allowed: readonly Actor[], data: Fields, change: Change = {}): Special => ({
  what: `change: ${what}`,
  allowed,
  attempt: (actor): DocumentAttempt => {
    const { path, given } = placeOf(actor, change);
    const stored = chatMessageRecord(change.author ?? uidOf(actor), change.stored);
    return {
      on: 'document',
      method: 'update',
      path: `${path}/messages/${randomUUID()}`,
      stored,
      data,
      given,
    };
  },
});

const getting = (
  what: string,
  allowed: readonly Actor[],
  author: string | null,
  message: Fields,
  place: Place = {},
): Special => ({
  what: `get ${what}`,
  allowed,
  attempt: (actor) => {
    const { path, given } = placeOf(actor, place);
    const stored = chatMessageRecord(author ?? uidOf(actor), message);
    return {
      on: 'document',
      method: 'get',
      path: `${path}/messages/${randomUUID()}`,
      stored,
      data: {},
      given,
    };
  },
});

const listing = (
  what: string,
  allowed: readonly Actor[],
  isHidden: boolean | null,
  place: Place = {},
): Special => ({
  what: `list ${what}`,
  allowed,
  attempt: (actor) => {
    const { path, given } = placeOf(actor, place);
    const where = isHidden === null ? [] : ([['is_hidden', '==', isHidden]] as const);
    return { on: 'collection', collection: `${path}/messages`, where, limit: 5, given };
  },
});

const opensIn = (ms: number) => ({ opens_at: new Ago(-ms) });
const LOCKED = { is_locked: true };
const CLOSED = { is_closed: true };
const HIDDEN = { is_hidden: true };
const LEFT = { is_active: false };
const EDIT = { text: 'Habari za jioni', edited_at: NOW };
const REMOVAL = { text: '', is_deleted: true };
const slow = (seconds: number) => ({ slow_seconds: seconds });
const last = (ms: number) => ({ last_message_at: new Ago(ms) });

const READING: Special[] = [
  getting('what another wrote', SIGNED_IN, SOMEBODY, {}),
  getting("another's hidden message", ADMINS, SOMEBODY, HIDDEN),
  getting('their own hidden message', SIGNED_IN, null, HIDDEN),
  getting('a hidden message in a room that they lead and are not in', ACTIVE, SOMEBODY, HIDDEN, {
    leads: true,
    member: null,
  }),
  getting('a message in a room that they have left', ADMINS, SOMEBODY, {}, { member: LEFT }),
  getting('their own message in a room that they have left', ADMINS, null, {}, { member: LEFT }),
  getting('a message in a room that they are not in', ADMINS, SOMEBODY, {}, { member: null }),
  listing('what is not hidden', SIGNED_IN, false),
  listing('what is hidden', ADMINS, true),
  listing('everything in a room that they lead', ACTIVE, null, { leads: true }),
  listing('what is not hidden in a room that they have left', ADMINS, false, { member: LEFT }),
];

const WRITING: Special[] = [
  writing('the first message ever', HEARD, {
    member: { last_message_at: REMOVED, last_message_id: REMOVED },
  }),
  writing('an answer', HEARD, { message: { reply_to: randomUUID() } }),
  writing('in a locked room', NOBODY, { room: LOCKED }),
  writing('in a locked room that they lead', HEARD, { room: LOCKED, leads: true }),
  writing('in a locked room, with the word', HEARD, { room: LOCKED, member: { speech: 'given' } }),
  writing('in a locked room, having asked for the word', NOBODY, {
    room: LOCKED,
    member: { speech: 'asked' },
  }),
  writing('before the room opens', NOBODY, { room: opensIn(60_000) }),
  writing('before the room opens, with the word', NOBODY, {
    room: opensIn(60_000),
    member: { speech: 'given' },
  }),
  writing('before the room opens, as who leads it', HEARD, { room: opensIn(60_000), leads: true }),
  writing('when the room has opened', HEARD, { room: opensIn(0) }),
  writing('in a closed room that they lead', NOBODY, { room: CLOSED, leads: true }),
  writing('in a room that they have left', NOBODY, { member: LEFT }),
  writing('in a room that they are not in', NOBODY, { member: null }),
  writing('while muted', NOBODY, { member: { muted_until: new Ago(-60_000) } }),
  writing('when the mute is over', HEARD, { member: { muted_until: new Ago(0) } }),
  writing('a moment before the mute is over', NOBODY, {
    member: { muted_until: new Ago(-1) },
    isTimed: true,
  }),
  writing('a second after the last', HEARD, { member: last(1000) }),
  writing('less than a second after the last', NOBODY, { member: last(999), isTimed: true }),
  writing('before the last', NOBODY, { member: last(-60_000) }),
  writing('in slow mode, after the pause', HEARD, { room: slow(30), member: last(30_000) }),
  writing('in slow mode, before the pause is over', NOBODY, {
    room: slow(30),
    member: last(29_999),
    isTimed: true,
  }),
  writing('in slow mode, too soon', NOBODY, { room: slow(300), member: last(60_000) }),
  writing('in slow mode, as who leads the room', HEARD, { room: slow(300), member: last(1000), leads: true }),
  writing('as who leads the room, too fast', NOBODY, {
    room: slow(300),
    member: last(999),
    leads: true,
    isTimed: true,
  }),
  writing('as another', NOBODY, { message: { author_uid: SOMEBODY } }),
  writing('without noting it', NOBODY, { note: () => null }),
  writing('while noting another message', NOBODY, { note: () => noted(randomUUID()) }),
  writing('while noting another time', NOBODY, {
    note: (id) => ({ ...noted(id), last_message_at: LONG_AGO }),
  }),
  writing('under an id that is no UUID', NOBODY, { id: 'habari' }),
];

const CHANGING: Special[] = [
  changing('edit what another wrote', NOBODY, EDIT, { author: SOMEBODY }),
  changing('edit what another wrote in a room that they lead', NOBODY, EDIT, {
    author: SOMEBODY,
    leads: true,
  }),
  changing('edit what was hidden', NOBODY, EDIT, { stored: HIDDEN }),
  changing('edit what was deleted', NOBODY, EDIT, { stored: { ...REMOVAL } }),
  changing('edit in a locked room', NOBODY, EDIT, { room: LOCKED }),
  changing('edit in a closed room', NOBODY, EDIT, { room: CLOSED }),
  changing('edit while muted', NOBODY, EDIT, { member: { muted_until: new Ago(-60_000) } }),
  changing('edit without saying when', NOBODY, { text: 'Habari' }),
  changing('delete their own', ACTIVE, REMOVAL),
  changing('delete their own in a closed room', ACTIVE, REMOVAL, { room: CLOSED }),
  changing('delete what another wrote', NOBODY, REMOVAL, { author: SOMEBODY }),
  changing('delete what was hidden', NOBODY, REMOVAL, { stored: HIDDEN }),
  changing('delete it and leave the text', NOBODY, { is_deleted: true }),
  changing('take back a deletion', NOBODY, { text: 'Habari', is_deleted: false }, { stored: { ...REMOVAL } }),
  changing('empty the text without deleting it', NOBODY, { text: '' }),
  changing('delete it and hide it too', NOBODY, { ...REMOVAL, ...HIDDEN }),
  changing('delete in a room that they have left', NOBODY, REMOVAL, { member: LEFT }),
  changing('show what was hidden', NOBODY, { is_hidden: false }, { stored: HIDDEN }),
  changing(
    'show what was hidden in a room that they lead',
    NOBODY,
    { is_hidden: false },
    { stored: HIDDEN, leads: true },
  ),
  changing('hide what another wrote in a room that they lead', NOBODY, HIDDEN, {
    author: SOMEBODY,
    leads: true,
  }),
  changing('send it later', NOBODY, { ...EDIT, sent_at: NOW }),
  changing('take its author away', NOBODY, { ...EDIT, author_name: REMOVED }),
];

export const messageSpecials: readonly Special[] = [...READING, ...WRITING, ...CHANGING];
