import type { Course } from '../../domain/course';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteCourseMutation } from './adminCourseApi';

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
      remove={() => remove(course.id)}
      onClose={onClose}
    >
      {t('Are you sure you want to delete this course? This action cannot be undone.')}{' '}
      {course.enrolled_count > 0 &&
        t('{count, plural, one {# learner loses it} other {# learners lose it}}, with lessons and results.', {
          count: course.enrolled_count,
        })}
    </DeleteDialog>
  );
}
