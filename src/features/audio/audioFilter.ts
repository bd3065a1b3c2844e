import { AUDIO_TYPES, type AudioRow } from '../../domain/audio';
import { SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL. */

const SORTS = ['newest', 'popular', 'title'] as const;

export interface AudioFilter {
  search: string;
  type: string;
  subject: string;
  isFree: boolean;
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: AudioFilter = {
  search: '',
  type: '',
  subject: '',
  isFree: false,
  sort: 'newest',
  pages: 1,
};

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): AudioFilter {
  return {
    ...readSearchAndPages(params),
    type: knownValue(AUDIO_TYPES, params.get('type')) ?? '',
    subject: (params.get('subject') ?? '').slice(0, 60),
    isFree: params.get('price') === 'free',
    sort: knownValue(SORTS, params.get('sort')) ?? 'newest',
  };
}

export function writeFilter({ search, pages, sort, isFree, ...filters }: AudioFilter): URLSearchParams {
  return writeUrl({
    search,
    pages,
    filters: { ...filters, price: isFree ? 'free' : '', sort: sort === 'newest' ? '' : sort },
  });
}

const fits = (row: AudioRow, { search, type, subject, isFree }: AudioFilter) =>
  (!type || row.type === type) &&
  (!subject || row.subject === subject) &&
  (!isFree || row.price === 0) &&
  matchesWords(search, row.title, row.author, row.narrator, row.subject);

/** The rows come newest first. */
export function filterAudios(rows: readonly AudioRow[], filter: AudioFilter): AudioRow[] {
  const found = rows.filter((row) => fits(row, filter));
  if (filter.sort === 'title') return found.sort((a, b) => a.title.localeCompare(b.title));
  if (filter.sort === 'popular') return found.sort((a, b) => Number(b.is_popular) - Number(a.is_popular));
  return found;
}

/** The subjects to choose from: those that are taught, and any other that an audio has. */
export const subjectsOf = (rows: readonly AudioRow[]) =>
  choicesOf(
    SUBJECTS,
    rows.map(({ subject }) => subject),
  );

export const isFiltered = ({ search, type, subject, isFree }: AudioFilter) =>
  Boolean(search || type || subject || isFree);
