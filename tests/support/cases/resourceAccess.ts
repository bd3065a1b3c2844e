import { randomUUID } from 'node:crypto';
import { type CollectionAccess, same } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** What lies in the store for a study resource, as functions write it. */
export const resourceRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Cells on one page',
  description: '',
  kind: 'link',
  subject: 'Biology',
  form_level: 'Form II',
  topic: 'Cells',
  url: 'https://cells.example/one-page',
  file_url: null,
  file_path: null,
  file_name: null,
  file_size: null,
  notes: '',
  published: true,
  version: 1,
  search_terms: ['cells'],
  created_by: 'neema',
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
  ...changes,
});

/** Everybody reads what is published; what is hidden is its author's and administrators'. */
export const resourceAccess: CollectionAccess = {
  on: 'collection',
  name: 'resources',
  path: (_owner, key) => `resources/${key}`,
  record: (owner) => resourceRecord({ created_by: owner }),
  change: { url: 'https://elsewhere.example' },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: same(EVERYBODY),
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: "read somebody's hidden resource",
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'document',
        method: 'get',
        path: `resources/${randomUUID()}`,
        stored: resourceRecord({ created_by: SOMEBODY, published: false }),
        data: {},
      }),
    },
    {
      what: 'read a hidden resource of their own',
      allowed: STAFF_TOKENS,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `resources/${randomUUID()}`,
        stored: resourceRecord({ created_by: uidOf(actor), published: false }),
        data: {},
      }),
    },
  ],
};
