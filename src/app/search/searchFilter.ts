import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { isBlank } from '../../domain/text';
import { choicesOf, knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from './searchEntry';

/** What is searched for, as the URL has it: a link or Back brings the same results again. */
export interface SearchFilter {
  search: string;
  kind: SearchKind | '';
  subject: string;
  form: string;
  /** How many pages of one kind are open. */
  pages: number;
}

export function readFilter(params: URLSearchParams): SearchFilter {
  return {
    ...readSearchAndPages(params),
    kind: knownValue(SEARCH_KINDS, params.get('kind')) ?? '',
    subject: (params.get('subject') ?? '').slice(0, 60),
    form: knownValue(FORM_LEVELS, params.get('form')) ?? '',
  };
}

export const writeFilter = ({ search, pages, ...filters }: SearchFilter): URLSearchParams =>
  writeUrl({ search, pages, filters });

/** Nothing is asked yet: the page then shows where one may begin. */
export const isUnasked = ({ search, kind, subject, form }: SearchFilter) =>
  isBlank(search) && !kind && !subject && !form;

export const subjectsOf = (entries: readonly SearchEntry[]) =>
  choicesOf(SUBJECTS, entries.map(({ subject }) => subject).filter(Boolean));
