import { api, call } from '../../data/api';
import { notify } from '../../data/notice';
import type { Certificate } from '../../domain/certificate';
import type { Course, CourseRow, CourseType } from '../../domain/course';
import type { Lesson } from '../../domain/courseContent';
import { COURSE_KINDS } from './courseKind';
import {
  listCatalogCourses,
  type PreviewKey,
  readCertificate,
  readCourse,
  readPreview,
} from './coursePublic';

/** What everybody reads of courses. Learners' reads are in learn/learnApi.ts, the back office's in adminCourseApi.ts. */
const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogCourses: build.query<CourseRow[], CourseType>({
      queryFn: call(async (type) => (await listCatalogCourses()).filter((row) => row.course_type === type)),
      providesTags: [{ type: 'Catalog', id: 'course' }],
      onQueryStarted: notify({
        failure: ({ message }, type) => ({ title: COURSE_KINDS[type].texts.failed, values: { message } }),
      }),
    }),
    getCourse: build.query<Course | null, string>({
      queryFn: call(readCourse),
      providesTags: (_result, _error, id) => [{ type: 'Course', id }],
    }),
    getPreview: build.query<Lesson | null, PreviewKey>({
      queryFn: call(readPreview),
      providesTags: (_result, _error, { courseId }) => [{ type: 'Course', id: courseId }],
    }),
    getCertificate: build.query<Certificate | null, string>({ queryFn: call(readCertificate) }),
  }),
});

export const { useListCatalogCoursesQuery, useGetCourseQuery, useGetPreviewQuery, useGetCertificateQuery } =
  courseApi;
