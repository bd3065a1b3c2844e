import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { Quiz, QuizRow } from '../../domain/quiz';
import { listCatalogQuizzes, readQuiz } from './quizPublic';

/** What everybody reads of quizzes. Taking them is features/attempt, making them admin/. */
const quizApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogQuizzes: build.query<QuizRow[], void>({
      queryFn: call(listCatalogQuizzes),
      providesTags: [{ type: 'Catalog', id: 'quiz' }],
      onQueryStarted: notify({
        failure: ({ message }) => ({ title: 'Failed to fetch quizzes: {message}', values: { message } }),
      }),
    }),
    getQuiz: build.query<Quiz | null, string>({
      queryFn: call(readQuiz),
      providesTags: (_result, _error, id) => [{ type: 'Quiz', id }],
    }),
  }),
});

export const { useListCatalogQuizzesQuery, useGetQuizQuery } = quizApi;
