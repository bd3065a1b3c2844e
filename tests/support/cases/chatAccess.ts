import { randomUUID } from 'node:crypto';
import { Ago, NOW, REMOVED } from '../net/attempt';
import { textCases } from '../net/limits';
import { type CollectionAccess, type Special, same } from '../net/table';
import { ACTIVE, type Actor, HEARD, NOBODY, SIGNED_IN, SOMEBODY, uidOf } from '../people';
import {
  chatMemberRecord,
  chatMessageRecord,
  chatRoomRecord,
  LONG_AGO,
  noted,
  roomOf,
  writtenMessage,
} from './chatRecord';
import { messageSpecials } from './chatSpecials';
import { askingSpecials } from './chatSpeech';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** Rooms, who is in them, and what they write there. Everybody is in a room of their own, which somebody else leads. */

const ADMINS = ['admin'] as const;

export const chatRoomAccess: CollectionAccess = {
  on: 'collection',
  name: 'chat_rooms',
  path: roomOf,
  record: () => chatRoomRecord(),
  change: { is_locked: false },
  given: (owner, key) => ({ [`${roomOf(owner, key)}/members/${owner}`]: chatMemberRecord() }),
  may: { get: { own: SIGNED_IN, others: ADMINS }, list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [
    {
      what: 'get a room that they lead and are not in',
      allowed: ACTIVE,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `chat_rooms/${randomUUID()}`,
        stored: chatRoomRecord({ moderators: [SOMEBODY, uidOf(actor)] }),
        data: {},
      }),
    },
    {
      what: 'get a room that they have left',
      allowed: ADMINS,
      attempt: (actor) => {
        const path = roomOf(uidOf(actor), randomUUID());
        return {
          on: 'document',
          method: 'get',
          path,
          stored: chatRoomRecord(),
          data: {},
          given: { [`${path}/members/${uidOf(actor)}`]: chatMemberRecord({ is_active: false }) },
        };
      },
    },
    {
      what: 'make themselves the leader of a room',
      allowed: NOBODY,
      attempt: (actor) => {
        const path = roomOf(uidOf(actor), randomUUID());
        const data = { moderators: [uidOf(actor)] };
        return { on: 'document', method: 'update', path, stored: chatRoomRecord(), data };
      },
    },
  ],
};

const OWN_NOTE = { own: ACTIVE, others: NOBODY };

const leadingSpecials = (['get', 'list'] as const).map((method): Special => ({
  what: `${method} who is in a room that they lead`,
  allowed: ACTIVE,
  attempt: (actor) => {
    const path = `chat_rooms/${randomUUID()}`;
    const given = { [path]: chatRoomRecord({ moderators: [uidOf(actor)] }) };
    const members = `${path}/members`;
    if (method === 'list') return { on: 'collection', collection: members, where: [], limit: 5, given };
    const stored = chatMemberRecord();
    return { on: 'document', method, path: `${members}/${SOMEBODY}`, stored, data: {}, given };
  },
}));

/** Entries are made by functions; members note their last message, and ask to speak. */
export const chatMemberAccess: CollectionAccess = {
  on: 'collection',
  name: 'chat_rooms/{room}/members',
  path: (owner, key) => `${roomOf(owner, key)}/members/${owner}`,
  record: () => chatMemberRecord(),
  change: noted(randomUUID()),
  given: (owner, key) => ({ [roomOf(owner, key)]: chatRoomRecord() }),
  may: {
    get: { own: SIGNED_IN, others: ADMINS },
    list: same(ADMINS),
    create: same(NOBODY),
    update: OWN_NOTE,
    delete: same(NOBODY),
  },
  specials: [...leadingSpecials, ...askingSpecials],
  records: {
    writer: 'student',
    methods: ['update'],
    valid: [
      { name: 'an id of 1 character', record: { last_message_id: 'x' } },
      { name: 'an id of 36 characters', record: { last_message_id: 'x'.repeat(36) } },
    ],
    invalid: [
      { name: 'an id of 37 characters', record: { last_message_id: 'x'.repeat(37) } },
      { name: 'an empty id', record: { last_message_id: '' } },
      { name: 'a number for an id', record: { last_message_id: 7 } },
      { name: 'an earlier time', record: { last_message_at: LONG_AGO } },
      { name: 'no time', record: { last_message_at: REMOVED } },
      { name: 'the word, given by themselves', record: { speech: 'given' } },
      { name: 'an end to being muted', record: { muted_until: new Ago(1000) } },
      { name: 'another role', record: { role: 'moderator' } },
      { name: 'another name', record: { name: 'Mwalimu' } },
      { name: 'a way back in', record: { is_active: 'yes' } },
      { name: 'a field that nobody knows', record: { colour: 'x' } },
    ],
  },
};

