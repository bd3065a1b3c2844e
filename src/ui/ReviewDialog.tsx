import { useId, useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../domain/errors';
import { RATING_MESSAGE, type Review, REVIEW_LIMITS } from '../domain/review';
import { cleanText, tooLong } from '../domain/text';
import { Button } from './Button';
import { Chips } from './Chip';
import { Dialog } from './Dialog';
import { FieldGroup } from './Field';
import { useProblemFocus } from './form/useProblemFocus';
import { useSubmitOnce } from './form/useSubmitOnce';
import { Note } from './Note';
import { t } from './text';
import { TextArea } from './TextField';

const STARS = ['1', '2', '3', '4', '5'];

export type ReviewInput = Pick<Review, 'rating' | 'text'>;

interface ReviewDialogProps {
  title: string;
  /** What they said before, to be changed. */
  before?: ReviewInput | null;
  send: (review: ReviewInput) => Promise<{ error?: unknown }>;
  isBusy: boolean;
  onClose: () => void;
}

/** What somebody says of a tutor or a course; another review replaces the first. */
export function ReviewDialog({ title, isBusy, onClose, ...input }: ReviewDialogProps) {
  const formId = useId();
  const review = useReview({ ...input, onDone: onClose });
  const { form, submit, rating, chooseRating, text, writeText, errors, failure } = review;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyText={t('Sending...')}>
            {t('Send review')}
          </Button>
        </>
      }
    >
      <p>{t('Everybody can read it, with your first name. A new review replaces your last one.')}</p>
      <form ref={form} id={formId} className="stack" noValidate onSubmit={submit}>
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

type Reviewing = Pick<ReviewDialogProps, 'before' | 'send'> & {
  onDone: () => void;
};

function useReview({ before, send, onDone }: Reviewing) {
  const [rating, setRating] = useState(before ? String(before.rating) : '');
  const [text, setText] = useState(before?.text ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { form, focusProblem } = useProblemFocus();
  const submit = useSubmitOnce(async () => {
    const words = cleanText(text);
    const found: Errors = {
      ...(rating === '' && { rating: RATING_MESSAGE }),
      ...(words.length > REVIEW_LIMITS.text && { text: tooLong(REVIEW_LIMITS.text) }),
    };
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusProblem();
    const { error } = await send({ rating: Number(rating), text: words });
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
    chooseRating: (next: string) => change(() => setRating(next)),
    writeText: (next: string) => change(() => setText(next)),
  };
}
