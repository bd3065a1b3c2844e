import { api, call, late } from '../../../data/api';
import { noticeShown, notify } from '../../../data/notice';
import type { Attempt } from '../../../domain/attempt';
import type { AttemptPart } from '../../../domain/attemptInput';
import type { Course } from '../../../domain/course';
import type { CourseModule } from '../../../domain/courseContent';
import type { Enrolment } from '../../../domain/enrolment';
import type {
  IssueCertificateResult,
  OpenCourseFileInput,
  SaveReviewInput,
} from '../../../domain/learnInput';
import type { MediaLink } from '../../../domain/media';
import type {
  AssessmentKey,
  CourseKey,
  GivenAnswers,
  LastLesson,
  LessonMark,
  ModuleKey,
  ReviewedPaper,
} from './learnDocs';

const docs = late(() => import('./learnDocs'));

/** A function that has slept takes its time. */
const CALLABLE = { access: 'user', timeoutMs: 30_000 } as const;

const enrolmentTag = (courseId: string) => ({ type: 'Enrolment' as const, id: courseId });
const attemptsTag = ({ courseId, moduleId }: ModuleKey) => ({
  type: 'Attempt' as const,
  id: `${courseId}/${moduleId}`,
});

const learnApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHiddenCourse: build.query<Course | null, CourseKey>({
      queryFn: call(docs('readHiddenCourse'), { access: 'user' }),
      providesTags: (_result, _error, { courseId }) => [{ type: 'Course', id: courseId }],
    }),
    getEnrolment: build.query<Enrolment | null, CourseKey>({
      queryFn: call(docs('readEnrolment'), { access: 'user' }),
      providesTags: (_result, _error, { courseId }) => [enrolmentTag(courseId)],
    }),
    listEnrolments: build.query<Enrolment[], string>({
      queryFn: call(docs('listEnrolments'), { access: 'user' }),
      providesTags: (enrolments = []) => enrolments.map(({ course_id }) => enrolmentTag(course_id)),
    }),
    enrol: build.mutation<unknown, string>({
      queryFn: call(docs('enrol'), CALLABLE),
      // Also of the list, which does not know the course yet.
      invalidatesTags: ['Enrolment'],
    }),
    getModule: build.query<CourseModule | null, ModuleKey>({
      queryFn: call(docs('readModule'), { access: 'user' }),
      providesTags: (_result, _error, { courseId }) => [{ type: 'Course', id: courseId }],
    }),
    markLesson: build.mutation<void, LessonMark>({
      queryFn: call(docs('markLesson'), { access: 'user' }),
      async onQueryStarted({ lessonId, isDone, ...key }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          learnApi.util.updateQueryData('getEnrolment', key, (enrolment) => {
            if (!enrolment) return;
            const others = enrolment.completed_lessons.filter((id) => id !== lessonId);
            enrolment.completed_lessons = isDone ? [...others, lessonId] : others;
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          patch.undo();
          dispatch(
            noticeShown({
              variant: 'error',
              title: 'Could not save your progress',
              description: 'Please try again.',
            }),
          );
        }
      },
    }),
    saveLastLesson: build.mutation<void, LastLesson>({
      queryFn: call(docs('saveLastLesson'), { access: 'user' }),
      async onQueryStarted({ lessonId, ...key }, { dispatch, queryFulfilled }) {
        if ((await queryFulfilled.catch(() => null)) === null) return;
        dispatch(
          learnApi.util.updateQueryData('getEnrolment', key, (enrolment) => {
            if (enrolment) enrolment.last_lesson = lessonId;
          }),
        );
      },
    }),
    openCourseFile: build.mutation<MediaLink, OpenCourseFileInput>({
      queryFn: call(docs('openCourseFile'), { timeoutMs: CALLABLE.timeoutMs }),
    }),
    listAttempts: build.query<Attempt[], AssessmentKey>({
      queryFn: call(docs('listAttempts'), { access: 'user' }),
      providesTags: (_result, _error, key) => [attemptsTag(key)],
    }),
    getAttemptReview: build.query<ReviewedPaper, string>({
      queryFn: call(docs('readAttemptReview'), { access: 'user' }),
    }),
    startAttempt: build.mutation<AttemptPart, AssessmentKey>({
      queryFn: call(docs('startAttempt'), CALLABLE),
    }),
    saveAnswers: build.mutation<unknown, GivenAnswers>({ queryFn: call(docs('saveAnswers'), CALLABLE) }),
    submitAttempt: build.mutation<Attempt, GivenAnswers>({
      queryFn: call(docs('submitAttempt'), CALLABLE),
      invalidatesTags: (_result, error, { attempt: { parent, part } }) =>
        error ? [] : [attemptsTag({ courseId: parent, moduleId: part }), enrolmentTag(parent)],
    }),
    issueCertificate: build.mutation<IssueCertificateResult, string>({
      queryFn: call(docs('issueCertificate'), CALLABLE),
      // After a refusal too: then the page shows more as done than is.
      invalidatesTags: (_result, _error, courseId) => [enrolmentTag(courseId)],
      onQueryStarted: notify({
        failure: ({ message }) => ({ title: 'There is no certificate yet', description: message }),
      }),
    }),
    getOwnReview: build.query<{ rating: number; text: string } | null, CourseKey>({
      queryFn: call(docs('readOwnReview'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    saveReview: build.mutation<void, SaveReviewInput>({
      queryFn: call(docs('saveReview'), CALLABLE),
      invalidatesTags: (_result, error, { courseId }) => (error ? [] : [{ type: 'Course', id: courseId }]),
      onQueryStarted: notify({ success: () => ({ title: 'Thank you for your review!' }) }),
    }),
  }),
});

export const {
  useGetHiddenCourseQuery,
  useGetEnrolmentQuery,
  useListEnrolmentsQuery,
  useEnrolMutation,
  useGetModuleQuery,
  useMarkLessonMutation,
  useSaveLastLessonMutation,
  useOpenCourseFileMutation,
  useListAttemptsQuery,
  useGetAttemptReviewQuery,
  useStartAttemptMutation,
  useSaveAnswersMutation,
  useSubmitAttemptMutation,
  useIssueCertificateMutation,
  useLazyGetOwnReviewQuery,
  useSaveReviewMutation,
} = learnApi;
