import { api, call } from '../../../data/api';
import { exportQuery } from '../../../data/exportQuery';
import type { AddPaperInput } from '../../../domain/attemptInput';
import type { AttemptResult, ResultTotals } from '../../../domain/attemptResult';
import type { Page } from '../../../domain/page';
import type { Quiz } from '../../../domain/quiz';
import {
  addPaper,
  listResults,
  type QuizResultsKey,
  readQuiz,
  readTotals,
  type ResultListRequest,
} from './resultDocs';

/** A class hands in while its teacher looks: what was read a moment ago is old. */
const SHORT_LIFE_S = 10;

const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExaminedQuiz: build.query<Quiz | null, string>({
      queryFn: call(readQuiz, { access: 'user' }),
      providesTags: (_result, _error, id) => [{ type: 'Quiz', id }],
    }),
    listResults: build.query<Page<AttemptResult>, ResultListRequest>({
      queryFn: call(listResults, { access: 'user' }),
      keepUnusedDataFor: SHORT_LIFE_S,
      providesTags: (_result, _error, { quizId }) => [{ type: 'Result', id: quizId }],
    }),
    exportResults: build.query<Page<AttemptResult>, ResultListRequest>(exportQuery(listResults)),
    addPaper: build.mutation<string, AddPaperInput>({
      // A function that has slept takes its time; the client library gives up at 70 seconds.
      queryFn: call(addPaper, { access: 'user', timeoutMs: null }),
      invalidatesTags: (_result, error, { quizId }) => (error ? [] : [{ type: 'Result', id: quizId }]),
    }),
    getResultTotals: build.query<ResultTotals, QuizResultsKey>({
      queryFn: call(readTotals, { access: 'user' }),
      keepUnusedDataFor: SHORT_LIFE_S,
      providesTags: (_result, _error, { quizId }) => [{ type: 'Result', id: quizId }],
    }),
  }),
});

export const {
  useGetExaminedQuizQuery,
  useListResultsQuery,
  useLazyExportResultsQuery,
  useAddPaperMutation,
  useGetResultTotalsQuery,
} = resultApi;
