import type { DiscussionForm } from '../../src/domain/discussionForm';
import { newDiscussion } from '../../src/domain/discussionRecord';
import { HOME_ZONE, wallTimeAt } from '../../src/domain/timeZone';

/** Discussions as forms, ready to be saved. */

export const validDiscussion = (changes: Partial<DiscussionForm> = {}): DiscussionForm => ({
  ...newDiscussion(),
  title: 'How do you learn formulas?',
  subtitle: 'Bring the one that you always forget',
  ...changes,
});

/** One that opens so many minutes from now, on the minute. */
export function discussionIn(minutes: number, changes: Partial<DiscussionForm> = {}): DiscussionForm {
  const { day, time } = wallTimeAt(Date.now() + minutes * 60_000, HOME_ZONE);
  return validDiscussion({ status: 'upcoming', date: day, time, ...changes });
}
