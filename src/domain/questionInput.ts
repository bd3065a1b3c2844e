import { number, object, type InferType } from 'yup';
import { uuid } from './field';
import { questionFormMessages, questionFormSchema } from './questionForm';

/** What the functions around the question bank take, and what they say. */

const id = uuid(questionFormMessages.id);

/** The id is made when the form opens: sent twice, it is one question. */
export const createQuestionSchema = questionFormSchema.shape({ id });
export type CreateQuestionInput = InferType<typeof createQuestionSchema>;

/** `version` is that of the question which the editor began from. */
export const updateQuestionSchema = createQuestionSchema.shape({
  version: number().integer().min(1, questionFormMessages.id).required(questionFormMessages.id),
});
export type UpdateQuestionInput = InferType<typeof updateQuestionSchema>;

export const questionIdSchema = object({ id });
export type QuestionIdInput = InferType<typeof questionIdSchema>;

export const questionMessages = {
  missing: 'This question was deleted.',
  conflict: 'Somebody else saved this question meanwhile.',
  createdAlready: 'This question was saved already, with other content. Reload the page to see it.',
  isHeld: 'A quiz asks this question, so it cannot be deleted. Take it out of the quiz first.',
  tooLong: 'A quiz that asks this question would become too long. Use a shorter text.',
  manyQuizzes: 'More than 100 quizzes ask this question, so it cannot be changed. Copy it instead.',
} as const;
