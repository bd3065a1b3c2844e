import type { Course } from '../../domain/course';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteCourseMutation } from './adminCourseApi';
import { adminKindOf } from './adminCourseKind';

interface AdminCourseDeleteProps {
  course: Course;
  onClose: () => void;
}

export function AdminCourseDelete({ course, onClose }: AdminCourseDeleteProps) {
  const [remove, { isLoading }] = useDeleteCourseMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: course.title })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove({ id: course.id, course_type: course.course_type })}
      onClose={onClose}
    >
      {t(adminKindOf(course).sureToDelete)}{' '}
      {course.enrolled_count > 0 &&
        t('{count, plural, one {# learner loses it} other {# learners lose it}}, with lessons and results.', {
          count: course.enrolled_count,
        })}
    </DeleteDialog>
  );
}
