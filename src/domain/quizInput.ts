import { number, object, type InferType } from 'yup';
import { oneOfText, uuid } from './field';
import { QUIZ_STATUSES, quizMessages } from './quiz';
import { quizFormSchema } from './quizForm';

/** What the functions around quizzes take. */

const id = uuid(quizMessages.id);

/** The id is made when the form opens: sent twice, it is one quiz. */
export const createQuizSchema = quizFormSchema.shape({ id });
export type CreateQuizInput = InferType<typeof createQuizSchema>;

/** `version` is that of the quiz which the editor began from. */
export const updateQuizSchema = createQuizSchema.shape({
  version: number().integer().min(1, quizMessages.id).required(quizMessages.id),
});
export type UpdateQuizInput = InferType<typeof updateQuizSchema>;

export const setQuizStatusSchema = object({
  id,
  status: oneOfText('Choose draft, published or archived', QUIZ_STATUSES),
});
export type SetQuizStatusInput = InferType<typeof setQuizStatusSchema>;

export const quizIdSchema = object({ id });
export type QuizIdInput = InferType<typeof quizIdSchema>;
