import { randomUUID } from 'node:crypto';
import type { QuizStatus } from '../../../src/domain/quiz';
import { type CollectionAccess, type May, same, type Special } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, NOBODY, PUBLISHERS, SOMEBODY, STAFF_TOKENS, type Actor } from '../people';
import { questionRecord, quizPaperRecord, quizRecord } from './quizRecord';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** What is right stands in a question: a token that outlives its role opens none. */
const ANSWERS: May = { own: PUBLISHERS, others: ['admin'] };

export const questionAccess: CollectionAccess = {
  on: 'collection',
  name: 'questions',
  path: (_owner, key) => `questions/${key}`,
  record: (owner) => questionRecord({ created_by: owner }),
  change: { text: 'Another' },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: { get: ANSWERS, list: ANSWERS, ...FUNCTIONS_WRITE },
};

export const questionVersionAccess: CollectionAccess = {
  on: 'collection',
  name: 'questions/{id}/versions',
  path: (owner, key) => `questions/question-of-${owner}/versions/${key}`,
  record: (owner) => questionRecord({ created_by: owner }),
  change: { text: 'Another' },
  may: { get: ANSWERS, list: ANSWERS, ...FUNCTIONS_WRITE },
};

const getQuiz = (status: QuizStatus, allowed: readonly Actor[]): Special => ({
  what: `get somebody's ${status} quiz`,
  allowed,
  attempt: () => ({
    on: 'document',
    method: 'get',
    path: `quizzes/${randomUUID()}`,
    stored: quizRecord({ created_by: SOMEBODY, status }),
    data: {},
  }),
});

/** Drafts and what is archived are their author's; a published quiz says how it is taken, and none of its questions. */
export const quizAccess: CollectionAccess = {
  on: 'collection',
  name: 'quizzes',
  path: (_owner, key) => `quizzes/${key}`,
  record: (owner) => quizRecord({ created_by: owner }),
  change: { title: 'Another' },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    getQuiz('draft', ADMIN_TOKENS),
    getQuiz('published', EVERYBODY),
    getQuiz('archived', ADMIN_TOKENS),
    {
      what: 'list what is published past the catalogue',
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'collection',
        collection: 'quizzes',
        where: [['status', '==', 'published']],
        limit: 5,
      }),
    },
  ],
};

/** Without its keys, and no learner's all the same: each gets their own questions, when they are due. */
export const quizPaperAccess: CollectionAccess = {
  on: 'collection',
  name: 'quizzes/{id}/questions',
  path: (owner, key) => `quizzes/draft-of-${owner}/questions/${key}`,
  record: () => quizPaperRecord,
  change: { sections: [] },
  may: { get: ANSWERS, list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [
    {
      what: "get the questions of somebody's published quiz",
      allowed: ['admin'],
      attempt: () => ({
        on: 'document',
        method: 'get',
        path: `quizzes/published-of-${SOMEBODY}/questions/0`,
        stored: quizPaperRecord,
        data: {},
      }),
    },
  ],
};
