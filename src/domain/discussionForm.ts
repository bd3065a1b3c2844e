import { array, object, type InferType } from 'yup';
import { isCalendarDay } from './calendar';
import { DISCUSSION_LIMITS, DISCUSSION_STATUSES } from './discussion';
import { oneOfText, optionalCount, optionalText, requiredText, uuid } from './field';
import { HOME_ZONE, wallTimeAt } from './timeZone';
import { isTime } from './tutorTime';

/** What the discussion form asks and what it says (spec sections 3 and 5); the functions that save one ask the same. */

export const discussionFormMessages = {
  title: 'Title is required',
  subtitle: 'Subtitle is required',
  status: 'Choose a status',
  date: 'Choose today or a later day',
  time: 'Time is required',
  students: `Use a whole number from 0 to ${DISCUSSION_LIMITS.students}`,
  tutor: 'Choose tutors from the list',
  tutors: `Invite at most ${DISCUSSION_LIMITS.tutors} tutors`,
  twice: 'Invite each tutor once',
} as const;

/** The days that a discussion may be scheduled for, where Somo's schools are. */
export const firstDay = (now: number) => wallTimeAt(now, HOME_ZONE).day;
export const LAST_DAY = '2099-12-31';

const isAhead = (day: string) => isCalendarDay(day) && day >= firstDay(Date.now()) && day <= LAST_DAY;

/** Empty where it is not asked for. */
const ofUpcoming = (max: number, message: string, isGood: (text: string) => boolean) =>
  optionalText(max).when('status', ([status], text) =>
    text.test('good', message, (value) => isGood(value) || (status !== 'upcoming' && value === '')),
  );

export const discussionFormSchema = object({
  title: requiredText(discussionFormMessages.title, 1, DISCUSSION_LIMITS.title),
  subtitle: requiredText(discussionFormMessages.subtitle, 1, DISCUSSION_LIMITS.subtitle),
  status: oneOfText(discussionFormMessages.status, DISCUSSION_STATUSES).default('live'),
  students: optionalCount(discussionFormMessages.students, 0, DISCUSSION_LIMITS.students).default('0'),
  /** When it opens, by Tanzania's clocks: asked of an upcoming one alone. */
  date: ofUpcoming(10, discussionFormMessages.date, isAhead),
  time: ofUpcoming(5, discussionFormMessages.time, isTime),
  /** The ids of those who are invited. */
  tutors: array(uuid(discussionFormMessages.tutor).required(discussionFormMessages.tutor))
    .default([])
    .max(DISCUSSION_LIMITS.tutors, discussionFormMessages.tutors)
    .test('once', discussionFormMessages.twice, (ids) => new Set(ids).size === ids.length),
});

export type DiscussionForm = InferType<typeof discussionFormSchema>;
