import { Button } from '../Button';
import { t } from '../text';
import styles from './FormActions.module.css';

interface FormActionsProps {
  submitLabel: string;
  busyLabel: string;
  resetLabel?: string;
  /** What is said while the file goes up, which every noun calls by its name. */
  fileStep?: string;
  /** The form is not ready to be sent. */
  isWaiting: boolean;
  submission: { isBusy: boolean; step: string; isCancelled: boolean };
  onReset: () => void;
}

/** The end of a long form: send it, start afresh, and how far it is. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, resetLabel = t('Reset'), fileStep = '' } = props;
  const { isWaiting, submission, onReset } = props;
  const { isBusy, step, isCancelled } = submission;
  const steps: Readonly<Record<string, string>> = {
    validating: 'Checking what you typed...',
    file: fileStep,
    cover: 'Uploading cover image...',
    saving: 'Saving...',
  };
  const status = isCancelled ? 'The upload was cancelled. Nothing was saved.' : steps[step];
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={isBusy} busyText={busyLabel} disabled={isWaiting}>
        {submitLabel}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onReset}>
        {resetLabel}
      </Button>
      <p role="status" className="small muted">
        {status && t(status)}
      </p>
    </div>
  );
}
