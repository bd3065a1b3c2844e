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

type Part = 'paper' | 'sealed' | 'review';

interface PartLine {
  part: Part;
  what: string;
  allowed: Special['allowed'];
  attemptOf: (uid: string) => string;
  /** The document's own id; left out: one that no other line has. */
  id?: string;
}

const getIn = ({ part, what, allowed, attemptOf, id }: PartLine): Special => ({
  what,
  allowed,
  attempt: (actor) => ({
    on: 'document',
    method: 'get',
    path: `attempts/${attemptOf(uidOf(actor))}/${part}/${id ?? randomUUID()}`,
    stored: RECORDS[part],
    data: {},
  }),
});

const RECORDS = {
  paper: { sections: [] },
  sealed: { sections: [], keys: { question: { kind: 'true-false', right: true } } },
  review: { keys: { question: { kind: 'true-false', right: true } } },
} as const;

/** Of attempts at what they made: by the token and by the record. */
const EXAMINERS = ['teacher', 'otherTeacher', 'admin'] as const;

export const attemptPaperAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts/{id}/paper',
  path: (owner, key) => `attempts/shut-of-${owner}/paper/${key}`,
  record: () => RECORDS.paper,
  change: { sections: [] },
  may: { get: LEARNERS, list: LEARNERS, ...FUNCTIONS_WRITE },
  specials: [
    getIn({
      part: 'paper',
      what: 'get the paper of an attempt at what they made',
      allowed: STAFF_TOKENS,
      attemptOf: (uid) => `shut-by-${uid}`,
    }),
    getIn({
      part: 'paper',
      what: 'get the paper of their open attempt',
      allowed: SIGNED_IN,
      attemptOf: (uid) => `sitting-of-${uid}`,
    }),
  ],
};

/** Never the learner's own, in whatever state the attempt is. A token that outlives its role opens none either. */
export const attemptSealedAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts/{id}/sealed',
  path: (owner, key) => `attempts/shut-of-${owner}/sealed/${key}`,
  record: () => RECORDS.sealed,
  change: { keys: {} },
  may: { get: same(['admin']), list: same(['admin']), ...FUNCTIONS_WRITE },
  specials: [
    ...['sitting', 'held', 'scored', 'open'].map((state) =>
      getIn({
        part: 'sealed',
        what: `get what is sealed in their ${state} attempt`,
        allowed: ['admin'],
        attemptOf: (uid) => `${state}-of-${uid}`,
      }),
    ),
    getIn({
      part: 'sealed',
      what: 'get what is sealed in an attempt at what they made',
      allowed: EXAMINERS,
      attemptOf: (uid) => `shut-by-${uid}`,
    }),
  ],
};

/** Which parts the learner may read, in each state of an attempt. */
const OPENED: readonly [state: string, id: string, isOpened: boolean][] = [
  ['sitting', 'score', false],
  ['sitting', 'result', false],
  ['held', 'score', false],
  ['held', 'result', false],
  ['held', 'explanations', false],
  ['scored', 'score', true],
  ['scored', 'result', false],
  ['scored', 'explanations', false],
  ['open', 'score', true],
  ['open', 'result', true],
  ['open', 'explanations', true],
  ['open', 'anything', false],
];

export const attemptReviewAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempts/{id}/review',
  path: (owner, key) => `attempts/shut-of-${owner}/review/${key}`,
  record: () => RECORDS.review,
  change: { keys: {} },
  may: { get: same(['admin']), list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [
    ...OPENED.map(([state, id, isOpened]) =>
      getIn({
        part: 'review',
        what: `get review/${id} of their ${state} attempt`,
        allowed: isOpened ? SIGNED_IN : ['admin'],
        attemptOf: (uid) => `${state}-of-${uid}`,
        id,
      }),
    ),
    getIn({
      part: 'review',
      what: "get somebody's open review",
      allowed: ['admin'],
      attemptOf: () => `open-of-${SOMEBODY}`,
      id: 'result',
    }),
    getIn({
      part: 'review',
      what: 'get the review of an attempt at what they made',
      allowed: EXAMINERS,
      attemptOf: (uid) => `shut-by-${uid}`,
      id: 'result',
    }),
  ],
};

const resultRecord = (parent_author: string) => ({
  uid: SOMEBODY,
  name: 'Amina Juma',
  mode: 'attempt',
  parent: 'quiz',
  parent_author,
  state: 'graded',
  score: 60,
});

/** Learners' names, and scores that they may not know yet: who made the quiz reads them, and never its learner. */
export const attemptResultAccess: CollectionAccess = {
  on: 'collection',
  name: 'attempt_results',
  path: (_owner, key) => `attempt_results/${key}`,
  record: resultRecord,
  change: { score: 100 },
  ownedBy: (owner) => [['parent_author', '==', owner]],
  may: {
    get: { own: EXAMINERS, others: ['admin'] },
    list: { own: EXAMINERS, others: ['admin'] },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: 'get the result of their own attempt',
      allowed: ['admin'],
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `attempt_results/${randomUUID()}`,
        stored: { ...resultRecord(SOMEBODY), uid: uidOf(actor) },
        data: {},
      }),
    },
    {
      what: 'list the results of their own attempts',
      allowed: ['admin'],
      attempt: (actor) => ({
        on: 'collection',
        collection: 'attempt_results',
        where: [['uid', '==', uidOf(actor)]],
        limit: 5,
      }),
    },
  ],
};
