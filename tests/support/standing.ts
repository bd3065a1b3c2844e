import { COURSE_STATUSES, type CourseStatus } from '../../src/domain/course';
import { courseRecord } from './cases/courseRecord';
import { POSTS } from './cases/postRecord';
import { REELS_STANDING } from './cases/reel';
import { questionRecord, quizRecord } from './cases/quizRecord';
import { EVERYBODY, SOMEBODY, uidOf, userRecordOf } from './people';

/** The documents that rules look up while they decide about another: people, courses, and who is enrolled. */

export const courseOf = (owner: string, status: CourseStatus) => `${status}-of-${owner}`;

/** Enrolled in every course of somebody's; the other student was, until it ended. */
const ENROLLED = [
  [uidOf('student'), 'active'],
  [uidOf('otherStudent'), 'removed'],
] as const;

export const enrolmentRecord = (uid: string, courseId: string, state: string) => ({
  uid,
  course_id: courseId,
  course_title: 'Algebra from the beginning',
  state,
  completed_lessons: [],
  passed_assessments: [],
  last_lesson: null,
  certificate: null,
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
});

const opens = (score: number, answers: number) => ({ score, answers, explanations: answers });

export const attemptRecord = (changes: Record<string, unknown>) => ({
  uid: SOMEBODY,
  kind: 'assessment',
  parent: 'course',
  part: 'module',
  parent_author: SOMEBODY,
  state: 'submitted',
  answers: {},
  opens: { score: null, answers: null, explanations: null },
  ...changes,
});

/** Long ago, and long after every test. */
export const PAST = Date.UTC(2026, 0, 1);
export const FUTURE = Date.UTC(2126, 0, 1);

/**
 * Attempts of each learner: open; handed in with nothing to see yet, with the answers to come, with the score alone, and
 * with all to see; and attempts at what each author has made.
 */
const ATTEMPTS = [SOMEBODY, ...EVERYBODY.map(uidOf)].flatMap((uid) => [
  [`attempts/shut-of-${uid}`, attemptRecord({ uid })],
  [`attempts/sitting-of-${uid}`, attemptRecord({ uid, state: 'open' })],
  [`attempts/held-of-${uid}`, attemptRecord({ uid, opens: opens(FUTURE, FUTURE) })],
  [`attempts/scored-of-${uid}`, attemptRecord({ uid, opens: opens(PAST, FUTURE) })],
  [`attempts/open-of-${uid}`, attemptRecord({ uid, opens: opens(PAST, PAST) })],
  [`attempts/shut-by-${uid}`, attemptRecord({ parent_author: uid })],
]);

export const STANDING: Record<string, Record<string, unknown>> = Object.fromEntries([
  ...EVERYBODY.flatMap((actor) =>
    actor === 'visitor' ? [] : [[`users/${uidOf(actor)}`, userRecordOf(actor)]],
  ),
  ...[SOMEBODY, ...EVERYBODY.map(uidOf)].flatMap((owner) =>
    COURSE_STATUSES.map((status) => [
      `courses/${courseOf(owner, status)}`,
      courseRecord({ created_by: owner, status }),
    ]),
  ),
  ...[SOMEBODY, ...EVERYBODY.map(uidOf)].flatMap((owner) => [
    [`questions/question-of-${owner}`, questionRecord({ created_by: owner })],
    [`quizzes/draft-of-${owner}`, quizRecord({ created_by: owner })],
    [`quizzes/published-of-${owner}`, quizRecord({ created_by: owner, status: 'published' })],
  ]),
  ...ATTEMPTS,
  ...POSTS,
  ...REELS_STANDING,
  ...ENROLLED.flatMap(([uid, state]) =>
    COURSE_STATUSES.map((status) => {
      const courseId = courseOf(SOMEBODY, status);
      return [`enrolments/${uid}_${courseId}`, enrolmentRecord(uid, courseId, state)];
    }),
  ),
]) as Record<string, Record<string, unknown>>;
