import { NOW, REMOVED } from '../net/attempt';
import { type CollectionAccess, type RecordCase, same } from '../net/table';
import { ACTIVE, type Actor, EVERYBODY, NOBODY, SIGNED_IN, SOMEBODY, uidOf, userRecordOf } from '../people';

const CLOSED_LIST = { list: same(NOBODY) };
const FUNCTIONS_WRITE = { create: same(NOBODY), update: same(NOBODY), delete: same(NOBODY) };

/** The record that the rules look people up in, so that trying to change it takes nothing away. */
function userRecord(owner: string): Record<string, unknown> {
  const actor = EVERYBODY.find((one) => uidOf(one) === owner);
  return userRecordOf(actor && actor !== 'visitor' ? actor : 'student');
}

export const userAccess: CollectionAccess = {
  on: 'collection',
  name: 'users',
  path: (owner) => `users/${owner}`,
  record: userRecord,
  change: { role: 'admin' },
  may: { get: { own: SIGNED_IN, others: ['admin'] }, list: same(['admin']), ...FUNCTIONS_WRITE },
  specials: [
    {
      what: 'give their word for themselves',
      allowed: NOBODY,
      attempt: (actor) => ({
        on: 'document',
        method: 'update',
        path: `users/${uidOf(actor)}`,
        stored: userRecord(uidOf(actor)),
        data: { vouched_by: SOMEBODY, vouched_at: NOW },
      }),
    },
  ],
};

/** Who changed what, and when: nobody changes that. */
export const auditAccess: CollectionAccess = {
  on: 'collection',
  name: 'audit',
  path: (_owner, key) => `audit/${key}`,
  record: (owner) => ({
    actor_uid: owner,
    action: 'user.role',
    kind: 'user',
    at: new Date('2026-02-03T04:05:06Z'),
  }),
  change: { action: 'user.status' },
  ownedBy: (owner) => [['actor_uid', '==', owner]],
  may: { get: same(['admin']), list: same(['admin']), ...FUNCTIONS_WRITE },
};

export const profileAccess: CollectionAccess = {
  on: 'collection',
  name: 'profiles',
  path: (owner) => `profiles/${owner}`,
  record: () => ({ name: 'Asha Mbwana', avatar_url: null }),
  change: { name: 'Asha M.' },
  may: {
    get: same(EVERYBODY),
    ...CLOSED_LIST,
    create: same(NOBODY),
    update: { own: ACTIVE, others: NOBODY },
    delete: same(NOBODY),
  },
  records: {
    writer: 'student',
    methods: ['update'],
    valid: [
      { name: 'a name of 1 character', record: { name: 'A' } },
      { name: 'the longest name', record: { name: 'x'.repeat(121) } },
      { name: 'an apostrophe and emoji', record: { name: 'Ng’ombe 👩🏾‍🏫' } },
    ],
    invalid: [
      { name: 'no name', record: { name: '' } },
      { name: 'a name that is too long', record: { name: 'x'.repeat(122) } },
      { name: 'a number for a name', record: { name: 12 } },
      { name: 'the name taken away', record: { name: REMOVED } },
      { name: 'a role', record: { role: 'admin' } },
      { name: 'a picture past the upload', record: { avatar_url: 'https://evil.example/x.png' } },
    ],
  },
};

/** Who may use what they paid for. */
export const accessAccess: CollectionAccess = {
  on: 'collection',
  name: 'access',
  path: (owner, key) => `access/${owner}_${key}`,
  record: (owner) => ({ uid: owner }),
  change: { uid: SOMEBODY },
  may: { get: { own: SIGNED_IN, others: ['admin'] }, ...CLOSED_LIST, ...FUNCTIONS_WRITE },
  specials: [
    {
      what: 'read the access of somebody whose id begins with theirs',
      allowed: ['admin'],
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `access/${uidOf(actor)}2_1`,
        stored: { uid: `${uidOf(actor)}2` },
        data: {},
      }),
    },
  ],
};

