import { useState } from 'react';
import { MODERATION_LIMITS, type ModerationSettings } from '../../domain/moderation';
import type { SetModerationInput } from '../../domain/moderationInput';
import { splitLines, tooLong } from '../../domain/text';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Checked, useShortForm } from '../../ui/form/useShortForm';
import { TextArea } from '../../ui/TextField';
import { t } from '../../ui/text';
import { YesNoField } from '../../ui/YesNoField';
import { useSetModerationMutation } from './moderationApi';

interface AdminModerationSettingsProps {
  settings: ModerationSettings;
  onClose: () => void;
}

/** What waits for an administrator before others see it. */
export function AdminModerationSettings({ settings, onClose }: AdminModerationSettingsProps) {
  const [send, { isLoading }] = useSetModerationMutation();
  const [reviewFirst, setReviewFirst] = useState(settings.review_first);
  const [words, setWords] = useState(settings.words.join('\n'));
  const { change, errors, ...form } = useShortForm({
    check: () => check(reviewFirst, words),
    send,
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('What waits for review')}
      intro={t('Rude words and phone numbers always wait. Staff never do.')}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      isBusy={isLoading}
      onClose={onClose}
    >
      <YesNoField
        name="reviewFirst"
        label={t('First posts of new accounts wait?')}
        value={reviewFirst}
        onChange={(next) => change(() => setReviewFirst(next))}
      />
      <TextArea
        name="words"
        label={t('More words that wait')}
        hint={t('One on each line, in English or Swahili.')}
        optional
        rows={6}
        error={errors.words && t(errors.words)}
        value={words}
        onChange={(next) => change(() => setWords(next))}
      />
    </FormDialog>
  );
}

function check(reviewFirst: boolean, typed: string): Checked<SetModerationInput, { words?: string }> {
  const words = splitLines(typed);
  const isLong = words.some((word) => word.length > MODERATION_LIMITS.word);
  if (isLong) return { errors: { words: tooLong(MODERATION_LIMITS.word) } };
  if (words.length > MODERATION_LIMITS.words)
    return { errors: { words: `Use at most ${MODERATION_LIMITS.words} words` } };
  return { input: { reviewFirst, words } };
}
