import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Course, CourseStatus } from '../../domain/course';
import type {
  CourseVerb,
  CreateCourseInput,
  SaveCourseResult,
  UpdateCourseInput,
} from '../../domain/courseInput';
import type { AppError } from '../../domain/errors';
import type { Page } from '../../domain/page';
import type { Message } from '../../domain/saving';
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
export const saveFailure = (verb: CourseVerb, { message }: AppError): Message =>
  message.startsWith('Failed to ')
    ? { text: message }
    : { text: `Failed to ${verb} course: {message}`, values: { message } };

const failed = (verb: CourseVerb) => (error: AppError) => {
  const { text, values } = saveFailure(verb, error);
  return { title: text, ...(values && { values }) };
};

const STATUS_NOTICES: Record<CourseStatus, string> = {
  published: 'Course published',
  draft: 'Course is a draft now',
  archived: 'Course archived',
};

const adminCourseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Page<Course>, CourseListRequest>({
      queryFn: call(listCourses, { access: 'user' }),
      providesTags: [{ type: 'Course', id: 'LIST' }],
      onQueryStarted: notify({
        failure: ({ message }) => ({ title: 'Failed to fetch courses: {message}', values: { message } }),
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
        success: () => ({ title: 'Course created successfully!' }),
        failure: failed('create'),
      }),
    }),
    updateCourse: build.mutation<SaveCourseResult, UpdateCourseInput>({
      queryFn: call(updateCourse, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterCourse(id)),
      onQueryStarted: notify({
        success: () => ({ title: 'Course data updated successfully!' }),
        failure: failed('update'),
      }),
    }),
    setCourseStatus: build.mutation<void, CourseStatusChange>({
      queryFn: call(setCourseStatus, CALLABLE),
      // After a refusal too: then the list shows another status than the course has.
      invalidatesTags: (_result, _error, { id }) => afterCourse(id),
      onQueryStarted: notify({
        success: ({ status }) => ({ title: STATUS_NOTICES[status] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    deleteCourse: build.mutation<void, string>({
      queryFn: call(removeCourse, CALLABLE),
      invalidatesTags: (_result, _error, id) => afterCourse(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Course deleted successfully!' }),
        failure: ({ message }) => ({ title: 'Failed to delete course: {message}', values: { message } }),
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
