import { array, mixed, object, string, type InferType } from 'yup';
import { ATTEMPT_KINDS, type Attempt } from './attempt';
import { COURSE_LIMITS } from './course';
import { isAnswer, type PaperQuestion } from './courseContent';
import { courseMessages } from './courseForm';
import { oneOfText, optionalText, stars, uuid } from './field';
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

export const startAttemptSchema = object({
  kind: oneOfText(courseMessages.id, ATTEMPT_KINDS),
  parent: id,
  part: id,
});
export type StartAttemptInput = InferType<typeof startAttemptSchema>;

/** As a list, since a schema knows no map. */
const answers = array(
  object({
    question: id,
    answer: mixed(isAnswer)
      .required(courseMessages.id)
      .test('length', courseMessages.id, (value) => String(value).length <= COURSE_LIMITS.answer),
  }),
)
  .default([])
  .max(COURSE_LIMITS.questions, courseMessages.id);

/** For `saveAnswers` and `submitAttempt`: what is left out stays as it was saved. */
export const answersSchema = object({
  id: string()
    .default('')
    .matches(/^[^/]{1,300}$/, courseMessages.id),
  answers,
});
export type AnswersInput = InferType<typeof answersSchema>;

export interface StartAttemptResult {
  attempt: Attempt;
  questions: PaperQuestion[];
  /** The server's clock, which the deadline goes by. */
  now: number;
}

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
