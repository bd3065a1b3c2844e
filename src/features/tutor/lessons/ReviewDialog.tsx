import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages, type LessonRequest } from '../../../domain/lesson';
import { cleanText, tooLong } from '../../../domain/text';
import { Button } from '../../../ui/Button';
import { Chips } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { FieldGroup } from '../../../ui/Field';
import { useProblemFocus } from '../../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../../ui/form/useSubmitOnce';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import { useReviewTutorMutation } from './lessonApi';

const FORM = 'review-tutor';
const STARS = ['1', '2', '3', '4', '5'];

/** What a student says after a lesson; another review replaces the first. */
export function ReviewDialog({ lesson, onClose }: { lesson: LessonRequest; onClose: () => void }) {
  const review = useReview(lesson, onClose);
  const { form, submit, rating, chooseRating, text, writeText, errors, failure, isBusy } = review;
  return (
    <Dialog
      isOpen
      title={t('Review {name}', { name: lesson.tutor_name })}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} busyText={t('Sending...')}>
            {t('Send review')}
          </Button>
        </>
      }
    >
      <p>{t('Everybody can read it, with your first name. A new review replaces your last one.')}</p>
      <form ref={form} id={FORM} className="stack" noValidate onSubmit={submit}>
        <FieldGroup
          name="rating"
          label={t('Stars')}
          hint={t('5 is best.')}
          error={errors.rating && t(errors.rating)}
        >
          <Chips
            label={t('Stars')}
            options={STARS.map((value) => ({ value, label: value }))}
            value={rating}
            onChange={chooseRating}
          />
        </FieldGroup>
        <TextArea
          name="text"
          label={t('Your review')}
          optional
          rows={3}
          error={errors.text && t(errors.text)}
          value={text}
          onChange={writeText}
        />
      </form>
      {failure && (
        <Note tone="bad" role="alert">
          <p>{t(failure)}</p>
        </Note>
      )}
    </Dialog>
  );
}

interface Errors {
  rating?: string;
  text?: string;
}

function useReview(lesson: LessonRequest, onDone: () => void) {
  const [rating, setRating] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { form, focusProblem } = useProblemFocus();
  const [send, { isLoading }] = useReviewTutorMutation();
  const submit = useSubmitOnce(async () => {
    const words = cleanText(text);
    const found: Errors = {
      ...(rating === '' && { rating: lessonMessages.rating }),
      ...(words.length > LESSON_LIMITS.review && { text: tooLong(LESSON_LIMITS.review) }),
    };
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusProblem();
    const { error } = await send({ tutorId: lesson.tutor_id, rating: Number(rating), text: words });
    if (!error) return onDone();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  });
  const change = (set: () => void) => {
    set();
    setErrors({});
    setFailure(null);
  };
  return {
    form,
    rating,
    text,
    errors,
    failure,
    submit,
    isBusy: isLoading,
    chooseRating: (next: string) => change(() => setRating(next)),
    writeText: (next: string) => change(() => setText(next)),
  };
}
