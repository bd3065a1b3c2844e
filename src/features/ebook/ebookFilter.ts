import { BOOK_TYPES, type EbookRow } from '../../domain/ebook';
import { FORM_LEVELS, isForForm, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

const PRICES = ['free', 'paid'] as const;
const SORTS = ['newest', 'title'] as const;

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

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): EbookFilter {
  return {
    ...readSearchAndPages(params),
    subject: (params.get('subject') ?? '').slice(0, 60),
    form: knownValue(FORM_LEVELS, params.get('form')) ?? '',
    type: knownValue(BOOK_TYPES, params.get('type')) ?? '',
    price: knownValue(PRICES, params.get('price')) ?? '',
    sort: knownValue(SORTS, params.get('sort')) ?? 'newest',
  };
}

export function writeFilter({ search, pages, sort, ...filters }: EbookFilter): URLSearchParams {
  return writeUrl({ search, pages, filters: { ...filters, sort: sort === 'newest' ? '' : sort } });
}

const fits = (row: EbookRow, { search, subject, form, type, price }: EbookFilter) =>
  (!subject || row.category === subject) &&
  (!form || isForForm(row.form_level, form)) &&
  (!type || row.type === type) &&
  (!price || (price === 'free') === (row.price === 0)) &&
  matchesWords(search, row.title, row.author, row.publisher, row.category);

/** The rows come newest first. */
export function filterEbooks(rows: readonly EbookRow[], filter: EbookFilter): EbookRow[] {
  const found = rows.filter((row) => fits(row, filter));
  return filter.sort === 'title' ? found.sort((a, b) => a.title.localeCompare(b.title)) : found;
}

/** The subjects to choose from: those that are taught, and any other that a book has. */
export const subjectsOf = (rows: readonly EbookRow[]) =>
  choicesOf(
    SUBJECTS,
    rows.map(({ category }) => category),
  );

export const isFiltered = (filter: EbookFilter) =>
  Boolean(filter.search || filter.subject || filter.form || filter.type || filter.price);
