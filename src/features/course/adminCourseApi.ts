import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Course, CourseType } from '../../domain/course';
import {
  courseTypeIn,
  type CourseVerb,
  type CreateCourseInput,
  type SaveCourseResult,
  type UpdateCourseInput,
} from '../../domain/courseInput';
import type { AppError } from '../../domain/errors';
import { ON_DEMAND } from '../../domain/onDemand';
import type { Page } from '../../domain/page';
import type { Message } from '../../domain/saving';
import { adminKindOf } from './adminCourseKind';
import {
  type CourseForEdit,
  type CourseListRequest,
  type CourseStatusChange,
  createCourse,
  listCourses,
  readCourseForEdit,
  removeCourse,
  setCourseStatus,
  updateCourse,
} from './courseDocs';
import { COURSE_KINDS } from './courseKind';

/** What the back office reads and changes of courses. */

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const LIST = [
  { type: 'Course' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'course' },
  'Audit' as const,
];

const afterCourse = (id: string) => [{ type: 'Course' as const, id }, ...LIST];

/** The function says `Failed to create lesson: ...` of a form; other errors do not say what was being done. */
export function saveFailure(verb: CourseVerb, type: CourseType, { message }: AppError): Message {
  if (message.startsWith('Failed to ')) return { text: message };
  const noun = type === ON_DEMAND ? 'on-demand class' : 'course';
  return { text: `Failed to ${verb} ${noun}: {message}`, values: { message: message || 'Unknown error' } };
}

const failed = (verb: CourseVerb) => (error: AppError, input: object) => {
  const { text, values } = saveFailure(verb, courseTypeIn(input), error);
  return { title: text, ...(values && { values }) };
};

const savedNotice = (verb: CourseVerb) => (input: object) => ({
  title: adminKindOf({ course_type: courseTypeIn(input) }).saved[verb],
});

const adminCourseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Page<Course>, CourseListRequest>({
      queryFn: call(listCourses, { access: 'user' }),
      providesTags: [{ type: 'Course', id: 'LIST' }],
      onQueryStarted: notify({
        failure: ({ message }, { courseType }) => ({
          title: COURSE_KINDS[courseType].texts.failed,
          values: { message },
        }),
      }),
    }),
    exportCourses: build.query<Page<Course>, CourseListRequest>(exportQuery(listCourses)),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getCourseForEdit: build.query<CourseForEdit | null, string>({
      queryFn: call(readCourseForEdit, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    createCourse: build.mutation<SaveCourseResult, CreateCourseInput>({
      queryFn: call(createCourse, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterCourse(id)),
      onQueryStarted: notify({
        success: savedNotice('create'),
        failure: failed('create'),
      }),
    }),
    updateCourse: build.mutation<SaveCourseResult, UpdateCourseInput>({
      queryFn: call(updateCourse, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterCourse(id)),
      onQueryStarted: notify({
        success: savedNotice('update'),
        failure: failed('update'),
      }),
    }),
    setCourseStatus: build.mutation<void, CourseStatusChange>({
      queryFn: call(setCourseStatus, CALLABLE),
      // After a refusal too: then the list shows another status than the course has.
      invalidatesTags: (_result, _error, { id }) => afterCourse(id),
      onQueryStarted: notify({
        success: ({ status, ...course }) => ({ title: adminKindOf(course).became[status] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    deleteCourse: build.mutation<void, Pick<Course, 'id' | 'course_type'>>({
      queryFn: call(({ id }) => removeCourse(id), CALLABLE),
      invalidatesTags: (_result, _error, { id }) => afterCourse(id),
      onQueryStarted: notify({
        success: (course) => ({ title: adminKindOf(course).deleted }),
        failure: ({ message }, course) => ({ title: adminKindOf(course).failedDelete, values: { message } }),
      }),
    }),
  }),
});

export const {
  useGetCourseForEditQuery,
  useCreateCourseMutation,
  useUpdateCourseMutation,
  useListCoursesQuery,
  useLazyExportCoursesQuery,
  useSetCourseStatusMutation,
  useDeleteCourseMutation,
} = adminCourseApi;
