import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages, type LessonRequest } from '../../../domain/lesson';
import { cleanText } from '../../../domain/text';
import { Button } from '../../../ui/Button';
import { Chips } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { FieldGroup } from '../../../ui/Field';
import { useSubmitOnce } from '../../../ui/form/useSubmitOnce';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import { useReviewTutorMutation } from './lessonApi';

const FORM = 'review-tutor';
const STARS = ['1', '2', '3', '4', '5'];

/** What a student says after a lesson; another review replaces the first. */
export function ReviewDialog({ lesson, onClose }: { lesson: LessonRequest; onClose: () => void }) {
  const [rating, setRating] = useState('');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading }] = useReviewTutorMutation();
  const submit = useSubmitOnce(async () => {
    setMissing(rating === '');
    if (rating === '') return;
    const { error } = await send({
      tutorId: lesson.tutor_id,
      rating: Number(rating),
      text: cleanText(text.slice(0, LESSON_LIMITS.review)),
    });
    if (!error) return onClose();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  });
  return (
    <Dialog
      isOpen
      title={t('Review {name}', { name: lesson.tutor_name })}
      onClose={onClose}
      isBusy={isLoading}
      actions={
        <>
          <Button variant="quiet" disabled={isLoading} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isLoading} busyText={t('Sending...')}>
            {t('Send review')}
          </Button>
        </>
      }
    >
      <p>{t('Everybody can read it, with your first name. A new review replaces your last one.')}</p>
      <form id={FORM} className="stack" noValidate onSubmit={submit}>
        <FieldGroup
          name="rating"
          label={t('Stars')}
          hint={t('5 is best.')}
          error={isMissing ? t(lessonMessages.rating) : undefined}
        >
          <Chips
            label={t('Stars')}
            options={STARS.map((value) => ({ value, label: value }))}
            value={rating}
            onChange={setRating}
          />
        </FieldGroup>
        <TextArea name="text" label={t('Your review')} optional rows={3} value={text} onChange={setText} />
      </form>
      {failure && (
        <Note tone="bad" role="alert">
          <p>{t(failure)}</p>
        </Note>
      )}
    </Dialog>
  );
}
