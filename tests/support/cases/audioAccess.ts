import { randomUUID } from 'node:crypto';
import { AUDIO_LIMITS } from '../../../src/domain/audio';
import { type Attempt, NOW, REMOVED } from '../net/attempt';
import { listCases, textCases } from '../net/limits';
import type { CollectionAccess, RecordCase, Special } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, NOBODY, PUBLISHERS, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { INVALID_AUDIO_CASES, VALID_AUDIO_CASES } from './audio';
import { audioRecord, playlistRecord } from './audioRecord';
import { INVALID_PLAYLIST_CASES, VALID_PLAYLIST_CASES } from './playlist';

const LONG_AGO = new Date('2023-11-14T22:13:20Z');
const ADDRESS = 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z';
const ELSEWHERE = 'https://evil.example/v0/b/x';

interface Noun {
  name: string;
  recordOf: (changes: Record<string, unknown>) => Record<string, unknown>;
  valid: RecordCase[];
  invalid: RecordCase[];
}

/** What staff publish: theirs to write, everybody's to read, and the back office's alone to list. */
function materialAccess({ name, recordOf, valid, invalid }: Noun): CollectionAccess {
  const path = (_owner: string, key: string) => `${name}/${key}`;
  const record = (owner: string) =>
    recordOf({ created_by: owner, created_at: LONG_AGO, updated_at: LONG_AGO });
  const written = (owner: string) => ({ ...record(owner), created_at: NOW, updated_at: NOW });
  const creating =
    (changes: Record<string, unknown>, id: string = randomUUID()) =>
    (actor: Parameters<Special['attempt']>[0]): Attempt => ({
      on: 'document',
      method: 'create',
      path: path('', id),
      stored: null,
      data: { ...written(uidOf(actor)), ...changes },
    });
  const updating = (what: string, changes: Record<string, unknown>): Special => ({
    what,
    allowed: NOBODY,
    attempt: (actor) => ({
      on: 'document',
      method: 'update',
      path: path('', randomUUID()),
      stored: record(actor === 'admin' ? SOMEBODY : uidOf(actor)),
      data: { updated_at: NOW, ...changes },
    }),
  });
  return {
    on: 'collection',
    name,
    path,
    record,
    written,
    change: { description: 'Another text.', updated_at: NOW },
    ownedBy: (owner) => [['created_by', '==', owner]],
    may: {
      get: { own: EVERYBODY, others: EVERYBODY },
      list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
      create: { own: PUBLISHERS, others: NOBODY },
      update: { own: PUBLISHERS, others: ['admin'] },
      delete: { own: PUBLISHERS, others: ['admin'] },
    },
    specials: [
      {
        what: 'search among their own',
        allowed: STAFF_TOKENS,
        attempt: (actor) => ({
          on: 'collection',
          collection: name,
          where: [
            ['created_by', '==', uidOf(actor)],
            ['search_terms', 'array-contains', 'pl'],
          ],
          limit: 5,
        }),
      },
      {
        what: 'create one that is older than it is',
        allowed: NOBODY,
        attempt: creating({ created_at: LONG_AGO }),
      },
      {
        what: 'create one under an id that is no UUID',
        allowed: NOBODY,
        attempt: creating({}, 'own-1'),
      },
      { what: 'create one without an owner', allowed: NOBODY, attempt: creating({ created_by: null }) },
      updating('give one to another', { created_by: 'rules-another' }),
      updating('change when one was created', { created_at: NOW }),
      updating('say when one was changed', { updated_at: LONG_AGO }),
      updating('add a field that nobody knows', { plays: 5 }),
    ],
    records: { writer: 'teacher', methods: ['create', 'update'], valid, invalid },
  };
}

const stored = (cases: readonly { name: string; record?: Record<string, unknown> }[]): RecordCase[] =>
  cases.flatMap(({ name, record }) => (record ? [{ name, record }] : []));

const uid = uidOf('teacher');
const audio_file_path = `audio-files/${uid}/audios/1700000000000-abc123.mp3`;
const cover = `audio-covers/${uid}/covers/1700000000000-abc123.png`;
const file = { audio_file_path, audio_file_name: 'nouns.mp3', audio_file_size: 1 };
const LARGEST = 300 * 1024 * 1024 - 1;

