import { randomUUID } from 'node:crypto';
import { type CollectionAccess, type May, same, type Special } from '../net/table';
import { ADMIN_TOKENS, NOBODY, SIGNED_IN, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { attemptRecord } from '../standing';

/** Attempts and what lies in them: the learner's, the author's of what was attempted, and administrators'. */

const FUNCTIONS_WRITE = { create: same(NOBODY), update: same(NOBODY), delete: same(NOBODY) };
const LEARNERS: May = { own: SIGNED_IN, others: ADMIN_TOKENS };

export const attemptAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts',
  path: (_owner, key) => `attempts/${key}`,
  record: (owner) => attemptRecord({ uid: owner }),
  change: { state: 'submitted', score: 100 },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: { get: LEARNERS, list: LEARNERS, ...FUNCTIONS_WRITE },
  specials: [
    {
      what: 'get an attempt at what they made',
      allowed: STAFF_TOKENS,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `attempts/${randomUUID()}`,
        stored: attemptRecord({ parent_author: uidOf(actor) }),
        data: {},
      }),
    },
    {
      what: 'list the attempts at what they made',
      allowed: STAFF_TOKENS,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'attempts',
        where: [['parent_author', '==', uidOf(actor)]],
        limit: 5,
      }),
    },
    {
      what: "list the attempts at somebody's",
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'collection',
        collection: 'attempts',
        where: [['parent_author', '==', SOMEBODY]],
        limit: 5,
      }),
    },
  ],
};

const getIn = (
  part: string,
  record: Record<string, unknown>,
  what: string,
  allowed: Special['allowed'],
  attemptOf: (uid: string) => string,
): Special => ({
  what,
  allowed,
  attempt: (actor) => ({
    on: 'document',
    method: 'get',
    path: `attempts/${attemptOf(uidOf(actor))}/${part}/${randomUUID()}`,
    stored: record,
    data: {},
  }),
});

const QUESTIONS = { questions: [] };

export const attemptPaperAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts/{id}/paper',
  path: (owner, key) => `attempts/shut-of-${owner}/paper/${key}`,
  record: () => QUESTIONS,
  change: QUESTIONS,
  may: { get: LEARNERS, list: LEARNERS, ...FUNCTIONS_WRITE },
  specials: [
    getIn(
      'paper',
      QUESTIONS,
      'get the paper of an attempt at what they made',
      STAFF_TOKENS,
      (uid) => `shut-by-${uid}`,
    ),
  ],
};

const RIGHT_ANSWERS = { answers: { question: 'right' } };

/** A token that outlives its role opens no answers. */
export const attemptReviewAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts/{id}/review',
  path: (owner, key) => `attempts/shut-of-${owner}/review/${key}`,
  record: () => RIGHT_ANSWERS,
  change: RIGHT_ANSWERS,
  may: { get: same(['admin']), list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [
    getIn('review', RIGHT_ANSWERS, 'get their review once it is open', SIGNED_IN, (uid) => `open-of-${uid}`),
    getIn('review', RIGHT_ANSWERS, "get somebody's open review", ['admin'], () => `open-of-${SOMEBODY}`),
    getIn(
      'review',
      RIGHT_ANSWERS,
      'get the review of an attempt at what they made',
      ['teacher', 'otherTeacher', 'admin'],
      (uid) => `shut-by-${uid}`,
    ),
  ],
};
