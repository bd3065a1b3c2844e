import {
  ASSESSMENT_DEFAULTS,
  type AssessmentSettings,
  type Course,
  COURSE_LEVELS,
  COURSE_STATUSES,
  COURSE_TYPES,
  type CourseIncludes,
  type OutlineModule,
} from './course';
import { parseUsd } from './money';
import { parseOnDemandFields } from './onDemand';
import { parseReviews } from './review';
import { countOrNull, instantOf, isText, priceOf, starsOf, textOr, textOrNull, textsIn } from './stored';
import { isBlank } from './text';

/** Stored courses as they should be: what is missing or of another type is mended. */

/** A stored document as a course; null without a title. */
export function parseCourse(id: string, data: Record<string, unknown>): Course | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  return {
    id,
    title: data.title,
    description: textOr(data.description, ''),
    category: textOr(data.category, ''),
    instructor: textOr(data.instructor, ''),
    level: textOr(data.level, COURSE_LEVELS[0]),
    price: priceOf(data.price, parseUsd),
    duration: textOr(data.duration, ''),
    rating: starsOf(data.rating),
    students_count: countOrNull(data.students_count) ?? 0,
    cover_image_url: textOrNull(data.cover_image_url),
    cover_image_path: textOrNull(data.cover_image_path),
    course_type: COURSE_TYPES.find((type) => type === data.course_type) ?? 'course',
    // What nobody can tell stays hidden.
    status: COURSE_STATUSES.find((status) => status === data.status) ?? 'draft',
    is_featured: data.is_featured === true,
    outcomes: textsIn(data.outcomes),
    includes: parseIncludes(data.includes),
    outline: objectsIn(data.outline).map(parseOutlineModule),
    review_count: countOrNull(data.review_count) ?? 0,
    review_sum: countOrNull(data.review_sum) ?? 0,
    enrolled_count: countOrNull(data.enrolled_count) ?? 0,
    latest_reviews: parseReviews(data.latest_reviews),
    ...parseOnDemandFields(data),
    version: countOrNull(data.version) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

type Fields = Record<string, unknown>;

/** The objects of a stored list; whatever else lies there is left out. */
export const objectsIn = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.filter((item): item is Fields => typeof item === 'object' && item !== null)
    : [];

function parseIncludes(value: unknown): CourseIncludes {
  const given = (value ?? {}) as Fields;
  return {
    money_back_guarantee: given.money_back_guarantee === true,
    lifetime_access: given.lifetime_access === true,
    mobile_access: given.mobile_access === true,
    downloadable_resources: given.downloadable_resources === true,
    certificate: given.certificate === true,
  };
}

function parseOutlineModule(data: Fields): OutlineModule {
  const assessment = data.assessment as Fields | null | undefined;
  return {
    id: textOr(data.id, ''),
    title: textOr(data.title, ''),
    description: textOr(data.description, ''),
    lessons: objectsIn(data.lessons).map((lesson) => ({
      id: textOr(lesson.id, ''),
      title: textOr(lesson.title, ''),
      duration: textOr(lesson.duration, ''),
      has_video: lesson.has_video === true,
      has_text: lesson.has_text === true,
      materials: countOrNull(lesson.materials) ?? 0,
      is_preview: lesson.is_preview === true,
    })),
    assessment: assessment
      ? { ...parseSettings(assessment), questions: countOrNull(assessment.questions) ?? 0 }
      : null,
  };
}

export const parseSettings = (data: Fields): AssessmentSettings => ({
  title: textOr(data.title, ''),
  description: textOr(data.description, ''),
  duration: textOr(data.duration, ''),
  attempts_allowed: countOrNull(data.attempts_allowed) || ASSESSMENT_DEFAULTS.attempts,
  passing_score: countOrNull(data.passing_score) ?? ASSESSMENT_DEFAULTS.passingScore,
});
