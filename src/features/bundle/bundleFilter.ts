import type { BundleRow } from '../../domain/bundle';
import { FORM_LEVELS, isForForm, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL. */

const SORTS = ['newest', 'title', 'cheapest'] as const;

export interface BundleFilter {
  search: string;
  subject: string;
  form: string;
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: BundleFilter = { search: '', subject: '', form: '', sort: 'newest', pages: 1 };

/** Whatever the URL holds: an unknown value counts as none. */
export const readFilter = (params: URLSearchParams): BundleFilter => ({
  ...readSearchAndPages(params),
  subject: (params.get('subject') ?? '').slice(0, 60),
  form: knownValue(FORM_LEVELS, params.get('form')) ?? '',
  sort: knownValue(SORTS, params.get('sort')) ?? 'newest',
});

export const writeFilter = ({ search, pages, sort, ...filters }: BundleFilter): URLSearchParams =>
  writeUrl({ search, pages, filters: { ...filters, sort: sort === 'newest' ? '' : sort } });

/** A bundle is found by what is in it too. */
const fits = (row: BundleRow, { search, subject, form }: BundleFilter) =>
  (!subject || row.subject === subject) &&
  (!form || isForForm(row.form_level, form)) &&
  matchesWords(search, row.title, row.subject, ...row.parts.map(({ title }) => title));

const ORDERS: Record<BundleFilter['sort'], (a: BundleRow, b: BundleRow) => number> = {
  // The rows come so.
  newest: () => 0,
  title: (a, b) => a.title.localeCompare(b.title),
  cheapest: (a, b) => a.price - b.price,
};

export const filterBundles = (rows: readonly BundleRow[], filter: BundleFilter): BundleRow[] =>
  rows.filter((row) => fits(row, filter)).sort(ORDERS[filter.sort]);

/** The subjects that bundles have, the usual ones first. */
export function subjectsOf(rows: readonly BundleRow[]): string[] {
  const found = new Set(rows.map(({ subject }) => subject).filter(Boolean));
  return choicesOf(SUBJECTS, [...found]).filter((subject) => found.has(subject));
}

export const isFiltered = ({ search, subject, form }: BundleFilter) => Boolean(search || subject || form);
