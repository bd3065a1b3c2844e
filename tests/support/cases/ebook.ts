import { EBOOK_LIMITS } from '../../../src/domain/ebook';
import { type EbookForm, EMPTY_EBOOK_FORM } from '../../../src/domain/ebookForm';

/**
 * One table of what a book may and may not hold, as form values and as a stored record: yup and the security rules
 * are run against the same rows, so that they cannot drift apart.
 */

export const VALID_EBOOK_FORM: EbookForm = {
  ...EMPTY_EBOOK_FORM,
  title: 'Algebra for Form II',
  type: 'ebook',
  author: 'Neema Mushi',
  subject: 'Mathematics',
  formLevel: 'Form II',
  publisher: 'Mlimani Readers',
  price: '4500',
  description: 'Equations, step by step, with answers.',
  year: '2024',
  tags: 'equations, revision',
  isbn: '978-9987-00-000-1',
  pageCount: '120',
  publishedDate: '2024-02-29',
  chapters: [
    { title: 'Letters for numbers', pageStart: '1' },
    { title: 'Brackets', pageStart: '' },
  ],
};

export interface EbookCase {
  name: string;
  /** Laid over the valid form; absent where a form cannot hold such a value. */
  form?: Partial<Record<keyof EbookForm, unknown>>;
  /** The field that carries the message, where that is not the form's one changed field. */
  path?: string;
  /** What the form says; absent for a valid case. */
  message?: string;
  /** Laid over the valid record; absent where the store does not restate the limit. */
  record?: Record<string, unknown>;
}

const { title, name, description, price, tags, tag, isbn, pages, chapters, chapterTitle } = EBOOK_LIMITS;
const x = (count: number) => 'x'.repeat(count);
const manyChapters = (count: number) =>
  Array.from({ length: count }, () => ({ title: 'One', pageStart: '' }));
const storedChapters = (count: number) =>
  manyChapters(count).map((chapter) => ({ title: chapter.title, page_start: null }));
