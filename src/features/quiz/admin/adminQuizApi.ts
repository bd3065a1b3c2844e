import { api, call } from '../../../data/api';
import { exportQuery } from '../../../data/exportQuery';
import { notify } from '../../../data/notice';
import type { Page } from '../../../domain/page';
import type { BankQuestion } from '../../../domain/question';
import type { CreateQuestionInput, UpdateQuestionInput } from '../../../domain/questionInput';
import type { Quiz, QuizStatus } from '../../../domain/quiz';
import type { CreateQuizInput, UpdateQuizInput } from '../../../domain/quizInput';
import type { SavedVersion } from '../../../domain/saving';
import {
  countPool,
  createQuestion,
  createQuiz,
  listQuestions,
  listQuizzes,
  type PoolKey,
  type QuestionListRequest,
  type QuizForEdit,
  type QuizListRequest,
  readQuestion,
  readQuizForEdit,
  removeQuestion,
  removeQuiz,
  setQuizStatus,
  updateQuestion,
  updateQuiz,
} from './adminQuizDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const afterQuiz = (id: string) => [
  { type: 'Quiz' as const, id },
  { type: 'Quiz' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'quiz' },
  'Audit' as const,
];

const AFTER_QUESTION = [{ type: 'Question' as const, id: 'LIST' }, 'Audit' as const];

const BECAME: Record<QuizStatus, string> = {
  draft: 'The quiz is a draft again',
  published: 'The quiz is published',
  archived: 'The quiz is archived',
};

const adminQuizApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuizzes: build.query<Page<Quiz>, QuizListRequest>({
      queryFn: call(listQuizzes, { access: 'user' }),
      providesTags: [{ type: 'Quiz', id: 'LIST' }],
    }),
    exportQuizzes: build.query<Page<Quiz>, QuizListRequest>(exportQuery(listQuizzes)),
    listQuestions: build.query<Page<BankQuestion>, QuestionListRequest>({
      queryFn: call(listQuestions, { access: 'user' }),
      providesTags: [{ type: 'Question', id: 'LIST' }],
    }),
    exportQuestions: build.query<Page<BankQuestion>, QuestionListRequest>(exportQuery(listQuestions)),
    countPool: build.query<number, PoolKey>({
      queryFn: call(countPool, { access: 'user' }),
      providesTags: [{ type: 'Question', id: 'LIST' }],
    }),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getQuestion: build.query<BankQuestion | null, string>({
      queryFn: call(readQuestion, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    getQuizForEdit: build.query<QuizForEdit | null, string>({
      queryFn: call(readQuizForEdit, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    createQuestion: build.mutation<SavedVersion, CreateQuestionInput>({
      queryFn: call(createQuestion, CALLABLE),
      invalidatesTags: (_result, error) => (error ? [] : AFTER_QUESTION),
      onQueryStarted: notify({ success: () => ({ title: 'Question saved' }) }),
    }),
    updateQuestion: build.mutation<SavedVersion, UpdateQuestionInput>({
      queryFn: call(updateQuestion, CALLABLE),
      invalidatesTags: (_result, error) => (error ? [] : AFTER_QUESTION),
      onQueryStarted: notify({ success: () => ({ title: 'Question saved' }) }),
    }),
    deleteQuestion: build.mutation<unknown, string>({
      queryFn: call(removeQuestion, CALLABLE),
      invalidatesTags: AFTER_QUESTION,
      onQueryStarted: notify({
        success: () => ({ title: 'Question deleted' }),
        failure: ({ message }) => ({ title: 'Failed to delete the question', description: message }),
      }),
    }),
    createQuiz: build.mutation<SavedVersion, CreateQuizInput>({
      queryFn: call(createQuiz, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterQuiz(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Quiz saved as a draft' }) }),
    }),
    updateQuiz: build.mutation<SavedVersion, UpdateQuizInput>({
      queryFn: call(updateQuiz, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterQuiz(id)),
      onQueryStarted: notify({ success: () => ({ title: 'Quiz saved' }) }),
    }),
    setQuizStatus: build.mutation<void, { id: string; status: QuizStatus }>({
      queryFn: call(setQuizStatus, CALLABLE),
      // After a refusal too: then the list shows another status than the quiz has.
      invalidatesTags: (_result, _error, { id }) => afterQuiz(id),
      onQueryStarted: notify({
        success: ({ status }) => ({ title: BECAME[status] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    deleteQuiz: build.mutation<void, string>({
      queryFn: call(removeQuiz, CALLABLE),
      invalidatesTags: (_result, _error, id) => afterQuiz(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Quiz deleted' }),
        failure: ({ message }) => ({ title: 'Failed to delete the quiz', description: message }),
      }),
    }),
  }),
});

export const {
  useListQuizzesQuery,
  useLazyExportQuizzesQuery,
  useListQuestionsQuery,
  useLazyExportQuestionsQuery,
  useCountPoolQuery,
  useGetQuestionQuery,
  useGetQuizForEditQuery,
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  useDeleteQuestionMutation,
  useCreateQuizMutation,
  useUpdateQuizMutation,
  useSetQuizStatusMutation,
  useDeleteQuizMutation,
} = adminQuizApi;
