import { FormikProvider } from 'formik';
import { useRef, useState } from 'react';
import type { SubmitStep } from '../../data/useFormSubmit';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { t } from '../../ui/text';
import { AvailabilityFields } from './AvailabilityFields';
import { TutorCredentialFields, TutorPersonFields, TutorPriceFields } from './TutorFields';
import styles from './TutorForm.module.css';
import { TutorPictureFields } from './TutorPictureFields';
import { type TutorFormOptions, useTutorForm } from './useTutorForm';

/** Registers a tutor, or edits the one given. Each start (again after a reset or a success) is a fresh mount. */
export function TutorForm(props: TutorFormOptions) {
  const [start, setStart] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const restart = () => {
    setStart(start + 1);
    top.current?.focus();
  };
  return (
    <div ref={top} tabIndex={-1}>
      <Filling
        key={start}
        {...props}
        onSaved={(saved) => {
          restart();
          props.onSaved(saved);
        }}
        onReset={restart}
      />
    </div>
  );
}

function Filling({ onReset, ...options }: TutorFormOptions & { onReset: () => void }) {
  const { formik, files, submission, submit, summary, fieldErrors } = useTutorForm(options);
  const { isBusy, message } = submission;
  return (
    <FormikProvider value={formik}>
      <form className="stack loose" noValidate onSubmit={(event) => void submit(event)}>
        <div ref={summary} tabIndex={-1} className={message || fieldErrors.length > 0 ? undefined : 'srOnly'}>
          <ErrorSummary
            message={message ? t(message.text, message.values) : undefined}
            fields={fieldErrors}
          />
        </div>
        <fieldset className="stack loose" disabled={isBusy}>
          <TutorPersonFields />
          <TutorCredentialFields />
          <TutorPriceFields>
            <AvailabilityFields />
          </TutorPriceFields>
        </fieldset>
        <TutorPictureFields tutor={options.stored?.tutor ?? null} files={files} submission={submission} />
        <Actions
          isEditing={options.stored !== null}
          isWaiting={files.isPreparing}
          submission={submission}
          onReset={onReset}
        />
      </form>
    </FormikProvider>
  );
}

const STEP_TEXTS: Record<SubmitStep, string> = {
  idle: '',
  validating: 'Checking what you typed...',
  file: 'Uploading avatar...',
  cover: 'Uploading cover image...',
  saving: 'Saving...',
};

interface ActionsProps {
  isEditing: boolean;
  /** The cover is not ready to go up yet. */
  isWaiting: boolean;
  submission: ReturnType<typeof useTutorForm>['submission'];
  onReset: () => void;
}

function Actions({ isEditing, isWaiting, submission, onReset }: ActionsProps) {
  const { isBusy, step, isCancelled } = submission;
  const status = isCancelled ? 'The upload was cancelled. Nothing was saved.' : STEP_TEXTS[step];
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={isBusy} busyText={t('Processing...')} disabled={isWaiting}>
        {isEditing ? t('Update Tutor') : t('Register Tutor')}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onReset}>
        {t('Reset Form')}
      </Button>
      <p role="status" className="small muted">
        {status && t(status)}
      </p>
    </div>
  );
}
