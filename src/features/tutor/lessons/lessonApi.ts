import { api, call, late } from '../../../data/api';
import { notify } from '../../../data/notice';
import type { LessonAct } from '../../../domain/lesson';
import type { AnswerLessonInput, RequestLessonInput, ReviewTutorInput } from '../../../domain/lessonInput';
import type { LessonList, LessonListRequest } from './lessonDocs';

const docs = late(() => import('./lessonDocs'));

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const ANSWERED: Record<LessonAct, string> = {
  accept: 'The lesson is agreed',
  propose: 'Your proposal is on its way',
  decline: 'The request is declined',
  cancel: 'The lesson is called off',
};

const lessonApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLessons: build.query<LessonList, LessonListRequest>({
      queryFn: call(docs('listLessons'), { access: 'user' }),
      providesTags: ['Lesson'],
    }),
    // Somebody else may take an hour at any moment: nothing is kept.
    getTaken: build.query<number[], string>({
      queryFn: call(docs('readTaken')),
      providesTags: ['TutorTime'],
      keepUnusedDataFor: 0,
    }),
    // The dialogs tell of failures themselves. After one, the hours are read again: it may be that one was taken.
    requestLesson: build.mutation<null, RequestLessonInput>({
      queryFn: call(docs('requestLesson'), CALLABLE),
      invalidatesTags: ['Lesson', 'TutorTime'],
    }),
    answerLesson: build.mutation<null, AnswerLessonInput>({
      queryFn: call(docs('answerLesson'), CALLABLE),
      invalidatesTags: ['Lesson', 'TutorTime'],
      onQueryStarted: notify({ success: ({ act }) => ({ title: ANSWERED[act as LessonAct] }) }),
    }),
    reviewTutor: build.mutation<null, ReviewTutorInput>({
      queryFn: call(docs('reviewTutor'), CALLABLE),
      invalidatesTags: (_result, error, { tutorId }) => (error ? [] : [{ type: 'Tutor', id: tutorId }]),
      onQueryStarted: notify({ success: () => ({ title: 'Thank you for your review' }) }),
    }),
  }),
});

export const {
  useListLessonsQuery,
  useGetTakenQuery,
  useRequestLessonMutation,
  useAnswerLessonMutation,
  useReviewTutorMutation,
} = lessonApi;
