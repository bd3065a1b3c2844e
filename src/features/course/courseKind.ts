import { useLocation } from 'react-router-dom';
import type { Course, CourseType } from '../../domain/course';
import { ON_DEMAND } from '../../domain/onDemand';
import { paths } from '../../domain/paths';

/** Where courses and on-demand classes differ for learners: their addresses, and what they are called. */

interface CourseKind {
  type: CourseType;
  /** The public list. */
  list: string;
  page: (id: string) => string;
  learn: (id: string) => string;
  texts: Readonly<
    Record<
      | 'one'
      | 'all'
      | 'allLink'
      | 'search'
      | 'searchIn'
      | 'category'
      | 'noneYet'
      | 'noneFound'
      | 'notFound'
      | 'failed'
      | 'failedOne'
      | 'includes'
      | 'content'
      | 'goTo'
      | 'reopen'
      | 'progress'
      | 'finished'
      | 'rate'
      | 'preview'
      | 'closed'
      | 'howTo'
      | 'noLessons',
      string
    >
  >;
}

export const COURSE_KINDS: Readonly<Record<CourseType, CourseKind>> = {
  course: {
    type: 'course',
    list: paths.courses,
    page: paths.course,
    learn: paths.learn,
    texts: {
      one: 'Course',
      all: 'Courses',
      allLink: 'All courses',
      search: 'Search courses',
      searchIn: 'Title, instructor or category',
      category: 'Category',
      noneYet: 'No courses yet',
      noneFound: 'No courses match your search',
      notFound: 'Course not found.',
      failed: 'Failed to fetch courses: {message}',
      failedOne: 'Failed to fetch course: {message}',
      includes: 'This course includes',
      content: 'Course content',
      goTo: 'To the course',
      reopen: 'Open the course',
      progress: 'Progress in this course',
      finished: 'You have finished this course. Well done!',
      rate: 'Rate this course',
      preview: 'This lesson is a free preview of the course.',
      closed: 'New learners cannot enrol: this course is not published.',
      howTo: 'How to get this course',
      noLessons: 'This course has no lessons yet.',
    },
  },
  [ON_DEMAND]: {
    type: ON_DEMAND,
    list: paths.onDemandClasses,
    page: paths.onDemandClass,
    learn: paths.learnOnDemand,
    texts: {
      one: 'On-demand class',
      all: 'On-Demand Classes',
      allLink: 'All on-demand classes',
      search: 'Search on-demand classes',
      searchIn: 'Title, instructor or subject',
      category: 'Subject',
      noneYet: 'No on-demand classes yet',
      noneFound: 'No on-demand classes match your search',
      notFound: 'On-demand class not found.',
      failed: 'Failed to fetch on-demand classes: {message}',
      failedOne: 'Failed to fetch on-demand class: {message}',
      includes: 'This class includes',
      content: 'Class content',
      goTo: 'To the class',
      reopen: 'Open the class',
      progress: 'Progress in this class',
      finished: 'You have finished this class. Well done!',
      rate: 'Rate this class',
      preview: 'This lesson is a free preview of the class.',
      closed: 'New learners cannot enrol: this class is not published.',
      howTo: 'How to get this class',
      noLessons: 'This class has no lessons yet.',
    },
  },
};

export const kindOf = ({ course_type }: Pick<Course, 'course_type'>) => COURSE_KINDS[course_type];

/** The kind that a learner's address is for. */
export function useCourseKind(): CourseKind {
  const { pathname } = useLocation();
  return COURSE_KINDS[pathname.startsWith(paths.onDemandClass('')) ? ON_DEMAND : 'course'];
}
