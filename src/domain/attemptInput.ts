import { array, mixed, number, object, string, type InferType } from 'yup';
import {
  ATTEMPT_KINDS,
  type AttemptKind,
  type Answers,
  type Attempt,
  attemptMessages,
  isAnswer,
  type PaperSection,
  QUIZ_PART,
  type ReviewScore,
} from './attempt';
import { isEmail } from './contact';
import { optionalText, uuid } from './field';
import { QUESTION_LIMITS } from './question';
import { QUIZ_LIMITS, QUIZ_MODES, quizMessages, type QuizMode } from './quiz';
import { isText } from './stored';
import { cleanText } from './text';
import { isUsername } from './username';

/** What learners send during an attempt, and its examiner after it; apart from attempt.ts, so that pages load no yup. */

const message = quizMessages.id;
const id = uuid(message);
const instant = number().required(message);

const attemptId = string()
  .default('')
  .matches(/^[^/]{1,300}$/, message);

export const startAttemptSchema = object({
  kind: mixed<AttemptKind>().oneOf(ATTEMPT_KINDS, message).required(message),
  parent: id,
  part: string()
    .default('')
    .matches(new RegExp(`^(${QUIZ_PART}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`), message),
  mode: mixed<QuizMode>().oneOf(QUIZ_MODES, message).required(message),
});
export type StartAttemptInput = InferType<typeof startAttemptSchema>;

/** What is given to somebody who starts or goes on. */
export interface AttemptPart {
  attempt: Attempt;
  /** The whole paper; in timed-sequential mode the one question that is due, in its section; none once all is over. */
  sections: PaperSection[];
  /** The server's clock, which deadlines go by. */
  now: number;
}

/** What the question at hand asks of its answer, the function looks at (questionGrade.ts). */
const anyAnswer = mixed(isAnswer)
  .transform((value: unknown) => (isText(value) ? cleanText(value) : value))
  .test('length', message, (value) => {
    if (Array.isArray(value)) return value.length <= QUESTION_LIMITS.maxOptions;
    return String(value).length <= QUESTION_LIMITS.essay;
  });
const answer = anyAnswer.required(message);

/** As a list, since a schema knows no map. `at`: when it was typed, by the device's idea of the server's clock. */
const answers = array(object({ question: id, answer, at: instant }))
  .default([])
  .max(QUIZ_LIMITS.questions, message);

/** For `saveAnswers` and `submitAttempt`: what is left out stays as it was saved. */
export const answersSchema = object({ id: attemptId, answers });
export type AnswersInput = InferType<typeof answersSchema>;

export interface SaveAnswersResult {
  answers: Answers;
  answered_at: Record<string, number>;
  now: number;
}

/** Timed-sequential: `at` is the question's place, counted from 0; without an answer the one saved before counts. */
export const lockQuestionSchema = object({
  id: attemptId,
  at: number().integer(message).min(0, message).required(message),
  answer: anyAnswer.nullable().default(null),
});
export type LockQuestionInput = InferType<typeof lockQuestionSchema>;

/**
 * A paper that was written by hand, or essays of an attempt. `number`: of the learner's attempts; null for the one that
 * is open, else the latest on paper, which it corrects, else a new one.
 */
export const enterPaperMarksSchema = object({
  quizId: id,
  learner: string()
    .default('')
    .matches(/^[^/]{1,128}$/, message),
  number: number().integer(message).min(1, message).nullable().default(null),
  answers: array(object({ question: id, answer }))
    .default([])
    .max(QUIZ_LIMITS.questions, message),
  /** Points, which count instead of what the answer would earn, with a word to the learner; they replace earlier ones. */
  marks: array(
    object({
      question: id,
      points: number().min(0, message).max(QUESTION_LIMITS.points, message).required(message),
      comment: optionalText(QUESTION_LIMITS.comment),
    }),
  )
    .default([])
    .max(QUIZ_LIMITS.questions, message),
});
export type EnterPaperMarksInput = InferType<typeof enterPaperMarksSchema>;

/** The longest address that mail knows. */
const EMAIL_MAX = 254;

/** For a learner who wrote on paper and never opened it on the site. */
export const addPaperSchema = object({
  quizId: id,
  learner: optionalText(EMAIL_MAX).test(
    'learner',
    attemptMessages.learner,
    (value) => isEmail(value) || isUsername(value),
  ),
});
export type AddPaperInput = InferType<typeof addPaperSchema>;

/** As the examiner may know it, whatever the learner may see by now. */
export interface EnterPaperMarksResult {
  attempt: Attempt;
  score: ReviewScore;
}
