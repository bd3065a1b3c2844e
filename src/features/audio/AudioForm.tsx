import { FormikProvider } from 'formik';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/form/FormActions';
import { RestoredNote } from '../../ui/form/RestoredNote';
import { t } from '../../ui/text';
import { AudioBasicFields } from './AudioBasicFields';
import { AudioChapterFields } from './AudioChapterFields';
import { AudioFileFields } from './AudioFileFields';
import { PriceFields } from './PriceFields';
import { type AudioFormOptions, useAudioForm } from './useAudioForm';

/** Creates an audio, or edits the one given. To start again, mount it afresh. */
export function AudioForm({ onReset, ...options }: AudioFormOptions & { onReset: () => void }) {
  const form = useAudioForm(options);
  const { formik, submission, summary, fieldErrors, restored } = form;
  const { isBusy, message } = submission;
  return (
    <FormikProvider value={formik}>
      <form className="stack loose" noValidate onSubmit={(event) => void form.submit(event)}>
        <h2 className="srOnly">{t('Audio Clip')}</h2>
        <div ref={summary} tabIndex={-1} className={message || fieldErrors.length > 0 ? undefined : 'srOnly'}>
          <ErrorSummary
            message={message ? t(message.text, message.values) : undefined}
            fields={fieldErrors}
          />
        </div>
        {restored && <RestoredNote hadFiles={restored.hadFiles} />}
        <AudioFileFields audio={options.audio} form={form} />
        <fieldset className="stack loose" disabled={isBusy}>
          <AudioBasicFields />
          <PriceFields withPopular />
          <AudioChapterFields />
        </fieldset>
        <FormActions
          submitLabel={options.audio ? t('Save') : t('Create Audio')}
          busyLabel={t('Saving...')}
          fileStep="Uploading audio file..."
          isWaiting={form.files.isPreparing || !form.canSave}
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
