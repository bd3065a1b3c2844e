import { randomUUID } from 'node:crypto';
import { REEL_LIMITS } from '../../../src/domain/reel';
import { SEARCH_TERMS_MAX } from '../../../src/domain/text';
import { Ago, NOW, REMOVED } from '../net/attempt';
import { listCases, textCases } from '../net/limits';
import { type CollectionAccess, same, type Special } from '../net/table';
import { ACTIVE, ADMIN_TOKENS, NOBODY, PUBLISHERS, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { materialAccess, stored } from './materialAccess';
import { INVALID_REEL_CASES, reelRecord, standingReel, VALID_REEL_CASES } from './reel';

const ADDRESS = 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z';
const ELSEWHERE = 'https://evil.example/v0/b/x';

const videoPath = (owner: string) => `reel-videos/${owner}/1700000000000-abc123.mp4`;
const video_path = videoPath(uidOf('teacher'));
const poster_path = `reel-posters/${uidOf('teacher')}/1700000000000-abc123.webp`;
const file = { video_path, video_name: 'leaves.mp4', video_size: 1 };
const LARGEST = 30 * 1024 * 1024 - 1;

const texts = textCases({
  title: [1, REEL_LIMITS.title],
  subject: [1, REEL_LIMITS.subject],
  instructor: [1, REEL_LIMITS.instructor],
  description: [0, REEL_LIMITS.description],
  captions: [0, REEL_LIMITS.captions],
});
const lists = listCases({ search_terms: [0, SEARCH_TERMS_MAX] });

const material = materialAccess({
  name: 'reels',
  recordOf: reelRecord,
  change: { description: 'Another text.' },
  file: { field: 'video_path', pathOf: videoPath },
  isGiven: true,
  valid: [
    ...stored(VALID_REEL_CASES),
    ...texts.valid,
    ...lists.valid,
    { name: 'one second', record: { seconds: 1 } },
    { name: 'the address of its video', record: { ...file, video_url: ADDRESS } },
    { name: 'the largest file', record: { ...file, video_size: LARGEST } },
    { name: 'a file name of 255 characters', record: { ...file, video_name: 'x'.repeat(255) } },
    { name: 'a poster', record: { poster_path, poster_url: ADDRESS } },
  ],
  invalid: [
    ...stored(INVALID_REEL_CASES),
    ...texts.invalid,
    ...lists.invalid,
    { name: 'no captions field', record: { captions: REMOVED } },
    { name: 'a file that is too large', record: { ...file, video_size: LARGEST + 1 } },
    { name: 'an empty file', record: { ...file, video_size: 0 } },
    { name: 'a file name of 256 characters', record: { ...file, video_name: 'x'.repeat(256) } },
    { name: 'an empty file name', record: { ...file, video_name: '' } },
    { name: 'an address without a file', record: { video_url: ADDRESS } },
    { name: 'an address on another site', record: { ...file, video_url: ELSEWHERE } },
    {
      name: "a file in somebody else's folder",
      record: { video_path: 'reel-videos/rules-somebody/17-abc.mp4' },
    },
    { name: 'a video in the folder of posters', record: { video_path: poster_path } },
    { name: "a poster's address without a poster", record: { poster_url: ADDRESS } },
    { name: "a poster's address on another site", record: { poster_path, poster_url: ELSEWHERE } },
    {
      name: "a poster in somebody else's folder",
      record: { poster_path: 'reel-posters/rules-somebody/17-abc.webp' },
    },
  ],
});

const LONG_AGO = new Date('2023-11-14T22:13:20Z');
const storedBy = (owner: string, changes = {}) =>
  reelRecord({ created_by: owner, created_at: LONG_AGO, updated_at: LONG_AGO, ...changes });

const readHidden = (
  whose: string,
  ownerOf: (uid: string) => string,
  allowed: Special['allowed'],
): Special => ({
  what: `read a hidden one of ${whose}`,
  allowed,
  attempt: (actor) => ({
    on: 'document',
    method: 'get',
    path: `reels/${randomUUID()}`,
    stored: storedBy(ownerOf(uidOf(actor)), { is_hidden: true }),
    data: {},
  }),
});

const counting = (field: 'like_count' | 'view_count' | 'like_count_at' | 'view_count_at'): Special[] => [
  {
    what: `begin one of their own with a ${field}`,
    allowed: NOBODY,
    attempt: (actor) => ({
      on: 'document',
      method: 'create',
      path: `reels/${randomUUID()}`,
      stored: null,
      data: reelRecord({ created_by: uidOf(actor), created_at: NOW, updated_at: NOW, [field]: 1 }),
    }),
  },
  {
    what: `raise the ${field} of their own`,
    allowed: NOBODY,
    attempt: (actor) => ({
      on: 'document',
      method: 'update',
      path: `reels/${randomUUID()}`,
      stored: storedBy(uidOf(actor)),
      data: { [field]: 1, updated_at: NOW },
    }),
  },
];

export const reelAccess: CollectionAccess = {
  ...material,
  specials: [
    ...(material.specials ?? []),
    readHidden('their own', (uid) => uid, STAFF_TOKENS),
    readHidden('somebody else', () => SOMEBODY, ADMIN_TOKENS),
    ...counting('like_count'),
    ...counting('view_count'),
    ...counting('like_count_at'),
    ...counting('view_count_at'),
    {
      what: 'change one of their own that was counted',
      allowed: PUBLISHERS,
      attempt: (actor) => ({
        on: 'document',
        method: 'update',
        path: `reels/${randomUUID()}`,
        stored: storedBy(uidOf(actor), { like_count: 3, like_count_at: LONG_AGO, view_count_at: LONG_AGO }),
        data: { title: 'Another title', updated_at: NOW },
      }),
    },
  ],
};

const view = (owner: string, changes: Record<string, unknown> = {}) => ({
  uid: owner,
  target_id: standingReel('shown'),
  created_at: NOW,
  ...changes,
});

const viewing = (what: string, id: string, changes: Record<string, unknown>): Special => ({
  what,
  allowed: NOBODY,
  attempt: (actor) => ({
    on: 'document',
    method: 'create',
    path: `reel_views/${uidOf(actor)}_${id}`,
    stored: null,
    data: view(uidOf(actor), changes),
  }),
});

/** Watching counts once, and nobody reads who has watched what. */
export const reelViewAccess: CollectionAccess = {
  on: 'collection',
  name: 'reel_views',
  path: (owner) => `reel_views/${owner}_${standingReel('shown')}`,
  record: (owner) => view(owner, { created_at: LONG_AGO }),
  written: (owner) => view(owner),
  change: { created_at: NOW },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: same(NOBODY),
    list: same(NOBODY),
    create: { own: ACTIVE, others: NOBODY },
    update: { own: ACTIVE, others: NOBODY },
    delete: same(NOBODY),
  },
  specials: [
    viewing('watch one reel under another id', randomUUID(), {}),
    viewing('watch a reel that is hidden', standingReel('hidden'), { target_id: standingReel('hidden') }),
    viewing('watch what is not there', 'no-reel', { target_id: 'no-reel' }),
    viewing('watch as somebody else', standingReel('shown'), { uid: SOMEBODY }),
  ],
  records: {
    writer: 'student',
    methods: ['create', 'update'],
    valid: [],
    invalid: [
      { name: 'a time of their own', record: { created_at: new Ago(60_000) } },
      { name: 'a field that views have not', record: { weight: 1000 } },
    ],
  },
};