function leftRoom(actor: Actor) {
  const path = `chat_rooms/${randomUUID()}`;
  const entry = chatMemberRecord({ is_active: false });
  return { path, given: { [path]: chatRoomRecord(), [`${path}/members/${uidOf(actor)}`]: entry } };
}

/** That somebody has the room before them. */
export const chatPresenceAccess: CollectionAccess = {
  on: 'collection',
  name: 'chat_rooms/{room}/presence',
  path: (owner, key) => `${roomOf(owner, key)}/presence/${owner}`,
  record: () => ({ seen_at: LONG_AGO }),
  written: () => ({ seen_at: NOW }),
  change: { seen_at: NOW },
  given: (owner, key) => ({
    [roomOf(owner, key)]: chatRoomRecord(),
    [`${roomOf(owner, key)}/members/${owner}`]: chatMemberRecord(),
  }),
  may: {
    get: same(NOBODY),
    list: { own: SIGNED_IN, others: ADMINS },
    create: OWN_NOTE,
    update: OWN_NOTE,
    delete: same(NOBODY),
  },
  specials: [
    {
      what: 'say that they are in a room that they have left',
      allowed: NOBODY,
      attempt: (actor) => {
        const { path, given } = leftRoom(actor);
        const here = `${path}/presence/${uidOf(actor)}`;
        return { on: 'document', method: 'create', path: here, stored: null, data: { seen_at: NOW }, given };
      },
    },
    {
      what: 'list who is in a room that they have left',
      allowed: ADMINS,
      attempt: (actor) => {
        const { path, given } = leftRoom(actor);
        return { on: 'collection', collection: `${path}/presence`, where: [], limit: 5, given };
      },
    },
    {
      what: 'list who is in a room that they lead and are not in',
      allowed: ACTIVE,
      attempt: (actor) => {
        const path = `chat_rooms/${randomUUID()}`;
        const given = { [path]: chatRoomRecord({ moderators: [uidOf(actor)] }) };
        return { on: 'collection', collection: `${path}/presence`, where: [], limit: 5, given };
      },
    },
  ],
  records: {
    writer: 'student',
    methods: ['create', 'update'],
    valid: [],
    invalid: [
      { name: 'an earlier time', record: { seen_at: LONG_AGO } },
      { name: 'no time', record: { seen_at: REMOVED } },
      { name: 'a field that nobody knows', record: { name: 'Asha' } },
    ],
  },
};

const texts = textCases({ text: [1, 1000] });

/** Written by members themselves; read by all of them, but for what is hidden. */
export const chatMessageAccess: CollectionAccess = {
  on: 'collection',
  name: 'chat_rooms/{room}/messages',
  path: (owner, key) => `${roomOf(owner, key)}/messages/${key}`,
  record: (owner) => chatMessageRecord(owner),
  written: writtenMessage,
  change: { text: 'Habari za jioni', edited_at: NOW },
  given: (owner, key) => ({
    [roomOf(owner, key)]: chatRoomRecord(),
    [`${roomOf(owner, key)}/members/${owner}`]: chatMemberRecord(),
  }),
  along: (owner, key) => ({ [`${roomOf(owner, key)}/members/${owner}`]: noted(key) }),
  may: {
    get: { own: SIGNED_IN, others: ADMINS },
    // Without a word about what is hidden.
    list: same(ADMINS),
    create: { own: HEARD, others: NOBODY },
    update: { own: HEARD, others: NOBODY },
    delete: same(NOBODY),
  },
  specials: messageSpecials,
  records: {
    writer: 'student',
    methods: ['create', 'update'],
    valid: texts.valid,
    invalid: [
      ...texts.invalid,
      { name: 'an answer to nothing', record: { reply_to: null } },
      { name: 'an answer to what is no message', record: { reply_to: 'habari' } },
      { name: 'no text', record: { text: REMOVED } },
      { name: 'another author', record: { author_uid: SOMEBODY } },
      { name: "another's name", record: { author_name: 'Mwalimu' } },
      { name: 'a time of their own', record: { sent_at: new Ago(60_000) } },
      { name: 'a time of their own for the edit', record: { edited_at: new Ago(60_000) } },
      { name: 'hidden already', record: { is_hidden: true } },
      { name: 'deleted already', record: { is_deleted: true } },
      { name: 'a field that nobody knows', record: { colour: 'red' } },
    ],
  },
};
