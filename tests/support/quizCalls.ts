import { randomUUID } from 'node:crypto';
import type { QuestionForm } from '../../src/domain/questionForm';
import type { QuizForm } from '../../src/domain/quizForm';
import type { SavedVersion } from '../../src/domain/saving';
import { type Account, callFunction } from './callers';
import { validQuestion, validQuiz } from './quizzes';
import { adminDb } from './world';

/** What the author of quizzes and questions calls. */

/** `author` is asked late, since a test signs up after its file is loaded. */
export function quizCalls(author: () => Account) {
  const call = <Output = SavedVersion>(name: string, input: object, caller = author()) =>
    callFunction<Output>(name, input, caller);
  const createQuestion = (form: object = validQuestion(), caller = author(), id: string = randomUUID()) =>
    call('createQuestion', { id, ...form }, caller);
  const createQuiz = (form: object, caller = author(), id: string = randomUUID()) =>
    call('createQuiz', { id, ...form }, caller);
  return {
    createQuestion,
    updateQuestion: (id: string, version: number, form: object, caller = author()) =>
      call('updateQuestion', { id, version, ...form }, caller),
    deleteQuestion: (id: string, caller = author()) => call('deleteQuestion', { id }, caller),
    createQuiz,
    updateQuiz: (id: string, version: number, form: object, caller = author()) =>
      call('updateQuiz', { id, version, ...form }, caller),
    setStatus: (id: string, status: string, caller = author()) =>
      call('setQuizStatus', { id, status }, caller),
    deleteQuiz: (id: string, caller = author()) => call('deleteQuiz', { id }, caller),
    newQuestionId: async (form: QuestionForm = validQuestion(), caller = author()): Promise<string> => {
      const { result } = await createQuestion(form, caller);
      if (!result) throw new Error('The question was not created');
      return result.id;
    },
    /** A draft that asks these. */
    newQuizId: async (questions: readonly string[], changes: Partial<QuizForm> = {}): Promise<string> => {
      const { result, error } = await createQuiz(validQuiz(questions, changes));
      if (!result) throw new Error(`The quiz was not created: ${JSON.stringify(error)}`);
      return result.id;
    },
    storedQuiz: async (id: string) => {
      const db = adminDb();
      const [quiz, paper, keys] = await db.getAll(
        db.doc(`quizzes/${id}`),
        db.doc(`quizzes/${id}/questions/0`),
        db.doc(`answer_keys/${id}`),
      );
      return { quiz: quiz?.data(), paper: paper?.data(), keys: keys?.data() };
    },
  };
}
