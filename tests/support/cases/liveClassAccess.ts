import { randomUUID } from 'node:crypto';
import { type CollectionAccess, same } from '../net/table';
import {
  ADMIN_TOKENS,
  EVERYBODY,
  NOBODY,
  PUBLISHERS,
  SIGNED_IN,
  SOMEBODY,
  STAFF_TOKENS,
  uidOf,
} from '../people';
import { liveClassRecord, registrationRecord } from './liveClassRecord';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** Everybody may look at a class; its author alone, and administrators, find it past the catalogue. */
export const liveClassAccess: CollectionAccess = {
  on: 'collection',
  name: 'live_classes',
  path: (_owner, key) => `live_classes/${key}`,
  record: (owner) => liveClassRecord({ created_by: owner }),
  change: { title: 'Another' },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: same(EVERYBODY),
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    ...FUNCTIONS_WRITE,
  },
};

/** Where the class takes place: a learner gets it from a function, when it is time. */
export const liveClassLinkAccess: CollectionAccess = {
  on: 'collection',
  name: 'live_class_links',
  path: (_owner, key) => `live_class_links/${key}`,
  record: (owner) => ({ url: 'https://meet.example/abc', created_by: owner }),
  change: { url: 'https://elsewhere.example' },
  may: { get: { own: PUBLISHERS, others: ['admin'] }, list: same(NOBODY), ...FUNCTIONS_WRITE },
};

/** Names of learners: their own, their teacher's and administrators' to read. */
export const registrationAccess: CollectionAccess = {
  on: 'collection',
  name: 'live_registrations',
  path: (owner, key) => `live_registrations/${owner}_${key}`,
  record: (owner) => registrationRecord({ uid: owner, class_author: SOMEBODY }),
  change: { attended: [1] },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: { own: SIGNED_IN, others: ['admin'] },
    list: { own: SIGNED_IN, others: ['admin'] },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: 'get the registration of somebody whose id begins with theirs',
      allowed: ['admin'],
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `live_registrations/${uidOf(actor)}2_${randomUUID()}`,
        stored: registrationRecord({ uid: `${uidOf(actor)}2` }),
        data: {},
      }),
    },
    {
      what: 'list who comes to a class of their own',
      allowed: PUBLISHERS,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'live_registrations',
        where: [
          ['class_id', '==', 'class'],
          ['class_author', '==', uidOf(actor)],
        ],
        limit: 5,
      }),
    },
    {
      what: "list who comes to somebody's class",
      allowed: ['admin'],
      attempt: () => ({
        on: 'collection',
        collection: 'live_registrations',
        where: [
          ['class_id', '==', 'class'],
          ['class_author', '==', SOMEBODY],
        ],
        limit: 5,
      }),
    },
  ],
};
