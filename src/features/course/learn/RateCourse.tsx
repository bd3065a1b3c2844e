import { useState } from 'react';
import type { Course } from '../../../domain/course';
import { Button } from '../../../ui/Button';
import { ReviewDialog } from '../../../ui/ReviewDialog';
import { t } from '../../../ui/text';
import { kindOf } from '../courseKind';
import { useLazyGetOwnReviewQuery, useSaveReviewMutation } from './learnApi';

/** A learner's own review, which they may change. */
export function RateCourse({ course, uid }: { course: Course; uid: string }) {
  const [isOpen, setOpen] = useState(false);
  const [read, before] = useLazyGetOwnReviewQuery();
  const [save, { isLoading }] = useSaveReviewMutation();
  const open = async () => {
    await read({ uid, courseId: course.id });
    setOpen(true);
  };
  return (
    <div>
      <Button
        variant="line"
        icon="star"
        busy={before.isFetching}
        busyText={t('Please wait...')}
        onClick={() => void open()}
      >
        {t(kindOf(course).texts.rate)}
      </Button>
      {isOpen && (
        <ReviewDialog
          title={t('Review {name}', { name: course.title })}
          before={before.data}
          send={(review) => save({ courseId: course.id, ...review })}
          isBusy={isLoading}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
