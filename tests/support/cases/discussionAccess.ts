import { type CollectionAccess, same } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, STAFF_TOKENS } from '../people';
import { discussionRecord } from './discussionRecord';
import { FUNCTIONS_WRITE } from './tutorAccess';

/** Everybody may look at a discussion's head; its author alone, and administrators, find it past the catalogue. */
export const discussionAccess: CollectionAccess = {
  on: 'collection',
  name: 'discussions',
  path: (_owner, key) => `discussions/${key}`,
  record: (owner) => discussionRecord({ created_by: owner }),
  change: { tutors: [] },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: same(EVERYBODY),
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: 'invite a third tutor past the form and the function',
      allowed: [],
      attempt: () => ({
        on: 'document',
        method: 'update',
        path: 'discussions/of-three',
        stored: discussionRecord(),
        data: {
          tutors: ['a', 'b', 'c'].map((id) => ({ id, name: id, avatar_url: null, specialty: 'Physics' })),
        },
      }),
    },
  ],
};
