import { AUDIO_TYPES, type AudioRow } from '../../domain/audio';
import { matchesWords } from '../../domain/text';
import { SUBJECTS } from '../../domain/subject';

/** What the public list shows of the catalogue, and how that stands in the URL. */

const SORTS = ['newest', 'popular', 'title'] as const;

/** Cards that one 'Load more' adds. */
export const CARDS_A_PAGE = 12;

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

const known = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Whatever the URL holds: an unknown value counts as none. */
export function readAudioFilter(params: URLSearchParams): AudioFilter {
  const pages = Number(params.get('pages'));
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    type: known(AUDIO_TYPES, params.get('type')) ?? '',
    subject: (params.get('subject') ?? '').slice(0, 60),
    isFree: params.get('price') === 'free',
    sort: known(SORTS, params.get('sort')) ?? 'newest',
    pages: Number.isSafeInteger(pages) && pages > 1 ? Math.min(pages, 1000) : 1,
  };
}

export function writeAudioFilter(filter: AudioFilter): URLSearchParams {
  const entries = {
    q: filter.search,
    type: filter.type,
    subject: filter.subject,
    price: filter.isFree ? 'free' : '',
    sort: filter.sort === 'newest' ? '' : filter.sort,
    pages: filter.pages > 1 ? String(filter.pages) : '',
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
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
export function subjectsOf(rows: readonly AudioRow[]): string[] {
  const others = new Set(rows.map(({ subject }) => subject));
  SUBJECTS.forEach((subject) => others.delete(subject));
  return [...SUBJECTS, ...[...others].sort((a, b) => a.localeCompare(b))];
}

export const isFiltered = ({ search, type, subject, isFree }: AudioFilter) =>
  Boolean(search || type || subject || isFree);
