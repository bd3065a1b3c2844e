import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import type { TutorRow } from '../../domain/tutor';
import { type Weekday, WEEKDAYS } from '../../domain/tutorTime';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

/** The most that an hour may cost, in US dollars. */
export const PRICE_STEPS = ['3', '5', '10'] as const;
const SORTS = ['rated', 'price', 'name'] as const;

export interface TutorFilter {
  search: string;
  subject: string;
  level: string;
  price: '' | (typeof PRICE_STEPS)[number];
  day: '' | Weekday;
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: TutorFilter = {
  search: '',
  subject: '',
  level: '',
  price: '',
  day: '',
  sort: 'rated',
  pages: 1,
};

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): TutorFilter {
  return {
    ...readSearchAndPages(params),
    subject: (params.get('subject') ?? '').slice(0, 60),
    level: (params.get('level') ?? '').slice(0, 30),
    price: knownValue(PRICE_STEPS, params.get('price')) ?? '',
    day: knownValue(WEEKDAYS, params.get('day')) ?? '',
    sort: knownValue(SORTS, params.get('sort')) ?? 'rated',
  };
}

export function writeFilter({ search, pages, sort, ...filters }: TutorFilter): URLSearchParams {
  return writeUrl({ search, pages, filters: { ...filters, sort: sort === 'rated' ? '' : sort } });
}

/** Who teaches all forms teaches each of them. */
const isForLevel = ({ levels }: TutorRow, level: string) =>
  levels.includes(level) || (level.startsWith('Form') && levels.includes('Form I-IV'));

const fits = (row: TutorRow, { search, subject, level, price, day }: TutorFilter) =>
  (!subject || row.specialty === subject) &&
  (!level || isForLevel(row, level)) &&
  (!price || (row.hourly_rate !== null && row.hourly_rate <= Number(price))) &&
  (!day || row.days.includes(day)) &&
  matchesWords(search, row.name, row.specialty, ...row.levels);

/** A rate that is to be agreed comes after all that are named. */
const rateOf = ({ hourly_rate }: TutorRow) => hourly_rate ?? Infinity;

const ORDERS: Record<TutorFilter['sort'], (a: TutorRow, b: TutorRow) => number> = {
  rated: (a, b) =>
    b.rating - a.rating || b.rating_count - a.rating_count || Number(b.verified) - Number(a.verified),
  price: (a, b) => (rateOf(a) === rateOf(b) ? 0 : rateOf(a) - rateOf(b)),
  name: (a, b) => a.name.localeCompare(b.name),
};

export const filterTutors = (rows: readonly TutorRow[], filter: TutorFilter): TutorRow[] =>
  rows.filter((row) => fits(row, filter)).sort(ORDERS[filter.sort]);

/** To choose from: what is taught, and any other that a tutor has. */
export const subjectsOf = (rows: readonly TutorRow[]) =>
  choicesOf(
    SUBJECTS,
    rows.map(({ specialty }) => specialty),
  );

export const levelsOf = (rows: readonly TutorRow[]) =>
  choicesOf(
    FORM_LEVELS.filter((level) => level !== 'Form I-IV'),
    rows.flatMap(({ levels }) => levels).filter((level) => level !== 'Form I-IV'),
  );

export const isFiltered = ({ search, subject, level, price, day }: TutorFilter) =>
  Boolean(search || subject || level || price || day);
