import { COURSE_CATEGORIES, COURSE_LEVELS, type CourseRow } from '../../domain/course';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

const PRICES = ['free', 'paid'] as const;
const SORTS = ['newest', 'popular', 'rated', 'price', 'title'] as const;

export interface CourseFilter {
  search: string;
  category: string;
  level: string;
  price: '' | (typeof PRICES)[number];
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: CourseFilter = {
  search: '',
  category: '',
  level: '',
  price: '',
  sort: 'newest',
  pages: 1,
};

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): CourseFilter {
  return {
    ...readSearchAndPages(params),
    category: (params.get('category') ?? '').slice(0, 60),
    level: knownValue(COURSE_LEVELS, params.get('level')) ?? '',
    price: knownValue(PRICES, params.get('price')) ?? '',
    sort: knownValue(SORTS, params.get('sort')) ?? 'newest',
  };
}

export function writeFilter({ search, pages, sort, ...filters }: CourseFilter): URLSearchParams {
  return writeUrl({ search, pages, filters: { ...filters, sort: sort === 'newest' ? '' : sort } });
}

const fits = (row: CourseRow, { search, category, level, price }: CourseFilter) =>
  (!category || row.category === category) &&
  (!level || row.level === level) &&
  (!price || (price === 'free') === (row.price === 0)) &&
  matchesWords(search, row.title, row.instructor, row.category);

const ORDERS: Record<CourseFilter['sort'], (a: CourseRow, b: CourseRow) => number> = {
  // The rows come so.
  newest: () => 0,
  popular: (a, b) => b.students - a.students,
  rated: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
  price: (a, b) => a.price - b.price,
  title: (a, b) => a.title.localeCompare(b.title),
};

export const filterCourses = (rows: readonly CourseRow[], filter: CourseFilter): CourseRow[] =>
  rows.filter((row) => fits(row, filter)).sort(ORDERS[filter.sort]);

/** Of the page's category; all, if there is none. */
export const inCategory = (rows: readonly CourseRow[], category: string | undefined) =>
  rows.filter((row) => category === undefined || row.category === category);

/** The categories to choose from: those that courses have, the usual ones first. */
export function categoriesOf(rows: readonly CourseRow[]): string[] {
  const found = new Set(rows.map(({ category }) => category).filter(Boolean));
  return choicesOf(COURSE_CATEGORIES, [...found]).filter((category) => found.has(category));
}

export const isFiltered = (filter: CourseFilter) =>
  Boolean(filter.search || filter.category || filter.level || filter.price);
