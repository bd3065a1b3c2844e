import type { LessonRequest } from '../../../domain/lesson';
import { ReviewDialog } from '../../../ui/ReviewDialog';
import { t } from '../../../ui/text';
import { useReviewTutorMutation } from './lessonApi';

/** What a student says of a tutor after a lesson. */
export function ReviewTutor({ lesson, onClose }: { lesson: LessonRequest; onClose: () => void }) {
  const [send, { isLoading }] = useReviewTutorMutation();
  return (
    <ReviewDialog
      title={t('Review {name}', { name: lesson.tutor_name })}
      send={(review) => send({ tutorId: lesson.tutor_id, ...review })}
      isBusy={isLoading}
      onClose={onClose}
    />
  );
}
