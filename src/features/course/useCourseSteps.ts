import { type Course, COURSE_TRANSITIONS, type CourseStatus } from '../../domain/course';
import { t } from '../../ui/text';
import { useSetCourseStatusMutation } from './adminCourseApi';
import { STATUS_LABELS } from './courseLabels';

/** What may follow on a status, and how it is called from there. */
const STEPS: Record<CourseStatus, Partial<Record<CourseStatus, string>>> = {
  draft: { published: 'Publish', archived: 'Archive' },
  published: { draft: 'Unpublish', archived: 'Archive' },
  archived: { draft: 'Restore' },
};

type Changeable = Pick<Course, 'id' | 'course_type' | 'status'>;

/** The acts that change a course's status, from the one it has. */
export function useCourseSteps(onDone?: (status: CourseStatus) => void) {
  const [setStatus, { isLoading }] = useSetCourseStatusMutation();
  const go = async (course: Changeable, status: CourseStatus) => {
    const { error } = await setStatus({ id: course.id, course_type: course.course_type, status });
    if (!error) onDone?.(status);
  };
  return (course: Changeable) =>
    COURSE_TRANSITIONS[course.status].map((next) => ({
      label: t(STEPS[course.status][next] ?? STATUS_LABELS[next]),
      icon: next === 'archived' ? ('lock' as const) : ('check' as const),
      disabled: isLoading,
      onSelect: () => void go(course, next),
    }));
}