const texts = textCases({
  title: [1, AUDIO_LIMITS.title],
  subject: [1, AUDIO_LIMITS.subject],
  author: [1, AUDIO_LIMITS.name],
  narrator: [0, AUDIO_LIMITS.name],
  description: [1, AUDIO_LIMITS.description],
  duration: [1, AUDIO_LIMITS.duration],
});
const lists = listCases({ chapters: [0, AUDIO_LIMITS.chapters], search_terms: [0, 40] });

export const audioAccess = materialAccess({
  name: 'audios',
  recordOf: audioRecord,
  valid: [
    ...stored(VALID_AUDIO_CASES),
    ...texts.valid,
    ...lists.valid,
    { name: 'one second', record: { audio_seconds: 1 } },
    { name: 'a file name of 255 characters', record: { ...file, audio_file_name: 'x'.repeat(255) } },
    { name: 'a paid audio with its file', record: { ...file, price: 2, is_free: false } },
    { name: 'the address of a free file', record: { ...file, audio_file_url: ADDRESS } },
    { name: 'the largest file', record: { ...file, audio_file_size: LARGEST } },
    { name: 'a cover', record: { cover_image_path: cover, cover_image_url: ADDRESS } },
  ],
  invalid: [
    ...stored(INVALID_AUDIO_CASES),
    ...texts.invalid,
    { name: 'no description field', record: { description: REMOVED } },
    ...lists.invalid,
    { name: 'a file name of 256 characters', record: { ...file, audio_file_name: 'x'.repeat(256) } },
    {
      name: 'the address of a paid file',
      record: { ...file, audio_file_url: ADDRESS, price: 2, is_free: false },
    },
    { name: 'an address without a file', record: { audio_file_url: ADDRESS } },
    { name: 'an address on another site', record: { ...file, audio_file_url: ELSEWHERE } },
    { name: 'a file that is too large', record: { ...file, audio_file_size: LARGEST + 1 } },
    { name: 'an empty file', record: { ...file, audio_file_size: 0 } },
    { name: 'an empty file name', record: { ...file, audio_file_name: '' } },
    { name: 'a file beside the folder for sound', record: { audio_file_path: `audio-files/${uid}/1-a.mp3` } },
    {
      name: "a file in somebody else's folder",
      record: { audio_file_path: 'audio-files/rules-somebody/audios/17-abc.mp3' },
    },
    { name: 'sound in the folder of covers', record: { audio_file_path: cover } },
    {
      name: "a cover in somebody else's folder",
      record: { cover_image_path: 'audio-covers/rules-somebody/covers/17-abc.png' },
    },
    { name: "a cover's address without a cover", record: { cover_image_url: ADDRESS } },
    {
      name: "a cover's address on another site",
      record: { cover_image_path: cover, cover_image_url: ELSEWHERE },
    },
  ],
});

const playlistTexts = textCases({ name: [1, 120], description: [0, 2000] });
const playlistLists = listCases({ audio_ids: [1, 100], search_terms: [0, 40] });

export const playlistAccess = materialAccess({
  name: 'playlists',
  recordOf: playlistRecord,
  valid: [
    ...stored(VALID_PLAYLIST_CASES),
    ...playlistTexts.valid,
    ...playlistLists.valid,
    { name: 'a cover', record: { cover_path: cover, cover_url: ADDRESS } },
  ],
  invalid: [
    ...stored(INVALID_PLAYLIST_CASES),
    ...playlistTexts.invalid,
    { name: 'no description field', record: { description: REMOVED } },
    ...playlistLists.invalid,
    { name: "a cover's address without a cover", record: { cover_url: ADDRESS } },
    { name: "a cover's address on another site", record: { cover_path: cover, cover_url: ELSEWHERE } },
    {
      name: "a cover in somebody else's folder",
      record: { cover_path: 'audio-covers/rules-somebody/covers/17-abc.png' },
    },
  ],
});