/** What belongs to a reader alone: not even an administrator sees it. */
const personal = (
  name: string,
  fields: Record<string, unknown>,
  change: Record<string, unknown>,
  cases: { valid: RecordCase[]; invalid: RecordCase[] },
  list: readonly Actor[] = NOBODY,
): CollectionAccess => {
  const own = { own: ACTIVE, others: NOBODY };
  const writing = (what: string, id: string, allowed: readonly Actor[]) => ({
    what,
    allowed,
    attempt: (actor: Actor) => ({
      on: 'document' as const,
      method: 'create' as const,
      path: `users/${uidOf(actor)}/${name}/${id}`,
      stored: null,
      data: { ...fields, updated_at: NOW },
    }),
  });
  return {
    on: 'collection',
    name: `users/{uid}/${name}`,
    path: (owner, key) => `users/${owner}/${name}/${key}`,
    record: () => ({ ...fields, updated_at: new Date('2026-02-03T04:05:06Z') }),
    written: () => ({ ...fields, updated_at: NOW }),
    change: { ...change, updated_at: NOW },
    may: {
      get: { own: SIGNED_IN, others: NOBODY },
      list: { own: list, others: NOBODY },
      create: own,
      update: own,
      delete: own,
    },
    specials: [
      writing('use an id of 100 characters', 'x'.repeat(100), ACTIVE),
      writing('use an id of 101 characters', 'x'.repeat(101), []),
    ],
    records: {
      writer: 'student',
      methods: ['create', 'update'],
      valid: cases.valid,
      invalid: [
        ...cases.invalid,
        { name: 'a time of their own making', record: { updated_at: new Date('2096-01-01T00:00:00Z') } },
        { name: 'no time', record: { updated_at: REMOVED } },
        { name: 'a field that nobody knows', record: { colour: 'x' } },
      ],
    },
  };
};

export const positionAccess = personal(
  'positions',
  { place: 12, kind: 'audio' },
  { place: 13 },
  {
    valid: [
      { name: 'the first place', record: { place: 0 } },
      { name: 'the last place', record: { place: 1_000_000 } },
      { name: 'a place in a book', record: { kind: 'ebook' } },
      { name: "a place in a lesson's video", record: { kind: 'lesson' } },
      { name: 'half a page', record: { place: 1.5 } },
      { name: 'minus zero', record: { place: -0 } },
    ],
    invalid: [
      { name: 'a place before the first', record: { place: -1 } },
      { name: 'a place after the last', record: { place: 1_000_001 } },
      { name: 'a place past all numbers', record: { place: 1e21 } },
      { name: 'an infinite place', record: { place: Infinity } },
      { name: 'a place that is not a number', record: { place: NaN } },
      { name: 'a place as text', record: { place: '12' } },
      { name: 'no place', record: { place: REMOVED } },
      { name: 'a place in nothing', record: { kind: REMOVED } },
      { name: 'a place in what has none', record: { kind: 'user' } },
    ],
  },
  SIGNED_IN,
);

const notes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [place, 'Ask the teacher']));

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const bookmarkAccess = personal(
  'bookmarks',
  { places: [3, 12] },
  { places: [3] },
  {
    valid: [
      { name: 'no bookmark', record: { places: [] } },
      { name: 'the most bookmarks', record: { places: places(200) } },
      { name: 'a note to one', record: { notes: { 12: 'Ask the teacher' } } },
      { name: 'a note to each', record: { places: places(200), notes: notes(200) } },
    ],
    invalid: [
      { name: 'one bookmark too many', record: { places: places(201) } },
      { name: 'bookmarks as text', record: { places: '3, 12' } },
      { name: 'bookmarks as a map', record: { places: { first: 3 } } },
      { name: 'no bookmarks field', record: { places: REMOVED } },
      { name: 'one note too many', record: { notes: notes(201) } },
      { name: 'notes as text', record: { notes: 'Ask the teacher' } },
      { name: 'notes as a list', record: { notes: ['Ask the teacher'] } },
    ],
  },
);
