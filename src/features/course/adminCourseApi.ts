import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Course, CourseStatus } from '../../domain/course';
import type { Page } from '../../domain/page';
import {
  type CourseListRequest,
  type CourseStatusChange,
  listCourses,
  removeCourse,
  setCourseStatus,
} from './courseDocs';

/** What the back office reads and changes of courses. */

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const LIST = [
  { type: 'Course' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'course' },
  'Audit' as const,
];

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
    setCourseStatus: build.mutation<void, CourseStatusChange>({
      queryFn: call(setCourseStatus, CALLABLE),
      // After a refusal too: then the list shows another status than the course has.
      invalidatesTags: LIST,
      onQueryStarted: notify({
        success: ({ status }) => ({ title: STATUS_NOTICES[status] }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
    deleteCourse: build.mutation<void, string>({
      queryFn: call(removeCourse, CALLABLE),
      invalidatesTags: LIST,
      onQueryStarted: notify({
        success: () => ({ title: 'Course deleted successfully!' }),
        failure: ({ message }) => ({ title: 'Failed to delete course: {message}', values: { message } }),
      }),
    }),
  }),
});

export const {
  useListCoursesQuery,
  useLazyExportCoursesQuery,
  useSetCourseStatusMutation,
  useDeleteCourseMutation,
} = adminCourseApi;
