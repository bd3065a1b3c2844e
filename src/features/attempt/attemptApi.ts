import { api, call, late } from '../../data/api';
import type { Heard } from '../../data/steadyClock';
import type { Attempt, PaperSection, ReviewScore, TopicPoints } from '../../domain/attempt';
import type { SaveAnswersResult, StartAttemptInput } from '../../domain/attemptInput';
import type { AnswersOf, AttemptReview, AttemptTarget, LockedQuestion, StartedAttempt } from './attemptDocs';
import type { GivenAnswers } from './keptAnswers';

const docs = late(() => import('./attemptDocs'));

/** A function that has slept takes its time. */
const CALLABLE = { access: 'user', timeoutMs: 30_000 } as const;

const tagOf = ({ parent, part }: Pick<Attempt, 'parent' | 'part'>) => ({
  type: 'Attempt' as const,
  id: `${parent}/${part}`,
});

const attemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuizAttempts: build.query<Attempt[], AttemptTarget>({
      queryFn: call(docs('listAttempts'), { access: 'user' }),
      providesTags: (_result, _error, target) => [tagOf(target)],
    }),
    getReview: build.query<AttemptReview, { attempt: Attempt; now: number }>({
      queryFn: call(docs('readReview'), { access: 'user' }),
      providesTags: (_result, _error, { attempt }) => [tagOf(attempt)],
    }),
    startQuiz: build.mutation<StartedAttempt, StartAttemptInput>({
      queryFn: call(docs('startAttempt'), CALLABLE),
      // After a refusal too: then the page shows other attempts than there are.
      invalidatesTags: (_result, _error, input) => [tagOf(input)],
    }),
    resumeAttempt: build.mutation<StartedAttempt, Attempt>({
      queryFn: call(docs('resumeAttempt'), CALLABLE),
    }),
    getPaper: build.query<PaperSection[], Attempt>({
      queryFn: call(docs('readPaper'), { access: 'user' }),
    }),
    getScore: build.query<ReviewScore | null, Attempt>({
      queryFn: call(docs('readScore'), { access: 'user' }),
    }),
    getTopicProgress: build.query<TopicPoints[], string>({
      queryFn: call(docs('readTopicProgress'), { access: 'user' }),
      // The next attempt changes it; each score is kept on the device anyway.
      keepUnusedDataFor: 0,
    }),
    saveQuizAnswers: build.mutation<SaveAnswersResult & Heard, AnswersOf>({
      queryFn: call(docs('saveAnswers'), CALLABLE),
    }),
    lockQuestion: build.mutation<StartedAttempt, LockedQuestion>({
      queryFn: call(docs('lockQuestion'), CALLABLE),
    }),
    submitQuiz: build.mutation<Attempt, { attempt: Attempt; given: GivenAnswers }>({
      queryFn: call(docs('submitAttempt'), CALLABLE),
    }),
  }),
});

export const {
  useListQuizAttemptsQuery,
  useGetReviewQuery,
  useStartQuizMutation,
  useResumeAttemptMutation,
  useGetPaperQuery,
  useGetScoreQuery,
  useGetTopicProgressQuery,
  useSaveQuizAnswersMutation,
  useLockQuestionMutation,
  useSubmitQuizMutation,
} = attemptApi;

/** What was shown of attempts and of what depends on them is old. */
export const attemptsChanged = (attempt: Pick<Attempt, 'parent' | 'part'>) =>
  api.util.invalidateTags([tagOf(attempt), { type: 'Enrolment', id: attempt.parent }]);
