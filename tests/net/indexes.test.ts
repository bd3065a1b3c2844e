import fs from 'node:fs';
import { parseIndexes } from '../../emulator/src/firestore/query/indexes';
import { USER_SORTS } from '../../src/domain/user';

/**
 * The composite indexes are those that queries need, all of them and no more: the service refuses a query without its
 * index, and an index that no query needs is written with every record all the same.
 */

interface Table {
  collection: string;
  /** Fields that an equality may fix; indexes of one each serve any of them together. */
  filters: readonly string[];
  /** What the rows may come by. The page before another is read backwards, so each stands in both directions. */
  sorts: readonly string[];
}

const TABLES: readonly Table[] = [
  {
    collection: 'ebooks',
    filters: ['type', 'category', 'form_level', 'created_by', 'search_terms'],
    sorts: ['created_at', 'title', 'price'],
  },
  {
    collection: 'audios',
    filters: ['type', 'created_by', 'search_terms'],
    sorts: ['created_at', 'title', 'date_added'],
  },
  { collection: 'playlists', filters: ['created_by', 'search_terms'], sorts: ['created_at', 'name'] },
  { collection: 'reels', filters: ['created_by', 'search_terms'], sorts: ['created_at', 'title'] },
  {
    collection: 'courses',
    filters: ['course_type', 'created_by', 'category', 'status', 'search_terms'],
    sorts: ['created_at', 'title', 'price'],
  },
  {
    collection: 'live_classes',
    filters: ['created_by', 'form_level', 'search_terms'],
    sorts: ['created_at'],
  },
  {
    collection: 'discussions',
    filters: ['created_by', 'is_closed', 'search_terms'],
    sorts: ['opens_at'],
  },
  {
    collection: 'quizzes',
    filters: ['created_by', 'status', 'subject', 'search_terms'],
    sorts: ['created_at', 'title'],
  },
  {
    collection: 'resources',
    filters: ['created_by', 'kind', 'subject', 'search_terms'],
    sorts: ['created_at', 'title'],
  },
  { collection: 'bundles', filters: ['created_by', 'search_terms'], sorts: ['created_at', 'title', 'price'] },
  {
    collection: 'questions',
    filters: ['created_by', 'kind', 'subject', 'form_level', 'search_terms'],
    sorts: ['created_at'],
  },
  {
    collection: 'attempt_results',
    filters: ['parent', 'parent_author', 'state', 'search_terms'],
    sorts: ['started_at'],
  },
  {
    collection: 'tutors',
    filters: ['status', 'verified', 'search_terms'],
    sorts: ['created_at', 'name', 'rating'],
  },
  { collection: 'users', filters: ['role', 'status', 'search_terms'], sorts: Object.values(USER_SORTS) },
  { collection: 'audit', filters: ['kind', 'action', 'actor_uid'], sorts: ['at'] },
  {
    collection: 'payments',
    filters: ['status', 'product_type', 'method', 'currency', 'uid', 'search_terms'],
    sorts: ['created_at', 'date'],
  },
  { collection: 'messages', filters: ['status'], sorts: ['created_at'] },
  { collection: 'posts', filters: ['state', 'has_media', 'search_terms'], sorts: ['created_at'] },
  { collection: 'moderation_cases', filters: ['state', 'kind'], sorts: ['updated_at'] },
];

type Field = [path: string, mode: string];

const nameOf = (collection: string, ...fields: Field[]) =>
  [collection, ...fields.map(([path, mode]) => `${path} ${mode}`)].join(', ');

const ofTables = TABLES.flatMap(({ collection, filters, sorts }) =>
  filters.flatMap((filter) =>
    sorts.flatMap((sort) =>
      ['ASCENDING', 'DESCENDING'].map((mode) =>
        nameOf(collection, [filter, filter === 'search_terms' ? 'CONTAINS' : 'ASCENDING'], [sort, mode]),
      ),
    ),
  ),
);

const others = [
  // What somebody read or heard lately.
  nameOf('positions', ['kind', 'ASCENDING'], ['updated_at', 'DESCENDING']),
  // A student's lessons ahead, and the inboxes of both sides.
  nameOf('lesson_requests', ['student_uid', 'ASCENDING'], ['starts_at', 'ASCENDING']),
  nameOf('lesson_requests', ['student_uid', 'ASCENDING'], ['starts_at', 'DESCENDING']),
  nameOf('lesson_requests', ['tutor_uid', 'ASCENDING'], ['starts_at', 'DESCENDING']),
  // How many learners a teacher has in all courses.
  nameOf('courses', ['created_by', 'ASCENDING'], ['enrolled_count', 'ASCENDING']),
  // Who began what a teacher teaches, month by month.
  nameOf('enrolments', ['taught_by', 'ASCENDING'], ['created_at', 'ASCENDING']),
  // Attempts whose time is up.
  nameOf('attempts', ['state', 'ASCENDING'], ['deadline', 'ASCENDING']),
  // A learner's latest quizzes.
  nameOf('attempts', ['uid', 'ASCENDING'], ['kind', 'ASCENDING'], ['submitted_at', 'DESCENDING']),
  // What a quiz's graded attempts come to on average.
  ...['parent', 'parent_author', 'state'].map((filter) =>
    nameOf('attempt_results', [filter, 'ASCENDING'], ['score', 'ASCENDING']),
  ),
  // What others read under a post.
  nameOf('comments', ['state', 'ASCENDING'], ['created_at', 'ASCENDING']),
  // What a room shows to its members.
  nameOf('messages', ['is_hidden', 'ASCENDING'], ['sent_at', 'DESCENDING']),
];

test('every query has its index, and every index a query', () => {
  const { composite } = parseIndexes(fs.readFileSync('firestore.indexes.json', 'utf8'));
  const declared = composite.map(({ collectionGroup, fields }) =>
    nameOf(collectionGroup, ...fields.map(({ fieldPath, mode }): Field => [fieldPath, mode])),
  );
  expect(declared.sort()).toEqual([...ofTables, ...others].sort());
});
