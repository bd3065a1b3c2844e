import type { Course } from '../../../domain/course';
import type { Enrolment } from '../../../domain/enrolment';
import { CourseOutline } from '../CourseOutline';
import { doneParts } from './steps';
import { assessmentPath, lessonPath } from './learnLinks';

interface LinkedOutlineProps {
  course: Course;
  enrolment: Enrolment;
  current?: string | undefined;
}

/** The outline of a course for who takes it: everything opens, and what is done is marked. */
export const LinkedOutline = ({ course, enrolment, current }: LinkedOutlineProps) => (
  <CourseOutline
    outline={course.outline}
    lessonTo={(lesson) => lessonPath(course, lesson.id)}
    assessmentTo={(module) => assessmentPath(course, module.id)}
    done={doneParts(enrolment)}
    current={current}
  />
);
