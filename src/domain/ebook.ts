import { array, boolean, object, type InferType } from 'yup';
import { BOOK_FORMATS } from './bookFile';
import { isCalendarDay, oneOfText, optionalCount, optionalDate, optionalText, requiredText } from './field';
import { parseTsh } from './money';
import { FORM_LEVELS } from './subject';
import { cleanText, searchTerms } from './text';

/** Books and publications, past papers among them: record, form and the one mapping between them (spec sections 2.8, 3, 5). */

export const BOOK_TYPES = ['ebook', 'publication', 'pastpaper'] as const;
export type BookType = (typeof BOOK_TYPES)[number];
export const BOOK_TYPE_LABELS: Record<BookType, string> = {
  ebook: 'Ebook',
  publication: 'Publication',
  pastpaper: 'Past Paper',
};
export const LANGUAGES = ['English', 'Swahili', 'Both'] as const;

export const EBOOK_LIMITS = {
  title: 200,
  name: 120,
  description: 5000,
  price: 10_000_000,
  tags: 10,
  tag: 30,
  isbn: 20,
  pages: 10_000,
  chapters: 100,
  chapterTitle: 150,
} as const;

export interface Chapter {
  title: string;
  page_start: number | null;
}

/** `ebooks/{uuid}` as the store holds it: instants are milliseconds since 1970. */
export interface Ebook {
  id: string;
  title: string;
  type: BookType;
  author: string;
  publisher: string;
  description: string;
  /** The subject; the specification's column name. */
  category: string;
  form_level: string;
  /** TSh; 0 is free. */
  price: number;
  format: string;
  is_new: boolean;
  is_featured: boolean;
  cover_url: string | null;
  cover_path: string | null;
  /** Set for free books only: whoever holds it can read the file. */
  file_url: string | null;
  file_path: string | null;
  file_name: string | null;
  /** Bytes. */
  file_size: number | null;
  year: number | null;
  tags: string[];
  language: string;
  isbn: string;
  page_count: number | null;
  /** `YYYY-MM-DD` */
  published_date: string | null;
  chapters: Chapter[];
  created_by: string;
  created_at: number;
}

/** A row of the public catalogue: what cards, filters and search need. */
export type EbookRow = Pick<
  Ebook,
  | 'id'
  | 'title'
  | 'type'
  | 'author'
  | 'publisher'
  | 'category'
  | 'form_level'
  | 'price'
  | 'format'
  | 'is_new'
  | 'is_featured'
  | 'cover_url'
  | 'file_size'
  | 'created_at'
>;

/** Which of a book's files an upload replaces; null takes the file away, undefined leaves it. */
export interface EbookFiles {
  file?: Pick<Ebook, 'file_url' | 'file_path' | 'file_name' | 'file_size'>;
  cover?: Pick<Ebook, 'cover_url' | 'cover_path'>;
}

const chapterSchema = object({
  title: requiredText('Chapter title is required', 1, EBOOK_LIMITS.chapterTitle),
  pageStart: optionalCount('Start page must be a whole number from 1', 1, EBOOK_LIMITS.pages),
});

export const ebookFormSchema = object({
  title: requiredText('Title is required', 2, EBOOK_LIMITS.title),
  type: oneOfText('Type is required', BOOK_TYPES),
  author: requiredText('Author is required', 2, EBOOK_LIMITS.name),
  subject: requiredText('Subject is required', 2, 60),
  formLevel: oneOfText('Form Level is required', FORM_LEVELS),
  publisher: requiredText('Publisher is required', 2, EBOOK_LIMITS.name),
  price: requiredText('Price is required', 1, 20).test('price', 'Price must be a valid number', (value) => {
    const price = parseTsh(value);
    return value === '' || (price !== null && price <= EBOOK_LIMITS.price);
  }),
  format: oneOfText('Format is required', BOOK_FORMATS),
  isNew: boolean().default(false),
  isFeatured: boolean().default(false),
  description: requiredText('Description is required', 10, EBOOK_LIMITS.description),
  year: optionalCount('Year must be between 1900 and 2100', 1900, 2100),
  tags: optionalText(400).test(
    'tags',
    `Use at most ${EBOOK_LIMITS.tags} tags of at most ${EBOOK_LIMITS.tag} characters`,
    (value) => {
      const tags = splitTags(value);
      return tags.length <= EBOOK_LIMITS.tags && tags.every((tag) => tag.length <= EBOOK_LIMITS.tag);
    },
  ),
  language: optionalText(20).default('English'),
  isbn: optionalText(EBOOK_LIMITS.isbn),
  pageCount: optionalCount('Page count must be a whole number from 1', 1, EBOOK_LIMITS.pages),
  publishedDate: optionalDate('Enter a date that exists'),
  chapters: array(chapterSchema).default([]).max(EBOOK_LIMITS.chapters, 'Use at most 100 chapters'),
});

export type EbookForm = InferType<typeof ebookFormSchema>;

export const EMPTY_EBOOK_FORM: EbookForm = {
  title: '',
  type: 'ebook',
  author: '',
  subject: '',
  formLevel: '',
  publisher: '',
  price: '',
  format: 'PDF',
  isNew: false,
  isFeatured: false,
  description: '',
  year: '',
  tags: '',
  language: 'English',
  isbn: '',
  pageCount: '',
  publishedDate: '',
  chapters: [],
};

