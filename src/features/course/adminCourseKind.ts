import { useLocation } from 'react-router-dom';
import type { Course, CourseStatus, CourseType } from '../../domain/course';
import type { CourseVerb } from '../../domain/courseInput';
import { ON_DEMAND } from '../../domain/onDemand';
import { paths } from '../../domain/paths';

/** Where courses and on-demand classes differ in the back office. */

interface AdminCourseKind {
  list: string;
  edit: (id: string) => string;
  preview: (id: string) => string;
  back: string;
  editTitle: string;
  notFound: string;
  /** Who can open what is not published. */
  openTo: Readonly<Record<Exclude<CourseStatus, 'published'>, string>>;
  /** Notices of what was done. */
  became: Readonly<Record<CourseStatus, string>>;
  saved: Readonly<Record<CourseVerb, string>>;
  deleted: string;
  failedDelete: string;
  sureToDelete: string;
}

const ADMIN_COURSE_KINDS: Readonly<Record<CourseType, AdminCourseKind>> = {
  course: {
    list: paths.adminCourses,
    edit: paths.adminEditCourse,
    preview: paths.adminPreviewCourse,
    back: 'Back to Courses',
    editTitle: 'Edit Course',
    notFound: 'Course Not Found',
    openTo: {
      draft: 'This course is a draft: only you and administrators can open it.',
      archived: 'This course is archived: only those who take it already can open it.',
    },
    became: {
      published: 'Course published',
      draft: 'Course is a draft now',
      archived: 'Course archived',
    },
    saved: { create: 'Course created successfully!', update: 'Course data updated successfully!' },
    deleted: 'Course deleted successfully!',
    failedDelete: 'Failed to delete course: {message}',
    sureToDelete: 'Are you sure you want to delete this course? This action cannot be undone.',
  },
  [ON_DEMAND]: {
    list: paths.adminOnDemand,
    edit: paths.adminEditOnDemand,
    preview: paths.adminPreviewOnDemand,
    back: 'Back to On-Demand Classes',
    editTitle: 'Edit On-Demand Class',
    notFound: 'On-demand class not found.',
    openTo: {
      draft: 'This class is a draft: only you and administrators can open it.',
      archived: 'This class is archived: only those who take it already can open it.',
    },
    became: {
      published: 'On-demand class published',
      draft: 'On-demand class is a draft now',
      archived: 'On-demand class archived',
    },
    saved: { create: 'On-demand class created successfully!', update: 'On-demand class updated!' },
    deleted: 'On-demand class deleted successfully!',
    failedDelete: 'Failed to delete on-demand class: {message}',
    sureToDelete: 'Are you sure you want to delete this class? This action cannot be undone.',
  },
};

export const adminKindOf = ({ course_type }: Pick<Course, 'course_type'>) => ADMIN_COURSE_KINDS[course_type];

/** The kind that an address of the back office is for. */
export function useAdminCourseKind(): AdminCourseKind {
  const { pathname } = useLocation();
  return ADMIN_COURSE_KINDS[pathname.startsWith(`${paths.adminInteractive}/`) ? ON_DEMAND : 'course'];
}
