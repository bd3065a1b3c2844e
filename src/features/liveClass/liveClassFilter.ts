import { LIVE_FORMS, type LiveClassRow } from '../../domain/liveClass';
import {
  LIVE_STATUSES,
  type LiveStatus,
  nextSession,
  sessionSpans,
  statusAt,
} from '../../domain/liveClassTime';
import { SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { dayIn } from '../../domain/tutorTime';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

export const DATES = ['today', 'week', 'month'] as const;

export interface LiveClassFilter {
  search: string;
  subject: string;
  form: string;
  status: '' | LiveStatus;
  /** With a session from now until then. */
  date: '' | (typeof DATES)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: LiveClassFilter = {
  search: '',
  subject: '',
  form: '',
  status: '',
  date: '',
  pages: 1,
};

/** Whatever the URL holds: an unknown value counts as none. */
export const readFilter = (params: URLSearchParams): LiveClassFilter => ({
  ...readSearchAndPages(params),
  subject: (params.get('subject') ?? '').slice(0, 60),
  form: knownValue(LIVE_FORMS, params.get('form')) ?? '',
  status: knownValue(LIVE_STATUSES, params.get('status')) ?? '',
  date: knownValue(DATES, params.get('date')) ?? '',
});

export const writeFilter = ({ search, pages, ...filters }: LiveClassFilter): URLSearchParams =>
  writeUrl({ search, pages, filters });

const DAY_MS = 24 * 60 * 60_000;
const DAYS = { week: 7, month: 30 } as const;

/** Whether a session lies between now and then, by the reader's own days; one that goes on is one. */
function isWithin(row: LiveClassRow, date: LiveClassFilter['date'], now: number): boolean {
  if (!date) return true;
  return sessionSpans(row).some(({ start, end }) =>
    date === 'today'
      ? dayIn(start) === dayIn(now) || (start < now && end > now)
      : end > now && start < now + DAYS[date] * DAY_MS,
  );
}

const fits = (row: LiveClassRow, { search, subject, form, status, date }: LiveClassFilter, now: number) =>
  (!subject || row.subject === subject) &&
  (!form || row.form_level === form) &&
  (!status || statusAt(row, now) === status) &&
  isWithin(row, date, now) &&
  matchesWords(search, row.title, row.subtitle, row.teacher, row.subject);

const RANK = { ongoing: 0, upcoming: 1, cancelled: 2, recorded: 3 };

/** What goes on first, then what is next; of what is over, the latest first. A cancelled class goes when its time has come. */
export function filterLiveClasses(
  rows: readonly LiveClassRow[],
  filter: LiveClassFilter,
  now: number,
): LiveClassRow[] {
  const lastEnd = (row: LiveClassRow) => sessionSpans(row).at(-1)?.end ?? 0;
  const next = (row: LiveClassRow) => nextSession(row, now)?.start ?? -lastEnd(row);
  const rank = (row: LiveClassRow) => RANK[statusAt(row, now)];
  return rows
    .filter((row) => fits(row, filter, now) && (!row.is_cancelled || lastEnd(row) > now))
    .sort((a, b) => rank(a) - rank(b) || next(a) - next(b));
}

/** The subjects to choose from: those that classes have, the usual ones first. */
export function subjectsOf(rows: readonly LiveClassRow[]): string[] {
  const found = new Set(rows.map(({ subject }) => subject).filter(Boolean));
  return choicesOf(SUBJECTS, [...found]).filter((subject) => found.has(subject));
}

export const isFiltered = ({ search, subject, form, status, date }: LiveClassFilter) =>
  Boolean(search || subject || form || status || date);
