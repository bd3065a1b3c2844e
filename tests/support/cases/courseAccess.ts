import { randomUUID } from 'node:crypto';
import type { CourseStatus } from '../../../src/domain/course';
import { NOW } from '../net/attempt';
import { type CollectionAccess, type May, same, type Special } from '../net/table';
import {
  ACTIVE,
  ADMIN_TOKENS,
  EVERYBODY,
  NOBODY,
  SIGNED_IN,
  SOMEBODY,
  STAFF_TOKENS,
  type Actor,
} from '../people';
import { courseOf, enrolmentRecord } from '../standing';
import { courseRecord, keyRecord, moduleRecord, paperRecord, previewRecord } from './courseRecord';

const FUNCTIONS_WRITE = { create: same(NOBODY), update: same(NOBODY), delete: same(NOBODY) };
const OWN_DRAFT: May = { own: STAFF_TOKENS, others: ADMIN_TOKENS };
/** Whoever is enrolled in somebody's courses, and who sees everything. */
const ENROLLED: readonly Actor[] = ['student', ...ADMIN_TOKENS];

const getCourse = (status: CourseStatus, allowed: readonly Actor[]): Special => ({
  what: `get somebody's ${status} course`,
  allowed,
  attempt: () => ({
    on: 'document',
    method: 'get',
    path: `courses/${courseOf(SOMEBODY, status)}`,
    stored: courseRecord({ created_by: SOMEBODY, status }),
    data: {},
  }),
});

/** Drafts are their author's; what is published is everybody's to read, what is archived stays with who is enrolled. */
export const courseAccess: CollectionAccess = {
  on: 'collection',
  name: 'courses',
  path: (_owner, key) => `courses/${key}`,
  record: (owner) => courseRecord({ created_by: owner }),
  change: { title: 'Algebra once more' },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: { get: OWN_DRAFT, list: OWN_DRAFT, ...FUNCTIONS_WRITE },
  specials: [
    getCourse('draft', ADMIN_TOKENS),
    getCourse('published', EVERYBODY),
    getCourse('archived', ENROLLED),
    {
      what: 'get a course that is not there',
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'document',
        method: 'get',
        path: `courses/${randomUUID()}`,
        stored: null,
        data: {},
      }),
    },
    {
      what: 'list what is published past the catalogue',
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'collection',
        collection: 'courses',
        where: [['status', '==', 'published']],
        limit: 5,
      }),
    },
  ],
};

/** What lies in a course: whoever may read it in a draft, and in somebody's course of each status. */
function nested(
  name: string,
  record: Record<string, unknown>,
  readers: Record<CourseStatus, readonly Actor[]>,
  isListed: boolean,
): CollectionAccess {
  const specials = Object.entries(readers).flatMap(([status, allowed]): Special[] => {
    const collection = `courses/${courseOf(SOMEBODY, status as CourseStatus)}/${name}`;
    return [
      {
        what: `get one of somebody's ${status} course`,
        allowed,
        attempt: () => ({
          on: 'document',
          method: 'get',
          path: `${collection}/${randomUUID()}`,
          stored: record,
          data: {},
        }),
      },
      {
        what: `list those of somebody's ${status} course`,
        allowed: isListed ? allowed : NOBODY,
        attempt: () => ({ on: 'collection', collection, where: [], limit: null }),
      },
    ];
  });
  return {
    on: 'collection',
    name: `courses/{id}/${name}`,
    path: (owner, key) => `courses/${courseOf(owner, 'draft')}/${name}/${key}`,
    record: () => record,
    change: { title: 'Another' },
    may: { get: OWN_DRAFT, list: isListed ? OWN_DRAFT : same(NOBODY), ...FUNCTIONS_WRITE },
    specials,
  };
}

const PUBLIC = { draft: ADMIN_TOKENS, published: EVERYBODY, archived: ADMIN_TOKENS };
const CLOSED = { draft: ADMIN_TOKENS, published: ADMIN_TOKENS, archived: ADMIN_TOKENS };

