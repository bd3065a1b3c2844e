import { number, object, type InferType } from 'yup';
import { COURSE_LIMITS, COURSE_STATUSES, type CourseType } from './course';
import { courseFormSchema, courseMessages } from './courseForm';
import type { AppError } from './errors';
import { oneOfText, optionalUuid, uuid } from './field';
import { ON_DEMAND } from './onDemand';
import { onDemandFormSchema } from './onDemandForm';
import type { SavedVersion } from './saving';

/** What the functions around courses take, and what they say (spec section 8). */

/** The id is made when the form opens: sent twice, it is one course. */
const created = { id: uuid(courseMessages.id) };
/** `version` is that of the course which the editor began from. */
const updated = {
  ...created,
  version: number().integer().min(1, courseMessages.id).required(courseMessages.id),
};

export const createCourseSchema = courseFormSchema.shape(created);
export const createOnDemandSchema = onDemandFormSchema.shape({
  ...created,
  /** The live class whose recording it becomes; empty: of none. */
  recordingOf: optionalUuid(courseMessages.id),
});
const updateCourseSchema = courseFormSchema.shape(updated);
const updateOnDemandSchema = onDemandFormSchema.shape(updated);

/** Which kind a payload says it is; whatever else it says is a course, and refused as one. */
export const courseTypeIn = (payload: unknown): CourseType =>
  (payload as { courseType?: unknown } | null | undefined)?.courseType === ON_DEMAND ? ON_DEMAND : 'course';

const isOnDemandIn = (payload: unknown) => courseTypeIn(payload) === ON_DEMAND;

/** What a payload must be: an on-demand class asks less than a course. */
export const createSchemaFor = (payload: unknown) =>
  isOnDemandIn(payload) ? createOnDemandSchema : createCourseSchema;
export type CreateCourseInput = InferType<ReturnType<typeof createSchemaFor>>;

export const updateSchemaFor = (payload: unknown) =>
  isOnDemandIn(payload) ? updateOnDemandSchema : updateCourseSchema;
export type UpdateCourseInput = InferType<ReturnType<typeof updateSchemaFor>>;

export const setCourseStatusSchema = object({
  id: uuid(courseMessages.id),
  status: oneOfText('Choose draft, published or archived', COURSE_STATUSES),
});
export type SetCourseStatusInput = InferType<typeof setCourseStatusSchema>;

export const deleteCourseSchema = object({ id: uuid(courseMessages.id) });
export type DeleteCourseInput = InferType<typeof deleteCourseSchema>;

export type SaveCourseResult = SavedVersion;

export const courseErrors = {
  tooLarge: 'This course is larger than 3 MB. Move long texts into files, or split it into two courses.',
  tooMany: 'This course has more than 2,000 parts. Split it into two courses.',
  createdAlready: 'This course was saved already, with other content. Reload the page to see it.',
  conflict: 'Somebody else saved this course meanwhile.',
  missing: 'This course was deleted.',
  sold: 'Somebody has bought this course, so it cannot be deleted. Archive it instead.',
  transition: 'The course has another status by now. Reload the list.',
  kind: 'A course and an on-demand class cannot be turned into each other.',
} as const;

/** Why a payload is refused unread; null when it may be read. */
export function refuseCourse(payload: unknown, bytes: number): string | null {
  if (bytes > COURSE_LIMITS.payloadBytes) return courseErrors.tooLarge;
  return countNested(payload) > COURSE_LIMITS.nestedRecords ? courseErrors.tooMany : null;
}

/** The records inside lists, however deep; a stack of its own, so that hostile nesting overflows none. */
function countNested(payload: unknown): number {
  const open: unknown[] = [payload];
  let count = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      count += value.filter((item) => typeof item === 'object').length;
      if (count > COURSE_LIMITS.nestedRecords) return count;
    }
    for (const item of Object.values(value)) open.push(item);
  }
  return count;
}

export type CourseVerb = 'create' | 'update';

/** The innermost part that a path leads into, by the specification's words. */
const PARTS: readonly [pattern: RegExp, part: string][] = [
  [/\bquestions\b/, 'questions'],
  [/\bassessment\b/, 'assessment'],
  [/\bmaterials\b/, 'materials'],
  [/\blessons\b/, 'lesson'],
  [/^modules\b/, 'module'],
  [/^courseIncludes\b/, 'course includes'],
  [/^learningOutcomes\b/, 'learning outcomes'],
];

/** `Failed to create lesson: Lesson title is required`: which part of the course was at fault. */
export function courseFailure(verb: CourseVerb, { message, fields }: AppError, type: CourseType): string {
  if (type === ON_DEMAND) return `Failed to ${verb} on-demand class: ${message}`;
  const path = Object.keys(fields ?? {})[0] ?? '';
  const part = PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'course';
  return `Failed to ${verb} ${part}: ${message}`;
}
