import { randomUUID } from 'node:crypto';
import { BOOK_TYPES, EBOOK_LIMITS } from '../../../src/domain/ebook';
import { FORM_LEVELS } from '../../../src/domain/subject';
import { type Attempt, NOW, REMOVED } from '../net/attempt';
import { listCases, optionCases, textCases } from '../net/limits';
import type { CollectionAccess, Special } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, NOBODY, PUBLISHERS, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { type EbookCase, INVALID_EBOOK_CASES, VALID_EBOOK_CASES } from './ebook';
import { ebookFileCases } from './ebookFields';
import { ebookRecord } from './ebookRecord';

const LONG_AGO = new Date('2023-11-14T22:13:20Z');
const path = (_owner: string, key: string) => `ebooks/${key}`;
const record = (owner: string) =>
  ebookRecord({ created_by: owner, created_at: LONG_AGO, updated_at: LONG_AGO });
const written = (owner: string) => ({ ...record(owner), created_at: NOW, updated_at: NOW });

const creating = (changes: Record<string, unknown>, id: string = randomUUID()) =>
  ((actor) => ({
    on: 'document',
    method: 'create',
    path: path('', id),
    stored: null,
    data: { ...written(uidOf(actor)), ...changes },
  })) satisfies Special['attempt'];

/** A change of somebody else's book, which an administrator may make, and of one's own, which its author may. */
const updating = (what: string, changes: Record<string, unknown>, stored: Record<string, unknown> = {}) =>
  [SOMEBODY, null].map((owner): Special => ({
    what: `${what} (${owner ? "another's" : 'their own'})`,
    allowed: NOBODY,
    attempt: (actor): Attempt => ({
      on: 'document',
      method: 'update',
      path: path('', randomUUID()),
      stored: { ...record(owner ?? uidOf(actor)), ...stored },
      data: { updated_at: NOW, ...changes },
    }),
  }));

const stored = (cases: readonly EbookCase[]) =>
  cases.flatMap(({ name, record: changes }) => (changes ? [{ name, record: changes }] : []));
const files = ebookFileCases(uidOf('teacher'));
const { title, name, description, isbn, tags, chapters } = EBOOK_LIMITS;
const texts = textCases({
  title: [2, title],
  author: [2, name],
  publisher: [2, name],
  description: [10, description],
  category: [2, 60],
  language: [0, 20],
  isbn: [0, isbn],
});
const lists = listCases({ tags: [0, tags], chapters: [0, chapters], search_terms: [0, 40] });
const options = optionCases({ type: BOOK_TYPES, form_level: FORM_LEVELS });

export const ebookAccess: CollectionAccess = {
  on: 'collection',
  name: 'ebooks',
  path,
  record,
  written,
  change: { title: 'Algebra once more', updated_at: NOW },
  ownedBy: (owner) => [['created_by', '==', owner]],
  // The site's lists read the catalogue; the collection itself is for the back office.
  may: {
    get: { own: EVERYBODY, others: EVERYBODY },
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    create: { own: PUBLISHERS, others: NOBODY },
    update: { own: PUBLISHERS, others: ['admin'] },
    delete: { own: PUBLISHERS, others: ['admin'] },
  },
  specials: [
    {
      what: 'list books of two authors, one of them their own',
      allowed: ADMIN_TOKENS,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'ebooks',
        where: [['created_by', 'in', [uidOf(actor), SOMEBODY]]],
        limit: 5,
      }),
    },
    {
      what: 'search among their own books',
      allowed: STAFF_TOKENS,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'ebooks',
        where: [
          ['created_by', '==', uidOf(actor)],
          ['search_terms', 'array-contains', 'al'],
        ],
        limit: 5,
      }),
    },
    {
      what: 'list books of authors whose id comes after their own',
      allowed: ADMIN_TOKENS,
      attempt: (actor) => ({
        on: 'collection',
        collection: 'ebooks',
        where: [['created_by', '>=', uidOf(actor)]],
        limit: 5,
      }),
    },
    {
      what: 'create a book that is older than it is',
      allowed: NOBODY,
      attempt: creating({ created_at: LONG_AGO }),
    },
    {
      what: 'create a book under an id that is no UUID',
      allowed: NOBODY,
      attempt: creating({}, 'book-1'),
    },
    { what: 'create a book without an owner', allowed: NOBODY, attempt: creating({ created_by: null }) },
    ...updating('give a book to another author', { created_by: 'rules-another' }),
    ...updating('change when a book was created', { created_at: NOW }),
    ...updating('say when a book was changed', { updated_at: LONG_AGO }),
    ...updating('take a field away', { description: REMOVED }),
    ...updating('add a field that books have not', { rating: 5 }),
    {
      what: 'keep the files of a book of their own, or as an administrator of any',
      allowed: PUBLISHERS,
      attempt: (actor) => {
        const owner = actor === 'admin' ? SOMEBODY : uidOf(actor);
        const path_ = `ebooks/${owner}/1700000000000-abc.pdf`;
        return {
          on: 'document',
          method: 'update',
          path: path('', randomUUID()),
          stored: { ...record(owner), file_path: path_ },
          data: { file_path: path_, title: 'Kept', updated_at: NOW },
        };
      },
    },
  ],
  records: {
    writer: 'teacher',
    methods: ['create', 'update'],
    valid: [
      ...stored(VALID_EBOOK_CASES),
      ...files.valid,
      ...texts.valid,
      ...lists.valid,
      ...options.valid,
      { name: 'one page', record: { page_count: 1 } },
      { name: 'new and featured', record: { is_new: true, is_featured: true } },
    ],
    invalid: [
      ...stored(INVALID_EBOOK_CASES),
      ...files.invalid,
      ...texts.invalid,
      ...lists.invalid,
      ...options.invalid,
    ],
  },
};
