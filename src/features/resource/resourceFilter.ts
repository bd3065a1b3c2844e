import { RESOURCE_KINDS, type ResourceRow } from '../../domain/resource';
import { FORM_LEVELS, isForForm, SUBJECTS } from '../../domain/subject';
import { matchesWords } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL. */

export interface ResourceFilter {
  search: string;
  subject: string;
  form: string;
  kind: string;
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: ResourceFilter = { search: '', subject: '', form: '', kind: '', pages: 1 };

/** Whatever the URL holds: an unknown value counts as none. */
export const readFilter = (params: URLSearchParams): ResourceFilter => ({
  ...readSearchAndPages(params),
  subject: (params.get('subject') ?? '').slice(0, 60),
  form: knownValue(FORM_LEVELS, params.get('form')) ?? '',
  kind: knownValue(RESOURCE_KINDS, params.get('kind')) ?? '',
});

export const writeFilter = ({ search, pages, ...filters }: ResourceFilter): URLSearchParams =>
  writeUrl({ search, pages, filters });

const fits = (row: ResourceRow, { search, subject, form, kind }: ResourceFilter) =>
  (!subject || row.subject === subject) &&
  (!form || isForForm(row.form_level, form)) &&
  (!kind || row.kind === kind) &&
  matchesWords(search, row.title, row.subject, row.topic, row.description);

export const filterResources = (rows: readonly ResourceRow[], filter: ResourceFilter): ResourceRow[] =>
  rows.filter((row) => fits(row, filter));

/** The subjects that resources have, the usual ones first. */
export function subjectsOf(rows: readonly ResourceRow[]): string[] {
  const found = new Set(rows.map(({ subject }) => subject).filter(Boolean));
  return choicesOf(SUBJECTS, [...found]).filter((subject) => found.has(subject));
}

export const isFiltered = ({ search, subject, form, kind }: ResourceFilter) =>
  Boolean(search || subject || form || kind);
