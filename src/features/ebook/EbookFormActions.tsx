import type { SubmitStep } from '../../data/useFormSubmit';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import styles from './EbookForm.module.css';
import type { EbookSubmission } from './useEbookSubmit';

const STEP_TEXTS: Record<SubmitStep, string> = {
  idle: '',
  validating: 'Checking what you typed...',
  file: 'Uploading ebook file...',
  cover: 'Uploading cover image...',
  saving: 'Saving...',
};

interface EbookFormActionsProps {
  isEditing: boolean;
  /** The cover is not ready to go up yet. */
  isWaiting: boolean;
  submission: EbookSubmission;
  onReset: () => void;
}

export function EbookFormActions({ isEditing, isWaiting, submission, onReset }: EbookFormActionsProps) {
  const { isBusy, step, isCancelled } = submission;
  const status = isCancelled ? 'The upload was cancelled. Nothing was saved.' : STEP_TEXTS[step];
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={isBusy} busyText={t('Processing...')} disabled={isWaiting}>
        {isEditing ? t('Update Resource') : t('Register Resource')}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onReset}>
        {t('Reset')}
      </Button>
      <p role="status" className="small muted">
        {status && t(status)}
      </p>
    </div>
  );
}
