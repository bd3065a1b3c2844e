import { type CollectionAccess, same } from '../net/table';
import { EVERYBODY, NOBODY } from '../people';

/** Whoever has a code reads its certificate; nobody finds one without, and nobody writes any. */
export const certificateAccess: CollectionAccess = {
  on: 'collection',
  name: 'certificates',
  path: (_owner, key) => `certificates/${key}`,
  record: () => ({
    name: 'Neema Mushi',
    course_title: 'Algebra from the beginning',
    issued_at: new Date('2026-02-03T04:05:06Z'),
  }),
  change: { name: 'Somebody Else' },
  may: {
    get: same(EVERYBODY),
    list: same(NOBODY),
    create: same(NOBODY),
    update: same(NOBODY),
    delete: same(NOBODY),
  },
};
