import { type Course, lessonsOf } from './course';
import { instantOf, textOr, textOrNull, textsIn } from './stored';

/** That somebody takes a course, and how far they have come. */

/** What the functions around a learner's courses say. */
export const learnMessages = {
  closed: 'New learners cannot enrol here.',
  notFree: 'This is not free. Buy it to enrol.',
  enrolFirst: 'Enrol first.',
  noAssessment: 'This assessment is not here any more.',
  noAttemptsLeft: 'You have used all your attempts.',
  noCertificate: 'This comes without a certificate.',
  notFinished: 'Finish all lessons and pass all assessments first.',
} as const;

export const ENROLMENT_STATES = ['active', 'closed', 'removed'] as const;

/** `enrolments/{uid}_{course}` */
export interface Enrolment {
  uid: string;
  course_id: string;
  /** Kept for when the course is gone. */
  course_title: string;
  /** `closed`: its payment was returned. `removed`: the course was deleted. */
  state: (typeof ENROLMENT_STATES)[number];
  /** Ids, marked by the learner; of lessons that are gone too. */
  completed_lessons: string[];
  /** Ids of modules, marked by the function that grades. */
  passed_assessments: string[];
  /** Where to go on. */
  last_lesson: string | null;
  /** The code of the certificate, once there is one. */
  certificate: string | null;
  created_at: number;
}

export const enrolmentId = (uid: string, courseId: string) => `${uid}_${courseId}`;

const idsIn = (value: unknown) => [...new Set(textsIn(value))];

export const parseEnrolment = (data: Record<string, unknown>): Enrolment => ({
  uid: textOr(data.uid, ''),
  course_id: textOr(data.course_id, ''),
  course_title: textOr(data.course_title, ''),
  state: ENROLMENT_STATES.find((state) => state === data.state) ?? 'removed',
  completed_lessons: idsIn(data.completed_lessons),
  passed_assessments: idsIn(data.passed_assessments),
  last_lesson: textOrNull(data.last_lesson),
  certificate: textOrNull(data.certificate),
  created_at: instantOf(data.created_at),
});

export interface CourseProgress {
  done: number;
  total: number;
  /** 0 to 100; 100 only when everything is done. */
  percent: number;
}

/** Of what the course has now: what was finished in lessons that are gone counts no more. */
export function courseProgress(
  course: Pick<Course, 'outline'>,
  { completed_lessons, passed_assessments }: Pick<Enrolment, 'completed_lessons' | 'passed_assessments'>,
): CourseProgress {
  const lessons = lessonsOf(course);
  const assessed = course.outline.filter(({ assessment }) => assessment);
  const done =
    lessons.filter(({ id }) => completed_lessons.includes(id)).length +
    assessed.filter(({ id }) => passed_assessments.includes(id)).length;
  const total = lessons.length + assessed.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}
