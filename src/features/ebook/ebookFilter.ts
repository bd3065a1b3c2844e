import { BOOK_TYPES, type EbookRow } from '../../domain/ebook';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

const PRICES = ['free', 'paid'] as const;
const SORTS = ['newest', 'title'] as const;

/** Cards that one 'Load more' adds. */
export const CARDS_A_PAGE = 12;

export interface EbookFilter {
  search: string;
  subject: string;
  form: string;
  type: string;
  price: '' | (typeof PRICES)[number];
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: EbookFilter = {
  search: '',
  subject: '',
  form: '',
  type: '',
  price: '',
  sort: 'newest',
  pages: 1,
};

const known = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): EbookFilter {
  const pages = Number(params.get('pages'));
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    subject: (params.get('subject') ?? '').slice(0, 60),
    form: known(FORM_LEVELS, params.get('form')) ?? '',
    type: known(BOOK_TYPES, params.get('type')) ?? '',
    price: known(PRICES, params.get('price')) ?? '',
    sort: known(SORTS, params.get('sort')) ?? 'newest',
    pages: Number.isSafeInteger(pages) && pages > 1 ? Math.min(pages, 1000) : 1,
  };
}

export function writeFilter(filter: EbookFilter): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => {
    if (value !== usual) params.set(name, value);
  };
  set('q', filter.search, '');
  set('subject', filter.subject, '');
  set('form', filter.form, '');
  set('type', filter.type, '');
  set('price', filter.price, '');
  set('sort', filter.sort, 'newest');
  set('pages', String(filter.pages), '1');
  return params;
}

/** A book for all forms is a book for each of them. */
const isForForm = (row: EbookRow, form: string) => row.form_level === form || row.form_level === 'Form I-IV';

const fits = (row: EbookRow, { search, subject, form, type, price }: EbookFilter) =>
  (!subject || row.category === subject) &&
  (!form || isForForm(row, form)) &&
  (!type || row.type === type) &&
  (!price || (price === 'free') === (row.price === 0)) &&
  matchesWords(search, row.title, row.author, row.publisher, row.category);

/** The rows come newest first. */
export function filterEbooks(rows: readonly EbookRow[], filter: EbookFilter): EbookRow[] {
  const found = rows.filter((row) => fits(row, filter));
  return filter.sort === 'title' ? found.sort((a, b) => a.title.localeCompare(b.title)) : found;
}

/** The subjects to choose from: those that are taught, and any other that a book has. */
export function subjectsOf(rows: readonly EbookRow[]): string[] {
  const others = new Set(rows.map((row) => row.category));
  SUBJECTS.forEach((subject) => others.delete(subject));
  return [...SUBJECTS, ...[...others].sort((a, b) => a.localeCompare(b))];
}

export const isFiltered = (filter: EbookFilter) =>
  Boolean(filter.search || filter.subject || filter.form || filter.type || filter.price);
