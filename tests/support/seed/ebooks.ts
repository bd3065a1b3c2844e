import { BOOK_FILE } from '../../../src/domain/bookFile';
import type { Ebook } from '../../../src/domain/ebook';
import { type EbookForm, ebookFormSchema, EMPTY_EBOOK_FORM } from '../../../src/domain/ebookForm';
import { toRecord } from '../../../src/domain/ebookRecord';
import type { Book } from '../../fixtures/book';
import { makeCover } from '../../fixtures/cover';
import { makeDocx } from '../../fixtures/docx';
import { makeEpub } from '../../fixtures/epub';
import { buildPdf } from '../../fixtures/pdf';
import { LANGUAGE_BOOKS } from './books/languages';
import { PRACTICE_BOOKS } from './books/practice';
import { SCIENCE_BOOKS } from './books/sciences';
import type { SeedBook } from './books/seedBook';
import { SOCIETY_BOOKS } from './books/society';
import { chaptersOf, paperOf } from './content/subjects';
import { DAY_MS, fileNameOf, hashOf, recordIdOf, type SeedFile } from './seedFile';

const SEED_BOOKS: readonly SeedBook[] = [
  ...SCIENCE_BOOKS,
  ...PRACTICE_BOOKS,
  ...SOCIETY_BOOKS,
  ...LANGUAGE_BOOKS,
];

/** The paid books that the first demo student has bought. */
export const BOUGHT_TITLES = [
  'Biology for Secondary Schools: Form Two',
  'Computer Studies: From Switch to Internet',
] as const;

/** A book ready to be stored: its record but for the addresses, which the store gives, and its files. */
export interface SeedEbook {
  id: string;
  record: Omit<Ebook, 'id' | 'file_url' | 'cover_url'> & { search_terms: string[] };
  file: SeedFile | null;
  cover: SeedFile | null;
}

/** An ISBN of Tanzania's group (978-9987) with a right check digit. */
export function isbnOf(title: string): string {
  const item = String(Number.parseInt(hashOf(title).slice(0, 8), 16) % 100_000).padStart(5, '0');
  const digits = `9789987${item}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `978-9987-${item.slice(0, 3)}-${item.slice(3)}-${(10 - (sum % 10)) % 10}`;
}

function contentOf(seed: SeedBook): Book {
  const { title, author, publisher, subject, form, language, year } = seed;
  const isPaper = seed.type === 'pastpaper';
  const chapters = isPaper
    ? paperOf(subject, language === 'Swahili' ? 'Swahili' : 'English')
    : chaptersOf(subject, seed.chapters);
  const answerLines = isPaper ? 6 : 3;
  return { title, author, publisher, subject, form, language, year, chapters, isPaper, answerLines };
}

interface Built {
  bytes: Uint8Array;
  pageCount?: number;
  chapters: { title: string; page_start?: number }[];
}

async function buildFile(seed: SeedBook): Promise<Built> {
  const book = contentOf(seed);
  if (seed.format === 'EPUB') return { bytes: await makeEpub(book), chapters: [...book.chapters] };
  if (seed.format === 'DOCX') return { bytes: await makeDocx(book), chapters: [...book.chapters] };
  return buildPdf(book);
}

function publishedOn({ title, year }: SeedBook): string {
  if (year === undefined) return '';
  const month = 1 + (Number.parseInt(hashOf(title).slice(0, 2), 16) % 6);
  const day = 1 + (Number.parseInt(hashOf(title).slice(2, 4), 16) % 28);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What a teacher would have typed into the form. */
function formOf(seed: SeedBook, built: Built | null): EbookForm {
  const required: EbookForm = {
    ...EMPTY_EBOOK_FORM,
    title: seed.title,
    type: seed.type ?? 'ebook',
    author: seed.author,
    subject: seed.subject,
    formLevel: seed.form,
    publisher: seed.publisher,
    price: String(seed.price ?? 0),
    format: seed.format ?? 'PDF',
    isNew: seed.isNew ?? false,
    isFeatured: seed.isFeatured ?? false,
    description: seed.description,
  };
  if (seed.isMinimal) return required;
  return {
    ...required,
    year: String(seed.year ?? ''),
    tags: (seed.tags ?? []).join(', '),
    language: seed.language ?? 'English',
    isbn: isbnOf(seed.title),
    pageCount: String(built?.pageCount ?? ''),
    publishedDate: publishedOn(seed),
    chapters: (built?.chapters ?? []).map(({ title, page_start }) => ({
      title,
      pageStart: String(page_start ?? ''),
    })),
  };
}

const pathOf = (folder: string, seed: SeedBook, extension: string) =>
  `${folder}/${seed.by}/${fileNameOf(folder, seed, extension)}`;

function fileOf(seed: SeedBook, built: Built | null): SeedFile | null {
  if (!built) return null;
  const format = seed.format ?? 'PDF';
  return {
    bytes: built.bytes,
    path: pathOf('ebooks', seed, format.toLowerCase()),
    contentType: BOOK_FILE.contentTypes[format],
  };
}

function coverOf(seed: SeedBook): SeedFile | null {
  if (seed.hasNoCover) return null;
  return { bytes: makeCover(seed), path: pathOf('ebook-covers', seed, 'png'), contentType: 'image/png' };
}

async function buildEbook(seed: SeedBook, now: Date): Promise<SeedEbook> {
  const built = seed.hasNoFile ? null : await buildFile(seed);
  const file = fileOf(seed, built);
  const cover = coverOf(seed);
  const form = ebookFormSchema.validateSync(formOf(seed, built));
  return {
    id: recordIdOf(seed.title),
    record: {
      ...toRecord(form),
      cover_path: cover?.path ?? null,
      file_path: file?.path ?? null,
      file_name: file ? `${seed.title.replace(/[:/]/g, ' -')}.${form.format.toLowerCase()}` : null,
      file_size: file?.bytes.length ?? null,
      is_hidden: false,
      created_by: seed.by,
      created_at: now.getTime() - seed.daysAgo * DAY_MS,
    },
    file,
    cover,
  };
}

/** Every sample book with its files; the days on which they were added count back from `now`. */
export async function seedEbooks(now: Date): Promise<SeedEbook[]> {
  return Promise.all(SEED_BOOKS.map((seed) => buildEbook(seed, now)));
}
