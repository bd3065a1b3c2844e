import { type Course, courseRating, courseStudents } from '../../domain/course';
import { t } from '../../ui/text';
import { CourseRating } from './CourseRating';

/** How it is rated, and how many take it. */
export function CourseFigures({ course }: { course: Course }) {
  return (
    <p className="row wraps">
      <CourseRating rating={courseRating(course)} reviews={course.review_count} />
      <span className="meta nums">
        {t('{n, plural, one {# student} other {# students}}', { n: courseStudents(course) })}
      </span>
    </p>
  );
}
