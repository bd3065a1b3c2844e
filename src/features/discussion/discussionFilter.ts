import {
  DISCUSSION_STATUSES,
  type DiscussionRow,
  type DiscussionStatus,
  discussionStatus,
} from '../../domain/discussion';
import { matchesWords } from '../../domain/text';
import { knownValue, readSearchAndPages, writeUrl } from '../../ui/urlFilter';

/** What the public list shows of the catalogue, and how that stands in the URL. */

export interface DiscussionFilter {
  search: string;
  status: '' | DiscussionStatus;
  /** How many pages of cards are open. */
  pages: number;
}

export const NO_FILTER: DiscussionFilter = { search: '', status: '', pages: 1 };

/** Whatever the URL holds: an unknown value counts as none. */
export const readFilter = (params: URLSearchParams): DiscussionFilter => ({
  ...readSearchAndPages(params),
  status: knownValue(DISCUSSION_STATUSES, params.get('status')) ?? '',
});

export const writeFilter = ({ search, status, pages }: DiscussionFilter): URLSearchParams =>
  writeUrl({ search, pages, filters: { status } });

const RANK: Record<DiscussionStatus, number> = { live: 0, upcoming: 1, closed: 2 };

/** What is live first, the newest on top; then what opens next; then what was closed. */
export function filterDiscussions(
  rows: readonly DiscussionRow[],
  { search, status }: DiscussionFilter,
  now: number,
): DiscussionRow[] {
  const of = (row: DiscussionRow) => discussionStatus(row, now);
  const inOrder = (a: DiscussionRow, b: DiscussionRow) =>
    of(a) === 'upcoming' ? a.opens_at - b.opens_at : b.opens_at - a.opens_at;
  return rows
    .filter((row) => !status || of(row) === status)
    .filter(({ title, subtitle, tutors }) =>
      matchesWords(search, title, subtitle, ...tutors.flatMap(({ name, specialty }) => [name, specialty])),
    )
    .sort((a, b) => RANK[of(a)] - RANK[of(b)] || inOrder(a, b));
}

export const isFiltered = ({ search, status }: DiscussionFilter) => Boolean(search || status);
