import { object, string, type InferType } from 'yup';
import { courseMessages } from './courseForm';
import { optionalText, stars, uuid } from './field';
import { REVIEW_LIMITS } from './review';

/** What learners ask of the functions around courses; apart from enrolment.ts, so that pages load no yup. */

const id = uuid(courseMessages.id);

export const enrolSchema = object({ courseId: id });
export type EnrolInput = InferType<typeof enrolSchema>;

export const saveReviewSchema = object({
  courseId: id,
  rating: stars,
  text: optionalText(REVIEW_LIMITS.text),
});
export type SaveReviewInput = InferType<typeof saveReviewSchema>;

export const issueCertificateSchema = object({ courseId: id });
export type IssueCertificateInput = InferType<typeof issueCertificateSchema>;

/** A lesson's video, or with `materialId` one of its materials. */
export const openCourseFileSchema = object({
  courseId: id,
  moduleId: id,
  lessonId: id,
  materialId: string()
    .default('')
    .matches(/^[0-9a-f-]{0,36}$/, courseMessages.id),
});
export type OpenCourseFileInput = InferType<typeof openCourseFileSchema>;

export interface IssueCertificateResult {
  code: string;
}
