import { type FormikContextType, FormikProvider, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../ErrorSummary';
import { t } from '../text';
import { FormActions } from './FormActions';
import { RestoredNote } from './RestoredNote';
import type { RecordFormApi } from './useRecordForm';

type FormState = Pick<RecordFormApi, 'submit' | 'summary' | 'fieldErrors' | 'restored' | 'forgetDraft'>;

interface RecordFormProps<Values extends FormikValues> {
  form: FormState & {
    formik: FormikContextType<Values>;
    files: { isPreparing: boolean };
    submission: Pick<RecordFormApi['submission'], 'isBusy' | 'step' | 'isCancelled' | 'message'>;
  };
  submitLabel: string;
  busyLabel: string;
  resetLabel?: string;
  /** What is said while the file goes up, which every noun calls by its name. */
  fileStep?: string;
  canSave?: boolean;
  /** Mounts the form afresh. */
  onReset: () => void;
  /** Where a field may have to be brought into sight first. */
  onOpenField?: (name: string) => void;
  children: ReactNode;
}

/** What every record's form has around its fields: what is wrong and what came back above, the acts below. */
export function RecordForm<Values extends FormikValues>({
  form,
  children,
  ...rest
}: RecordFormProps<Values>) {
  const { formik, submission, summary, fieldErrors, restored } = form;
  const { canSave = true, onReset, onOpenField, ...texts } = rest;
  const { message } = submission;
  return (
    <FormikProvider value={formik}>
      <form className="stack loose" noValidate onSubmit={form.submit}>
        <div ref={summary} tabIndex={-1} className={message || fieldErrors.length > 0 ? undefined : 'srOnly'}>
          <ErrorSummary
            message={message ? t(message.text, message.values) : undefined}
            fields={fieldErrors}
            onOpen={onOpenField}
          />
        </div>
        {restored && <RestoredNote hadFiles={restored.hadFiles} />}
        {children}
        <FormActions
          {...texts}
          isWaiting={form.files.isPreparing || !canSave}
          submission={submission}
          onReset={() => {
            form.forgetDraft();
            onReset();
          }}
        />
      </form>
    </FormikProvider>
  );
}