export const courseModuleAccess = nested(
  'modules',
  moduleRecord,
  { draft: ADMIN_TOKENS, published: ENROLLED, archived: ENROLLED },
  true,
);
export const coursePreviewAccess = nested('previews', previewRecord, PUBLIC, false);
export const coursePaperAccess = nested('papers', paperRecord, CLOSED, true);
export const courseReviewAccess = nested('reviews', { rating: 5, text: 'Good', name: 'Asha' }, PUBLIC, true);

/** The answers: not even by a token that outlives its role. */
export const answerKeyAccess: CollectionAccess = {
  on: 'collection',
  name: 'answer_keys',
  path: (_owner, key) => `answer_keys/${key}`,
  record: (owner) => ({ ...keyRecord, course_id: 'course', module_id: 'module', created_by: owner }),
  change: { answers: {} },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: { own: ['teacher', 'otherTeacher', 'admin'], others: ['admin'] },
    list: { own: ['teacher', 'otherTeacher', 'admin'], others: ['admin'] },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: "list the answers of somebody's course",
      allowed: ['admin'],
      attempt: () => ({
        on: 'collection',
        collection: 'answer_keys',
        where: [['course_id', '==', courseOf(SOMEBODY, 'published')]],
        limit: 5,
      }),
    },
  ],
};

const COMPLETED = { completed_lessons: ['lesson-1'], last_lesson: 'lesson-1', updated_at: NOW };
const lessons = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`);

/** The learner's own; made by a function, so that nobody enrols past a price. */
export const enrolmentAccess: CollectionAccess = {
  on: 'collection',
  name: 'enrolments',
  path: (owner, key) => `enrolments/${owner}_${key}`,
  record: (owner) => enrolmentRecord(owner, 'course', 'active'),
  change: COMPLETED,
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: { own: SIGNED_IN, others: ADMIN_TOKENS },
    list: { own: SIGNED_IN, others: ADMIN_TOKENS },
    create: same(NOBODY),
    update: { own: ACTIVE, others: NOBODY },
    delete: same(NOBODY),
  },
  specials: [
    {
      what: 'go on in a course that was removed',
      allowed: NOBODY,
      attempt: (actor) => ({
        on: 'document',
        method: 'update',
        path: `enrolments/rules-${actor}_${randomUUID()}`,
        stored: enrolmentRecord(`rules-${actor}`, 'course', 'removed'),
        data: COMPLETED,
      }),
    },
    {
      what: 'get the enrolment of somebody whose id begins with theirs',
      allowed: ADMIN_TOKENS,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `enrolments/rules-${actor}2_${randomUUID()}`,
        stored: enrolmentRecord(`rules-${actor}2`, 'course', 'active'),
        data: {},
      }),
    },
  ],
  records: {
    writer: 'student',
    methods: ['update'],
    valid: [
      { name: 'nothing finished', record: { completed_lessons: [], last_lesson: null } },
      { name: '2,000 lessons', record: { completed_lessons: lessons(2000) } },
      { name: 'a place of 40 characters', record: { last_lesson: 'x'.repeat(40) } },
    ],
    invalid: [
      { name: '2,001 lessons', record: { completed_lessons: lessons(2001) } },
      { name: 'a text for lessons', record: { completed_lessons: 'all' } },
      { name: 'a map for lessons', record: { completed_lessons: { 0: 'all' } } },
      { name: 'a place of 41 characters', record: { last_lesson: 'x'.repeat(41) } },
      { name: 'an empty place', record: { last_lesson: '' } },
      { name: 'a number for a place', record: { last_lesson: 7 } },
      { name: 'another time', record: { updated_at: new Date(0) } },
      { name: 'an assessment that was not passed', record: { passed_assessments: ['module'] } },
      { name: 'another course', record: { course_id: 'another' } },
      { name: 'another learner', record: { uid: 'rules-otherStudent' } },
      { name: 'another state', record: { state: 'finished' } },
      { name: 'a certificate of their own', record: { certificate: '7K3M-X9QD-04TR' } },
      { name: 'a field that nobody knows', record: { hours: 3 } },
    ],
  },
};
