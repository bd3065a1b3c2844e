import { randomUUID } from 'node:crypto';
import { Ago, type Attempt, type Fields, NOW, REMOVED, type Where } from '../net/attempt';
import { type CollectionAccess, same, type Special } from '../net/table';
import { ACTIVE, type Actor, EVERYBODY, HEARD, NOBODY, SIGNED_IN, SOMEBODY, uidOf } from '../people';
import { commentRecord, postRecord, standingPost } from './postRecord';
import { standingReel } from './reel';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** Posts, comments and likes: what is not shown is nobody else's to read, and counts are nobody's to write. */

const ADMINS: readonly Actor[] = ['admin'];
const OWN = { own: SIGNED_IN, others: ADMINS };

const reading = (what: string, allowed: readonly Actor[], path: string, stored: Fields): Special => ({
  what,
  allowed,
  attempt: () => ({ on: 'document', method: 'get', path, stored, data: {} }),
});

const listing = (what: string, allowed: readonly Actor[], where: readonly Where[], any = false): Special => ({
  what,
  allowed,
  attempt: () => ({ on: 'collection', collection: 'posts', where, limit: 5, any }),
});

const changing = (what: string, data: Fields): Special => ({
  what,
  allowed: NOBODY,
  attempt: (actor) => ({
    on: 'document',
    method: 'update',
    path: `posts/${randomUUID()}`,
    stored: postRecord({ author_uid: uidOf(actor) }),
    data,
  }),
});

export const postAccess: CollectionAccess = {
  on: 'collection',
  name: 'posts',
  path: (_owner, key) => `posts/${key}`,
  record: (owner) => postRecord({ author_uid: owner, state: 'hidden' }),
  change: { text: 'Something else' },
  ownedBy: (owner) => [['author_uid', '==', owner]],
  may: { get: OWN, list: OWN, ...FUNCTIONS_WRITE },
  specials: [
    reading('read a post', EVERYBODY, `posts/${randomUUID()}`, postRecord()),
    reading('read one that waits', ADMINS, `posts/${randomUUID()}`, postRecord({ state: 'waiting' })),
    listing('list what is shown', EVERYBODY, [['state', '==', 'shown']]),
    listing('list what is hidden', ADMINS, [['state', '==', 'hidden']]),
    listing('list what waits', ADMINS, [['state', 'in', ['shown', 'waiting']]]),
    listing(
      'list what is shown or hidden',
      ADMINS,
      [
        ['state', '==', 'shown'],
        ['state', '==', 'hidden'],
      ],
      true,
    ),
    changing('raise the likes of a post of their own', { like_count: 1000 }),
    changing('raise the comments of one', { comment_count: 1000 }),
    changing('show one that is hidden', { state: 'shown' }),
    changing('unlock one', { is_locked: false }),
    changing('put a teacher’s name over one', { author_name: 'Mwalimu', author_role: 'teacher' }),
  ],
};

const inPost = (state: 'shown' | 'hidden', attempt: (path: string) => Attempt): Attempt =>
  attempt(`posts/${standingPost(state)}/comments`);

export const commentAccess: CollectionAccess = {
  on: 'collection',
  name: 'posts/{post}/comments',
  path: (_owner, key) => `posts/${standingPost('shown')}/comments/${key}`,
  record: (owner) => commentRecord({ author_uid: owner, state: 'hidden' }),
  change: { text: 'Something else' },
  ownedBy: (owner) => [['author_uid', '==', owner]],
  may: { get: OWN, list: OWN, ...FUNCTIONS_WRITE },
  specials: (
    [
      ['shown', EVERYBODY],
      ['hidden', ADMINS],
    ] as const
  ).flatMap(([state, allowed]): Special[] => [
    {
      what: `read a comment under a post that is ${state}`,
      allowed,
      attempt: () =>
        inPost(state, (comments) => ({
          on: 'document',
          method: 'get',
          path: `${comments}/${randomUUID()}`,
          stored: commentRecord(),
          data: {},
        })),
    },
    {
      what: `list the comments under a post that is ${state}`,
      allowed,
      attempt: () =>
        inPost(state, (collection) => ({
          on: 'collection',
          collection,
          where: [['state', '==', 'shown']],
          limit: 5,
        })),
    },
  ]),
};