const manyTags = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`);

export const VALID_EBOOK_CASES: readonly EbookCase[] = [
  { name: 'every field filled', form: {}, record: {} },
  {
    name: 'only what is required',
    form: { year: '', tags: '', isbn: '', pageCount: '', publishedDate: '', chapters: [] },
    record: { year: null, tags: [], isbn: '', page_count: null, published_date: null, chapters: [] },
  },
  { name: 'free', form: { price: '0' }, record: { price: 0 } },
  { name: 'the highest price', form: { price: '10,000,000' }, record: { price } },
  { name: 'a title of 2 characters', form: { title: 'AB' }, record: { title: 'AB' } },
  { name: 'the longest title', form: { title: x(title) }, record: { title: x(title) } },
  {
    name: 'a title of emoji and HTML',
    form: { title: '📚👩🏾‍🏫 <b>Hesabu</b>' },
    record: { title: '📚👩🏾‍🏫 <b>Hesabu</b>' },
  },
  { name: 'the longest author', form: { author: x(name) }, record: { author: x(name) } },
  { name: 'the longest publisher', form: { publisher: x(name) }, record: { publisher: x(name) } },
  { name: 'a description of 10 characters', form: { description: x(10) }, record: { description: x(10) } },
  {
    name: 'the longest description',
    form: { description: x(description) },
    record: { description: x(description) },
  },
  { name: 'a past paper', form: { type: 'pastpaper' }, record: { type: 'pastpaper' } },
  { name: 'all forms at once', form: { formLevel: 'Form I-IV' }, record: { form_level: 'Form I-IV' } },
  { name: 'EPUB', form: { format: 'EPUB' }, record: { format: 'EPUB' } },
  { name: 'DOCX', form: { format: 'DOCX' }, record: { format: 'DOCX' } },
  { name: 'the first year', form: { year: '1900' }, record: { year: 1900 } },
  { name: 'the last year', form: { year: '2100' }, record: { year: 2100 } },
  { name: 'the most pages', form: { pageCount: String(pages) }, record: { page_count: pages } },
  { name: 'the most tags', form: { tags: manyTags(tags).join(',') }, record: { tags: manyTags(tags) } },
  { name: 'the longest tag', form: { tags: x(tag) }, record: { tags: [x(tag)] } },
  { name: 'the longest ISBN', form: { isbn: x(isbn) }, record: { isbn: x(isbn) } },
  {
    name: 'the most chapters',
    form: { chapters: manyChapters(chapters) },
    record: { chapters: storedChapters(chapters) },
  },
  { name: 'Swahili', form: { language: 'Swahili' }, record: { language: 'Swahili' } },
];

const required = (
  field: 'title' | 'author' | 'subject' | 'publisher',
  stored: string,
  message: string,
): EbookCase[] => [
  { name: `no ${field}`, form: { [field]: '' }, message, record: { [stored]: '' } },
  { name: `a blank ${field}`, form: { [field]: ' \u00A0\u200B ' }, message },
  { name: `a ${field} of 1 character`, form: { [field]: 'A' }, message, record: { [stored]: 'A' } },
  { name: `a ${field} that is a number`, message, record: { [stored]: 12 } },
];

const tooLong = (
  field: 'title' | 'author' | 'publisher' | 'description' | 'isbn',
  max: number,
): EbookCase => ({
  name: `a ${field} that is too long`,
  form: { [field]: x(max + 1) },
  message: `Use at most ${max} characters`,
  record: { [field]: x(max + 1) },
});

/** What is typed, what the form says, and the same as the store would hold it (absent where it restates no limit). */
const bad = (
  name: string,
  form: EbookCase['form'],
  message: string,
  record?: EbookCase['record'],
  path?: string,
): EbookCase => ({ name, form, message, ...(record && { record }), ...(path && { path }) });

const badPrice = (typed: string, stored: unknown) =>
  bad(`a price of "${typed}"`, { price: typed }, 'Price must be a valid number', { price: stored });

const YEAR = 'Year must be between 1900 and 2100';
const PAGES = 'Page count must be a whole number from 1';
const TAGS = 'Use at most 10 tags of at most 30 characters';

const withChapter = (
  name: string,
  chapter: { title: string; pageStart: string },
  field: string,
  message: string,
) => bad(name, { chapters: [chapter] }, message, undefined, `chapters[0].${field}`);

export const INVALID_EBOOK_CASES: readonly EbookCase[] = [
  ...required('title', 'title', 'Title is required'),
  ...required('author', 'author', 'Author is required'),
  ...required('subject', 'category', 'Subject is required'),
  ...required('publisher', 'publisher', 'Publisher is required'),
  tooLong('title', title),
  tooLong('author', name),
  tooLong('publisher', name),
  tooLong('description', description),
  tooLong('isbn', isbn),
  bad('no type', { type: '' }, 'Type is required', { type: '' }),
  bad('an unknown type', { type: 'novel' }, 'Type is required', { type: 'novel' }),
  bad('no form level', { formLevel: '' }, 'Form Level is required', { form_level: '' }),
  bad('Form V', { formLevel: 'Form V' }, 'Form Level is required', { form_level: 'Form V' }),
  bad('no format', { format: '' }, 'Format is required', { format: '' }),
  bad('an unknown format', { format: 'MOBI' }, 'Format is required', { format: 'MOBI' }),
  bad('an unknown language', { language: 'French' }, 'Choose a language'),
  bad('no description', { description: '' }, 'Description is required', { description: '' }),
  bad('9 characters of description', { description: x(9) }, 'Description is required', { description: x(9) }),
  bad('no price', { price: '' }, 'Price is required', { price: null }),
  badPrice('-1', -1),
  badPrice('1,5', 1.5),
  badPrice('1e21', 1e21),
  badPrice('NaN', NaN),
  badPrice('Infinity', Infinity),
  badPrice('free', '4500'),
  badPrice('12.50', 12.5),
  badPrice('10000001', price + 1),
  bad('a year before 1900', { year: '1899' }, YEAR, { year: 1899 }),
  bad('a year after 2100', { year: '2101' }, YEAR, { year: 2101 }),
  bad('a year in words', { year: 'last' }, YEAR, { year: 'last' }),
  bad('no pages at all', { pageCount: '0' }, PAGES, { page_count: 0 }),
  bad('half a page', { pageCount: '1.5' }, PAGES, { page_count: 1.5 }),
  bad('too many pages', { pageCount: String(pages + 1) }, PAGES, { page_count: pages + 1 }),
  bad('31 February', { publishedDate: '2024-02-31' }, 'Enter a date that exists'),
  bad('a date in words', { publishedDate: 'now' }, 'Enter a date that exists', { published_date: 'now' }),
  bad('too many tags', { tags: manyTags(tags + 1).join(',') }, TAGS, { tags: manyTags(tags + 1) }),
  bad('a tag that is too long', { tags: x(tag + 1) }, TAGS),
  bad('too many chapters', { chapters: manyChapters(chapters + 1) }, 'Use at most 100 chapters', {
    chapters: storedChapters(chapters + 1),
  }),
  withChapter(
    'a chapter without a title',
    { title: ' ', pageStart: '3' },
    'title',
    'Chapter title is required',
  ),
  withChapter(
    'a chapter title that is too long',
    { title: x(chapterTitle + 1), pageStart: '' },
    'title',
    'Use at most 150 characters',
  ),
  withChapter(
    'a chapter on page 0',
    { title: 'Cells', pageStart: '0' },
    'pageStart',
    'Start page must be a whole number from 1',
  ),
  // What only a hand-made request can hold.
  { name: 'tags as text', record: { tags: 'cells' } },
  { name: 'chapters as text', record: { chapters: 'Cells' } },
  { name: 'a flag as text', record: { is_new: 'yes' } },
  { name: 'a featured mark as a number', record: { is_featured: 1 } },
  { name: 'a field that nobody knows', record: { rating: 5 } },
];
