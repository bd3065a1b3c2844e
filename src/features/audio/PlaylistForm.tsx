import { FormikProvider } from 'formik';
import { playlistFormSchema } from '../../domain/playlistForm';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/form/FormActions';
import { FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { FormSection } from '../../ui/form/FormSection';
import { RestoredNote } from '../../ui/form/RestoredNote';
import { t } from '../../ui/text';
import { PLAYLIST_LABELS } from './audioLabels';
import { PlaylistClipFields } from './PlaylistClipFields';
import { PriceFields } from './PriceFields';
import { type PlaylistFormOptions, usePlaylistForm } from './usePlaylistForm';

/** Creates a playlist, or edits the one given. To start again, mount it afresh. */
export function PlaylistForm({ onReset, ...options }: PlaylistFormOptions & { onReset: () => void }) {
  const form = usePlaylistForm(options);
  const { formik, files, submission, summary, fieldErrors, restored } = form;
  const { isBusy, message } = submission;
  return (
    <FormikProvider value={formik}>
      <form className="stack loose" noValidate onSubmit={(event) => void form.submit(event)}>
        <h2 className="srOnly">{t('Playlist')}</h2>
        <div ref={summary} tabIndex={-1} className={message || fieldErrors.length > 0 ? undefined : 'srOnly'}>
          <ErrorSummary
            message={message ? t(message.text, message.values) : undefined}
            fields={fieldErrors}
          />
        </div>
        {restored && <RestoredNote hadFiles={restored.hadFiles} />}
        <fieldset className="stack loose" disabled={isBusy}>
          <FormSection title={t('Basic Information')}>
            <div className="formGrid">
              <FormTextField name="name" label={t(PLAYLIST_LABELS.name)} full autoComplete="off" />
              <FormTextArea name="description" label={t(PLAYLIST_LABELS.description)} optional full />
            </div>
          </FormSection>
          <PlaylistClipFields uid={options.uid} />
          <PriceFields />
        </fieldset>
        <FormFileFields
          title={t('Cover')}
          files={files}
          submission={submission}
          cover={{ storedUrl: options.playlist?.cover_url ?? null }}
        />
        <FormActions
          submitLabel={t('Save Playlist')}
          busyLabel={t('Saving...')}
          isWaiting={files.isPreparing || !isNamedAndFilled(formik.values)}
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

/** What must hold before Save can be pressed (spec section 5). */
const isNamedAndFilled = (values: object) => ['name', 'audioIds'].every((field) => isValidAt(field, values));

function isValidAt(field: string, values: object): boolean {
  try {
    playlistFormSchema.validateSyncAt(field, values);
    return true;
  } catch {
    return false;
  }
}
