import { type Discussion, type DiscussionStatus, discussionStatus, type Opening } from './discussion';
import type { DiscussionForm } from './discussionForm';
import { searchTerms } from './text';
import { HOME_ZONE, instantOfWallTime, wallTimeAt } from './timeZone';

/** The one mapping between what the discussion form holds and what is stored. */

export const discussionPath = (id: string) => `discussions/${id}`;

/** When it opens. One that has opened keeps its time, whatever is changed beside it. */
export function openingOf(
  { status, date, time }: Pick<DiscussionForm, 'status' | 'date' | 'time'>,
  now: number,
  stored?: Opening,
): Opening {
  if (status === 'upcoming')
    return { opens_at: instantOfWallTime({ day: date, time }, HOME_ZONE), is_closed: false };
  const hasOpened = stored !== undefined && stored.opens_at <= now;
  return { opens_at: hasOpened ? stored.opens_at : now, is_closed: status === 'closed' };
}

/** What a form that passed the schema says; times, owner and the invited tutors come from elsewhere. */
export const toDiscussionRecord = ({ title, subtitle, students }: DiscussionForm) => ({
  title,
  subtitle,
  students: Number(students),
  search_terms: searchTerms(title),
});

export function toDiscussionForm(discussion: Discussion, now: number): DiscussionForm {
  const { title, subtitle, students, tutors, opens_at } = discussion;
  const status: DiscussionStatus = discussionStatus(discussion, now);
  const { day, time } = wallTimeAt(opens_at, HOME_ZONE);
  const isAhead = status === 'upcoming';
  return {
    title,
    subtitle,
    status,
    students: String(students),
    date: isAhead ? day : '',
    time: isAhead ? time : '',
    tutors: tutors.map(({ id }) => id),
  };
}

export const newDiscussion = (): DiscussionForm => ({
  title: '',
  subtitle: '',
  status: 'live' satisfies DiscussionStatus,
  students: '0',
  date: '',
  time: '',
  tutors: [],
});
