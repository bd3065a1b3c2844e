import { DISCUSSION_LIMITS } from '../../../src/domain/discussion';
import { discussionFormMessages } from '../../../src/domain/discussionForm';
import { tooLong } from '../../../src/domain/text';

/** One table of what a discussion may and may not hold, for yup and for the functions that save it. */

export interface DiscussionCase {
  name: string;
  fields: Record<string, unknown>;
  /** The field and what the form says of it; absent for a valid case. */
  problem?: Record<string, string>;
}

const x = (count: number) => 'x'.repeat(count);
const messages = discussionFormMessages;
const UPCOMING = { status: 'upcoming', date: '2099-03-03', time: '16:00' };
const tutorId = (n: number) => `0000000${n}-1111-4111-8111-111111111111`;

/** The tutors of some cases are nobody: a function says so, and the form cannot know. */
export const VALID_DISCUSSION_CASES: readonly DiscussionCase[] = [
  { name: 'a title of one letter', fields: { title: 'A' } },
  { name: 'the longest title', fields: { title: x(DISCUSSION_LIMITS.title) } },
  { name: 'the longest subtitle', fields: { subtitle: x(DISCUSSION_LIMITS.subtitle) } },
  { name: 'closed from the start', fields: { status: 'closed' } },
  { name: 'upcoming', fields: UPCOMING },
  { name: 'midnight', fields: { ...UPCOMING, time: '00:00' } },
  { name: 'the last day', fields: { ...UPCOMING, date: '2099-12-31' } },
  { name: 'no student yet', fields: { students: '0' } },
  { name: 'students left empty', fields: { students: '' } },
  { name: 'the most students', fields: { students: String(DISCUSSION_LIMITS.students) } },
  { name: 'a live one without a time', fields: { date: '', time: '' } },
];

export const INVALID_DISCUSSION_CASES: readonly Required<DiscussionCase>[] = [
  { name: 'no title', fields: { title: '' }, problem: { title: messages.title } },
  {
    name: 'a title of what cannot be seen',
    fields: { title: '\u200b ' },
    problem: { title: messages.title },
  },
  {
    name: 'a title that is too long',
    fields: { title: x(DISCUSSION_LIMITS.title + 1) },
    problem: { title: tooLong(DISCUSSION_LIMITS.title) },
  },
  { name: 'no subtitle', fields: { subtitle: ' ' }, problem: { subtitle: messages.subtitle } },
  { name: 'a status that is no word', fields: { status: 'recorded' }, problem: { status: messages.status } },
  { name: 'no time', fields: { ...UPCOMING, time: '' }, problem: { time: messages.time } },
  {
    name: 'a time that there is not',
    fields: { ...UPCOMING, time: '24:00' },
    problem: { time: messages.time },
  },
  { name: 'no day', fields: { ...UPCOMING, date: '' }, problem: { date: messages.date } },
  {
    name: 'a day that is over',
    fields: { ...UPCOMING, date: '2026-01-01' },
    problem: { date: messages.date },
  },
  {
    name: 'a day that there is not',
    fields: { ...UPCOMING, date: '2099-02-30' },
    problem: { date: messages.date },
  },
  {
    name: 'a day in the far future',
    fields: { ...UPCOMING, date: '2100-01-01' },
    problem: { date: messages.date },
  },
  { name: 'fewer students than none', fields: { students: '-1' }, problem: { students: messages.students } },
  { name: 'half a student', fields: { students: '0.5' }, problem: { students: messages.students } },
  { name: 'too many students', fields: { students: '1000001' }, problem: { students: messages.students } },
  {
    name: 'a third tutor',
    fields: { tutors: [tutorId(1), tutorId(2), tutorId(3)] },
    problem: { tutors: messages.tutors },
  },
  {
    name: 'the same tutor twice',
    fields: { tutors: [tutorId(1), tutorId(1)] },
    problem: { tutors: messages.twice },
  },
];
