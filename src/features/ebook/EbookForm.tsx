import { FormikProvider } from 'formik';
import { useRef, useState } from 'react';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/form/FormActions';
import { RestoredNote } from '../../ui/form/RestoredNote';
import { t } from '../../ui/text';
import { ChapterFields } from './ChapterFields';
import { EbookBasicFields } from './EbookBasicFields';
import { EbookFileFields } from './EbookFileFields';
import { EbookFlagFields } from './EbookFlagFields';
import styles from './EbookForm.module.css';
import { EbookMoreFields } from './EbookMoreFields';
import { type EbookFormOptions, useEbookForm } from './useEbookForm';

/** Registers a book, or edits the one given. Each start (again after a reset or a success) is a fresh mount. */
export function EbookForm(props: EbookFormOptions) {
  const [start, setStart] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const restart = () => {
    setStart(start + 1);
    heading.current?.focus();
  };
  return (
    <section className="stack loose">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {props.ebook ? t('Edit Ebook / Publication') : t('Register New Ebook / Publication')}
      </h2>
      <Filling
        key={start}
        {...props}
        onSaved={(saved) => {
          restart();
          props.onSaved(saved);
        }}
        onReset={restart}
      />
    </section>
  );
}

function Filling({ onReset, ...options }: EbookFormOptions & { onReset: () => void }) {
  const { formik, files, submission, submit, summary, fieldErrors, restored, forgetDraft } =
    useEbookForm(options);
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
        {restored && <RestoredNote hadFiles={restored.hadFiles} />}
        <fieldset className="stack loose" disabled={isBusy}>
          <EbookBasicFields hasNewFile={Boolean(files.chosen.file)} />
          <EbookMoreFields />
        </fieldset>
        <EbookFileFields ebook={options.ebook} files={files} submission={submission} />
        <fieldset className="stack loose" disabled={isBusy}>
          <EbookFlagFields />
          <ChapterFields />
        </fieldset>
        <FormActions
          submitLabel={options.ebook ? t('Update Resource') : t('Register Resource')}
          busyLabel={t('Processing...')}
          fileStep="Uploading ebook file..."
          isWaiting={files.isPreparing}
          submission={submission}
          onReset={() => {
            forgetDraft();
            onReset();
          }}
        />
      </form>
    </FormikProvider>
  );
}
