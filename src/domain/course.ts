import type { OnDemandFields } from './onDemand';
import type { Review } from './review';
import { SUBJECTS } from './subject';
import { words } from './text';

/** Courses: the public record with its outline (spec section 3). What only enrolled learners see is courseContent.ts. */

export const COURSE_TYPES = ['course', 'on-demand-class'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

export const COURSE_STATUSES = ['draft', 'published', 'archived'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** What may follow on a status: publish and archive; unpublish; restore, which makes a draft. */
export const COURSE_TRANSITIONS: Record<CourseStatus, readonly CourseStatus[]> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

/** The specification's list (section 2.11), the school's subjects, and its fallback. */
export const COURSE_CATEGORIES = [
  'Development',
  'Design',
  'Business',
  'Marketing',
  'Photography',
  'Music',
  ...SUBJECTS,
  'Other',
] as const;

/** `book-keeping` for Book Keeping: a category in an address. */
export const categorySlug = (category: string) => words(category).join('-');

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const COURSE_LIMITS = {
  title: 200,
  name: 120,
  category: 60,
  duration: 40,
  description: 5000,
  /** US dollars. */
  price: 10_000,
  rating: 5,
  students: 10_000_000,
  outcomes: 50,
  outcome: 300,
  modules: 100,
  lessons: 100,
  /** Copies that everybody may read, so that each is a write more. */
  previews: 3,
  materials: 50,
  questions: 200,
  options: 10,
  option: 300,
  question: 2000,
  answer: 300,
  points: 100,
  attempts: 100,
  url: 1000,
  fileName: 255,
  /** Characters of markup in one lesson. */
  content: 60_000,
  /** What one create or update may carry, and what one stored document of it. */
  payloadBytes: 3 * 1024 * 1024,
  nestedRecords: 2000,
  documentBytes: 100_000,
} as const;

export interface CourseIncludes {
  money_back_guarantee: boolean;
  lifetime_access: boolean;
  mobile_access: boolean;
  downloadable_resources: boolean;
  certificate: boolean;
}

/** The specification's constants (section 9). */
export const ASSESSMENT_DEFAULTS = { attempts: 3, passingScore: 70, points: 1 } as const;

/** What a learner knows of an assessment before they start. */
export interface AssessmentSettings {
  title: string;
  description: string;
  duration: string;
  attempts_allowed: number;
  /** Percent. */
  passing_score: number;
}

/** What everybody may know of a lesson before they enrol. */
export interface OutlineLesson {
  id: string;
  title: string;
  duration: string;
  has_video: boolean;
  has_text: boolean;
  /** How many files there are to download. */
  materials: number;
  /** Free to open: its copy is `courses/{id}/previews/{lesson}`. */
  is_preview: boolean;
}

export interface OutlineModule {
  id: string;
  title: string;
  description: string;
  lessons: OutlineLesson[];
  assessment: (AssessmentSettings & { questions: number }) | null;
}

/** `courses/{uuid}` as the store holds it: instants are milliseconds since 1970. */
export interface Course extends OnDemandFields {
  id: string;
  title: string;
  description: string;
  category: string;
  instructor: string;
  level: string;
  /** US dollars; 0 is free. */
  price: number;
  duration: string;
  /** As typed; `courseRating` says what is shown. */
  rating: number;
  /** As typed; `courseStudents` says what is shown. */
  students_count: number;
  cover_image_url: string | null;
  cover_image_path: string | null;
  course_type: CourseType;
  status: CourseStatus;
  is_featured: boolean;
  outcomes: string[];
  includes: CourseIncludes;
  outline: OutlineModule[];
  /** Kept by functions. */
  review_count: number;
  review_sum: number;
  enrolled_count: number;
  latest_reviews: Review[];
  /** Grows with every save: an editor who began from an older one is told. */
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A row of the public catalogue. */
export type CourseRow = Pick<
  Course,
  | 'id'
  | 'title'
  | 'category'
  | 'instructor'
  | 'level'
  | 'price'
  | 'duration'
  | 'cover_image_url'
  | 'course_type'
  | 'is_featured'
  | 'created_by'
  | 'created_at'
> & { rating: number; reviews: number; students: number; lessons: number };

export const lessonsOf = ({ outline }: Pick<Course, 'outline'>): OutlineLesson[] =>
  outline.flatMap(({ lessons }) => lessons);

/** The typed start until the first review, then the average. */
export const courseRating = ({
  rating,
  review_count,
  review_sum,
}: Pick<Course, 'rating' | 'review_count' | 'review_sum'>) =>
  review_count > 0 ? Math.round((review_sum / review_count) * 10) / 10 : rating;

export const courseStudents = ({
  students_count,
  enrolled_count,
}: Pick<Course, 'students_count' | 'enrolled_count'>) => students_count + enrolled_count;

/** Null for what learners must not find: drafts and archived courses. */
export function toCourseRow(course: Course): CourseRow | null {
  if (course.status !== 'published') return null;
  const { id, title, category, instructor, level, price, duration, cover_image_url } = course;
  const { course_type, is_featured, created_by, created_at } = course;
  return {
    id,
    title,
    category,
    instructor,
    level,
    price,
    duration,
    cover_image_url,
    course_type,
    is_featured,
    rating: courseRating(course),
    reviews: course.review_count,
    students: courseStudents(course),
    lessons: lessonsOf(course).length,
    created_by,
    created_at,
  };
}