const SHOWN = standingPost('shown');

const like = (owner: string, changes: Fields = {}) => ({
  uid: owner,
  kind: 'post',
  target_id: SHOWN,
  created_at: NOW,
  ...changes,
});

const liking = (what: string, allowed: readonly Actor[], id: string, changes: Fields = {}): Special => ({
  what,
  allowed,
  attempt: (actor) => ({
    on: 'document',
    method: 'create',
    path: `likes/${uidOf(actor)}_${id}`,
    stored: null,
    data: like(uidOf(actor), changes),
  }),
});

export const likeAccess: CollectionAccess = {
  on: 'collection',
  name: 'likes',
  path: (owner) => `likes/${owner}_${SHOWN}`,
  record: (owner) => ({ ...like(owner), created_at: new Date('2026-02-03T04:05:06Z') }),
  written: (owner) => like(owner),
  change: { created_at: NOW },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: { own: SIGNED_IN, others: NOBODY },
    list: { own: SIGNED_IN, others: NOBODY },
    create: { own: HEARD, others: NOBODY },
    update: { own: HEARD, others: NOBODY },
    delete: { own: ACTIVE, others: NOBODY },
  },
  specials: [
    liking('like one thing under another id', NOBODY, randomUUID()),
    liking('like a post that is hidden', NOBODY, standingPost('hidden'), {
      target_id: standingPost('hidden'),
    }),
    liking('like a post that waits', NOBODY, standingPost('waiting'), { target_id: standingPost('waiting') }),
    liking('like a reel', HEARD, standingReel('shown'), { kind: 'reel', target_id: standingReel('shown') }),
    liking('like a reel that is hidden', NOBODY, standingReel('hidden'), {
      kind: 'reel',
      target_id: standingReel('hidden'),
    }),
    liking('like what is not there', NOBODY, 'no-post', { target_id: 'no-post' }),
    liking('like as somebody else', NOBODY, SHOWN, { uid: SOMEBODY }),
    {
      what: 'see who likes a post',
      allowed: NOBODY,
      attempt: () => ({
        on: 'collection',
        collection: 'likes',
        where: [['target_id', '==', SHOWN]],
        limit: 5,
      }),
    },
  ],
  records: {
    writer: 'student',
    methods: ['create', 'update'],
    valid: [],
    invalid: [
      { name: 'another kind', record: { kind: 'user' } },
      { name: 'no kind', record: { kind: REMOVED } },
      { name: 'a time of their own', record: { created_at: new Ago(60_000) } },
      { name: 'a field that likes have not', record: { weight: 1000 } },
      { name: 'another target', record: { target_id: standingPost('hidden') } },
    ],
  },
};

const forAdmins = (name: string, record: Fields): CollectionAccess => ({
  on: 'collection',
  name,
  path: (_owner, key) => `${name}/${key}`,
  record: () => record,
  change: { state: 'done' },
  may: { get: same(ADMINS), list: same(ADMINS), ...FUNCTIONS_WRITE },
});

export const caseAccess = forAdmins('moderation_cases', { kind: 'post', target_id: 'x', state: 'open' });

/** Who reported whom is nobody's to read. */
export const reportAccess: CollectionAccess = {
  ...forAdmins('reports', { uid: SOMEBODY, case_id: 'post_x', reason: 'spam', note: '' }),
  may: { get: same(NOBODY), list: same(NOBODY), ...FUNCTIONS_WRITE },
};

/** As they are without a word of anybody's: other tests go by them. */
export const settingsAccess: CollectionAccess = {
  ...forAdmins('settings', { review_first: true, words: [] }),
  path: () => 'settings/moderation',
  may: { get: same(ADMINS), list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [reading('read settings that are nobody’s', NOBODY, 'settings/rules-other', { seeded_at: 'x' })],
};
