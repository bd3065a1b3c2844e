import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { EnterPaperMarksInput, EnterPaperMarksResult } from '../../domain/attemptInput';
import { enterMarks, type ExaminedAttempt, readExamined } from './adminMarkDocs';

const adminMarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Marks are given to what is stored now, and nothing behind the open form is read again.
    getExaminedAttempt: build.query<ExaminedAttempt | null, string>({
      queryFn: call(readExamined, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    enterMarks: build.mutation<EnterPaperMarksResult, EnterPaperMarksInput>({
      // A function that has slept takes its time; the client library gives up at 70 seconds.
      queryFn: call(enterMarks, { access: 'user', timeoutMs: null }),
      invalidatesTags: (_result, error, { quizId }) =>
        error ? [] : [{ type: 'Result', id: quizId }, 'Audit'],
      onQueryStarted: notify({ success: () => ({ title: 'Marks saved' }) }),
    }),
  }),
});

export const { useGetExaminedAttemptQuery, useEnterMarksMutation } = adminMarkApi;
