import { parseTsh } from './money';
import { countOrNull, dayOrNull, instantOf, isText, priceOf, textOr, textOrNull, textsIn } from './stored';
import { isBlank } from './text';

/** Books and publications, past papers among them: the record and its reading (spec section 3); the form is ebookForm.ts. */

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
  /** Out of all lists, but open to who owns it: what somebody paid for is not deleted. */
  is_hidden: boolean;
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

/**
 * A stored document as an ebook, repaired where older or foreign data lacks something (spec section 3, "List display
 * mapping"). Null when there is no title to show: lists skip such a record.
 */
export function parseEbook(id: string, data: Record<string, unknown>): Ebook | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  return {
    id,
    title: data.title,
    type: parseType(data),
    author: textOr(data.author, 'Unknown'),
    publisher: textOr(data.publisher, 'Unknown'),
    description: textOr(data.description, ''),
    category: textOr(data.category, 'General'),
    form_level: textOr(data.form_level, 'N/A'),
    price: priceOf(data.price, parseTsh),
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
    tags: textsIn(data.tags),
    language: textOr(data.language, 'English'),
    isbn: textOr(data.isbn, ''),
    page_count: countOrNull(data.page_count),
    published_date: dayOrNull(data.published_date),
    chapters: parseChapters(data.chapters),
    is_hidden: data.is_hidden === true,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
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

/** A record may be of a book whose file comes later. */
export const hasFile = (ebook: Pick<Ebook, 'file_url' | 'file_path'>): boolean =>
  Boolean(ebook.file_url ?? ebook.file_path);
