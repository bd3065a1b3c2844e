import { COURSE_LIMITS, type CourseType } from './course';
import { countOrNull, dayOrNull, starsOf, textOr, textOrNull } from './stored';
import { SUBJECTS } from './subject';

/** On-demand classes: courses of one module that ask less (spec sections 3 and 5), and what they say besides. */

export const ON_DEMAND = 'on-demand-class' satisfies CourseType;

/** The specification's list (section 9), the school's subjects, and its fallback. */
export const ON_DEMAND_SUBJECTS = [
  ...new Set(['Development', 'Data Science', 'Design', 'Business', 'Math', ...SUBJECTS, 'Other']),
];

/** For what was left open. */
export const ON_DEMAND_FALLBACKS = {
  category: 'Other',
  duration: 'Self-paced',
  lessonDuration: '0 min',
  material: 'Material',
} as const;

export const ON_DEMAND_LIMITS = {
  ...COURSE_LIMITS,
  subtitle: 200,
  instructorTitle: 120,
  bio: 2000,
} as const;

/** What an on-demand class has beyond a course. */
export interface OnDemandFields {
  subtitle: string;
  /** `YYYY-MM-DD`, as typed; null where nobody said. */
  last_updated: string | null;
  /** Such as `Physics teacher`. */
  instructor_title: string;
  instructor_bio: string;
  instructor_avatar_url: string | null;
  instructor_avatar_path: string | null;
  /** Of the teacher, 0 to 5; 0: none. */
  instructor_rating: number;
  instructor_students: number;
}

/** Of a stored document; a course has none of it. */
export const parseOnDemandFields = (data: Record<string, unknown>): OnDemandFields => ({
  subtitle: textOr(data.subtitle, ''),
  last_updated: dayOrNull(data.last_updated),
  instructor_title: textOr(data.instructor_title, ''),
  instructor_bio: textOr(data.instructor_bio, ''),
  instructor_avatar_url: textOrNull(data.instructor_avatar_url),
  instructor_avatar_path: textOrNull(data.instructor_avatar_path),
  instructor_rating: starsOf(data.instructor_rating),
  instructor_students: countOrNull(data.instructor_students) ?? 0,
});
