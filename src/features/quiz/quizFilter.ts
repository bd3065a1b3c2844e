import { QUIZ_MODES, type QuizRow } from '../../domain/quiz';
import { FORM_LEVELS, isForForm, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL, so that a link or Back brings it again. */

const SORTS = ['newest', 'title', 'shortest'] as const;
/** Quizzes that follow a past paper, of whatever year. */
export const ANY_YEAR = 'any';

export interface QuizFilter {
  search: string;
  subject: string;
  form: string;
  mode: string;
  topic: string;
  /** Of the past paper: a year, or any. */
  paper: string;
  sort: (typeof SORTS)[number];
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: QuizFilter = {
  search: '',
  subject: '',
  form: '',
  mode: '',
  topic: '',
  paper: '',
  sort: 'newest',
  pages: 1,
};

/** Whatever the URL holds: an unknown value counts as none. */
export function readFilter(params: URLSearchParams): QuizFilter {
  const paper = params.get('paper') ?? '';
  return {
    ...readSearchAndPages(params),
    subject: (params.get('subject') ?? '').slice(0, 60),
    form: knownValue(FORM_LEVELS, params.get('form')) ?? '',
    mode: knownValue(QUIZ_MODES, params.get('mode')) ?? '',
    topic: (params.get('topic') ?? '').slice(0, 80),
    paper: paper === ANY_YEAR || /^\d{4}$/.test(paper) ? paper : '',
    sort: knownValue(SORTS, params.get('sort')) ?? 'newest',
  };
}

export function writeFilter({ search, pages, sort, ...filters }: QuizFilter): URLSearchParams {
  return writeUrl({ search, pages, filters: { ...filters, sort: sort === 'newest' ? '' : sort } });
}

const isOfPaper = ({ year }: QuizRow, paper: string) =>
  paper === ANY_YEAR ? year !== null : String(year) === paper;

const fits = (row: QuizRow, { search, subject, form, mode, topic, paper }: QuizFilter) =>
  (!subject || row.subject === subject) &&
  (!form || isForForm(row.form_level, form)) &&
  (!mode || row.modes.some((offered) => offered === mode)) &&
  (!topic || row.topic === topic) &&
  (!paper || isOfPaper(row, paper)) &&
  matchesWords(search, row.title, row.subject, row.topic, row.author_name);

const ORDERS: Record<QuizFilter['sort'], (a: QuizRow, b: QuizRow) => number> = {
  // The rows come so.
  newest: () => 0,
  title: (a, b) => a.title.localeCompare(b.title),
  // Without a limit nothing hurries: those come last.
  shortest: (a, b) => (a.time_limit ?? Infinity) - (b.time_limit ?? Infinity) || 0,
};

export const filterQuizzes = (rows: readonly QuizRow[], filter: QuizFilter): QuizRow[] =>
  rows.filter((row) => fits(row, filter)).sort(ORDERS[filter.sort]);

/** The subjects to choose from: those that quizzes have, the usual ones first. */
export function subjectsOf(rows: readonly QuizRow[]): string[] {
  const found = new Set(rows.map(({ subject }) => subject).filter(Boolean));
  return choicesOf(SUBJECTS, [...found]).filter((subject) => found.has(subject));
}

/** The topics of what the chosen subject has. */
export const topicsOf = (rows: readonly QuizRow[], subject: string): string[] =>
  choicesOf(
    [],
    rows.filter((row) => row.topic && (!subject || row.subject === subject)).map(({ topic }) => topic),
  );

/** The years of past papers, the latest first. */
export const yearsOf = (rows: readonly QuizRow[]): number[] =>
  [...new Set(rows.flatMap(({ year }) => year ?? []))].sort((a, b) => b - a);

export const isFiltered = ({ search, subject, form, mode, topic, paper }: QuizFilter) =>
  Boolean(search || subject || form || mode || topic || paper);
