import { BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import type { EbookFilters } from './ebookDocs';
import type { PageRequest } from '../../data/page';

/** The back office's list as the URL has it: a reload, a link and Back bring the same rows. */

/** A select that filters nothing. */
export const ALL = 'all';

export interface AdminEbookFilter {
  type: string;
  subject: string;
  form: string;
  search: string;
}

export const NO_FILTER: AdminEbookFilter = { type: ALL, subject: ALL, form: ALL, search: '' };

const OPTIONS = { type: BOOK_TYPES, subject: SUBJECTS, form: FORM_LEVELS } as const;

/** What a URL does not know, or was mistyped, is 'all'. */
export function readFilter(params: URLSearchParams): AdminEbookFilter {
  const choice = (name: keyof typeof OPTIONS) => {
    const value = params.get(name) ?? ALL;
    return (OPTIONS[name] as readonly string[]).includes(value) ? value : ALL;
  };
  return {
    type: choice('type'),
    subject: choice('subject'),
    form: choice('form'),
    search: params.get('q') ?? '',
  };
}

/** Another filter begins on its first page: no cursor. */
export function writeFilter({ search, ...choices }: AdminEbookFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    if (value !== ALL) params.set(name, value);
  }
  if (search.trim()) params.set('q', search);
  return params;
}

export function readCursor(params: URLSearchParams): PageRequest {
  return { after: params.get('after') ?? undefined, before: params.get('before') ?? undefined };
}

/** The same filter at another place; no cursor is the first page. */
export function withCursor(params: URLSearchParams, cursor: PageRequest): URLSearchParams {
  const next = writeFilter(readFilter(params));
  if (cursor.after) next.set('after', cursor.after);
  else if (cursor.before) next.set('before', cursor.before);
  return next;
}

export function toRequest({ type, subject, form, search }: AdminEbookFilter): EbookFilters {
  const chosen = (value: string) => (value === ALL ? undefined : value);
  return {
    type: chosen(type),
    subject: chosen(subject),
    formLevel: chosen(form),
    search: search.trim() || undefined,
  };
}
