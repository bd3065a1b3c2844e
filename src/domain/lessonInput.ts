import { number, object, type InferType } from 'yup';
import { isEmail } from './contact';
import { oneOfText, optionalText, requiredText, stars, uuid } from './field';
import { LESSON_ACTS, LESSON_LIMITS, lessonMessages } from './lesson';
import { REVIEW_LIMITS } from './review';

/** What the callables around tutors and lessons take; apart from lesson.ts, so that pages load no yup. */

const id = uuid(lessonMessages.id);

const instant = number().integer(lessonMessages.time).min(0, lessonMessages.time);

export const requestLessonSchema = object({
  /** Made when the form opens: sent twice, it is one request. */
  id,
  tutorId: id,
  startsAt: instant.required(lessonMessages.time),
  message: requiredText(lessonMessages.message, LESSON_LIMITS.messageMin, LESSON_LIMITS.message),
});
export type RequestLessonInput = InferType<typeof requestLessonSchema>;

export const answerLessonSchema = object({
  id,
  act: oneOfText(lessonMessages.id, LESSON_ACTS),
  /** The proposed time; null for other answers. */
  startsAt: instant
    .nullable()
    .default(null)
    .when('act', {
      is: 'propose',
      then: (time) => time.test('time', lessonMessages.time, (value) => value !== null),
    }),
  reply: optionalText(LESSON_LIMITS.reply),
});
export type AnswerLessonInput = InferType<typeof answerLessonSchema>;

export const reviewTutorSchema = object({
  tutorId: id,
  rating: stars,
  text: optionalText(REVIEW_LIMITS.text),
});
export type ReviewTutorInput = InferType<typeof reviewTutorSchema>;

export const linkTutorSchema = object({
  tutorId: id,
  /** Of the account; empty takes the link away. */
  email: optionalText(254).test('email', 'Invalid email address', (value) => value === '' || isEmail(value)),
});
export type LinkTutorInput = InferType<typeof linkTutorSchema>;

/** The account that belongs to a tutor. */
export interface LinkedAccount {
  name: string;
  email: string;
}
