import { randomUUID } from 'node:crypto';
import type { CollectionAccess } from '../net/table';
import { SIGNED_IN, SOMEBODY, uidOf } from '../people';
import { FUNCTIONS_WRITE } from './tutorAccess';

const LONG_AGO = new Date('2023-11-14T22:13:20Z');

const lesson = (studentUid: string, tutorUid: string) => ({
  tutor_id: 'tutor',
  tutor_uid: tutorUid,
  student_uid: studentUid,
  starts_at: LONG_AGO,
  message: 'Equations with fractions',
  status: 'pending',
});

/** Between a student and a tutor: nobody else reads what they write to each other, but administrators. */
export const lessonAccess: CollectionAccess = {
  on: 'collection',
  name: 'lesson_requests',
  path: (_owner, key) => `lesson_requests/${key}`,
  record: (owner) => lesson(owner, SOMEBODY),
  change: { status: 'accepted' },
  ownedBy: (owner) => [['student_uid', '==', owner]],
  may: {
    get: { own: SIGNED_IN, others: ['admin'] },
    list: { own: SIGNED_IN, others: ['admin'] },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: 'read a request that they are asked as a tutor',
      allowed: SIGNED_IN,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `lesson_requests/${randomUUID()}`,
        stored: lesson('rules-another', uidOf(actor)),
        data: {},
      }),
    },
    {
      what: 'list the requests that they are asked as a tutor',
      allowed: SIGNED_IN,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'lesson_requests',
        where: [['tutor_uid', '==', uidOf(actor)]],
        limit: 5,
      }),
    },
    {
      what: 'list the requests that another tutor is asked',
      allowed: ['admin'],
      attempt: () => ({
        on: 'collection',
        collection: 'lesson_requests',
        where: [['tutor_uid', '==', SOMEBODY]],
        limit: 5,
      }),
    },
  ],
};
