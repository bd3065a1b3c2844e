import { useState } from 'react';
import { RATING_MESSAGE, type Review, REVIEW_LIMITS } from '../domain/review';
import { cleanText, tooLong } from '../domain/text';
import { Chips } from './Chip';
import { FieldGroup } from './Field';
import { FormDialog } from './form/FormDialog';
import { type Checked, useShortForm } from './form/useShortForm';
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
  const { rating, chooseRating, text, writeText, errors, ...form } = useReview({ ...input, onSent: onClose });
  return (
    <FormDialog
      {...form}
      title={title}
      intro={t('Everybody can read it, with your first name. A new review replaces your last one.')}
      submitLabel={t('Send review')}
      busyLabel={t('Sending...')}
      isBusy={isBusy}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

interface Errors {
  rating?: string;
  text?: string;
}

function check(rating: string, text: string): Checked<ReviewInput, Errors> {
  const words = cleanText(text);
  const errors: Errors = {
    ...(rating === '' && { rating: RATING_MESSAGE }),
    ...(words.length > REVIEW_LIMITS.text && { text: tooLong(REVIEW_LIMITS.text) }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { input: { rating: Number(rating), text: words } };
}

type Reviewing = Pick<ReviewDialogProps, 'before' | 'send'> & { onSent: () => void };

function useReview({ before, send, onSent }: Reviewing) {
  const [rating, setRating] = useState(before ? String(before.rating) : '');
  const [text, setText] = useState(before?.text ?? '');
  const { change, ...form } = useShortForm({ check: () => check(rating, text), send, onSent });
  return {
    ...form,
    rating,
    text,
    chooseRating: (next: string) => change(() => setRating(next)),
    writeText: (next: string) => change(() => setText(next)),
  };
}