/** The author panel keeps nothing but the name (spec section 3). */
export const authorFormSchema = object({
  name: requiredText('Author name is required', 1, EBOOK_LIMITS.name),
  nationality: optionalText(60),
  email: optionalText(254).email('Invalid email address'),
  bio: optionalText(2000),
});

function splitTags(text: string): string[] {
  return [...new Set(text.split(',').map(cleanText).filter(Boolean))];
}

const toNumber = (text: string) => (text === '' ? null : Number(text));

/** The fields of a record that a form decides; files, owner and times come from elsewhere. Takes a form that passed the schema. */
export function toRecord(form: EbookForm) {
  return {
    title: form.title,
    type: form.type as BookType,
    author: form.author,
    publisher: form.publisher,
    description: form.description,
    category: form.subject,
    form_level: form.formLevel,
    price: parseTsh(form.price) ?? 0,
    format: form.format,
    is_new: form.isNew,
    is_featured: form.isFeatured,
    year: toNumber(form.year),
    tags: splitTags(form.tags),
    language: form.language,
    isbn: form.isbn,
    page_count: toNumber(form.pageCount),
    published_date: form.publishedDate || null,
    chapters: form.chapters.map((chapter) => ({
      title: chapter.title,
      page_start: toNumber(chapter.pageStart),
    })),
    search_terms: searchTerms(form.title, form.publisher),
  };
}

export function toForm(ebook: Ebook): EbookForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    title: ebook.title,
    type: ebook.type,
    author: ebook.author,
    subject: ebook.category,
    formLevel: ebook.form_level,
    publisher: ebook.publisher,
    price: String(ebook.price),
    format: ebook.format,
    isNew: ebook.is_new,
    isFeatured: ebook.is_featured,
    description: ebook.description,
    year: text(ebook.year),
    tags: ebook.tags.join(', '),
    language: ebook.language,
    isbn: ebook.isbn,
    pageCount: text(ebook.page_count),
    publishedDate: ebook.published_date ?? '',
    chapters: ebook.chapters.map(({ title, page_start }) => ({ title, pageStart: text(page_start) })),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOr = (value: unknown, fallback: string) => (isText(value) && value !== '' ? value : fallback);
const textOrNull = (value: unknown) => (isText(value) && value !== '' ? value : null);
const countOrNull = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);

/**
 * A stored document as an ebook, repaired where older or foreign data lacks something (spec section 3, "List display
 * mapping"). Null when there is no title to show: lists skip such a record.
 */
export function parseEbook(id: string, data: Record<string, unknown>): Ebook | null {
  if (!isText(data.title) || !data.title) return null;
  const price = typeof data.price === 'string' ? Number(data.price) : data.price;
  return {
    id,
    title: data.title,
    type: parseType(data),
    author: textOr(data.author, 'Unknown'),
    publisher: textOr(data.publisher, 'Unknown'),
    description: textOr(data.description, ''),
    category: textOr(data.category, 'General'),
    form_level: textOr(data.form_level, 'N/A'),
    price: typeof price === 'number' && price > 0 && Number.isFinite(price) ? price : 0,
    format: textOr(data.format, 'PDF'),
    is_new: data.is_new === true,
    is_featured: data.is_featured === true,
    cover_url: textOrNull(data.cover_url),
    cover_path: textOrNull(data.cover_path),
    file_url: textOrNull(data.file_url),
    file_path: textOrNull(data.file_path),
    file_name: textOrNull(data.file_name),
    file_size: countOrNull(data.file_size),
    year: countOrNull(data.year),
    tags: Array.isArray(data.tags) ? data.tags.filter(isText) : [],
    language: textOr(data.language, 'English'),
    isbn: textOr(data.isbn, ''),
    page_count: countOrNull(data.page_count),
    published_date: isText(data.published_date) && isCalendarDay(data.published_date) ? data.published_date : null,
    chapters: parseChapters(data.chapters),
    created_by: textOr(data.created_by, ''),
    created_at: typeof data.created_at === 'number' ? data.created_at : 0,
  };
}

function parseType(data: Record<string, unknown>): BookType {
  const known = BOOK_TYPES.find((type) => type === data.type);
  return known ?? (data.category === 'Past Paper' ? 'pastpaper' : 'ebook');
}

function parseChapters(value: unknown): Chapter[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((chapter: { title?: unknown; page_start?: unknown } | null) =>
    isText(chapter?.title) ? [{ title: chapter.title, page_start: countOrNull(chapter.page_start) }] : [],
  );
}

export function toRow(ebook: Ebook): EbookRow {
  const { id, title, type, author, publisher, category, form_level, price, format } = ebook;
  const { is_new, is_featured, cover_url, file_size, created_at } = ebook;
  return {
    id,
    title,
    type,
    author,
    publisher,
    category,
    form_level,
    price,
    format,
    is_new,
    is_featured,
    cover_url,
    file_size,
    created_at,
  };
}

/** The id that the back office shows: the last 8 hex characters of the record id. Links carry the whole id. */
export const shortId = (id: string) => id.replace(/[^0-9a-f]/gi, '').slice(-8);

/** Which of the form's required fields are empty, by the names that the message lists (spec section 5). */
export function missingFields(form: EbookForm): string[] {
  const required = ['title', 'author', 'subject', 'formLevel', 'publisher', 'price', 'description'] as const;
  return required.filter((field) => cleanText(form[field]) === '');
}
