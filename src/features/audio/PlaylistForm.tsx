import { playlistFormSchema } from '../../domain/playlistForm';
import { FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { FormSection } from '../../ui/form/FormSection';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { PLAYLIST_LABELS } from './audioLabels';
import { PlaylistClipFields } from './PlaylistClipFields';
import { PriceFields } from './PriceFields';
import { type PlaylistFormOptions, usePlaylistForm } from './usePlaylistForm';

/** Creates a playlist, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function PlaylistForm(props: PlaylistFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLHeadingElement>();
  return (
    <section>
      <h2 ref={top} tabIndex={-1} className="srOnly">
        {t('Playlist')}
      </h2>
      <Filling key={start} {...props} onReset={restart} />
    </section>
  );
}

function Filling({ onReset, ...options }: PlaylistFormOptions & { onReset: () => void }) {
  const form = usePlaylistForm(options);
  const { formik, files, submission } = form;
  return (
    <RecordForm
      form={form}
      submitLabel={t('Save Playlist')}
      busyLabel={t('Saving...')}
      canSave={isNamedAndFilled(formik.values)}
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={submission.isBusy}>
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
    </RecordForm>
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
