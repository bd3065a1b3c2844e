import { useFormikContext } from 'formik';
import { formatTime } from '../../domain/audio';
import type { ReelForm } from '../../domain/reelForm';
import { SUBJECTS } from '../../domain/subject';
import { REEL_FILE } from '../../domain/videoFile';
import { Dialog } from '../../ui/Dialog';
import { asOptions } from '../../ui/form/asOptions';
import { FormSelectField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { FormSection } from '../../ui/form/FormSection';
import { RecordForm } from '../../ui/form/RecordForm';
import { t } from '../../ui/text';
import { CaptionsField } from './CaptionsField';
import { REEL_LABELS } from './reelLabels';
import { type ReelFormOptions, useReelForm } from './useReelForm';

interface AdminReelDialogProps extends ReelFormOptions {
  onClose: () => void;
}

/** Uploads a reel, or edits the one given. What was typed waits when it is closed, and goes with Cancel. */
export function AdminReelDialog({ onClose, ...options }: AdminReelDialogProps) {
  const form = useReelForm(options);
  const { reel } = options;
  const { files, fileMessages, submission } = form;
  return (
    <Dialog
      isOpen
      isWide
      isBusy={submission.isBusy}
      title={reel ? t('Edit Learning Reel') : t('Upload Learning Reel')}
      onClose={onClose}
    >
      <RecordForm
        form={form}
        submitLabel={reel ? t('Save') : t('Upload Reel')}
        busyLabel={t('Saving...')}
        resetLabel={t('Cancel')}
        fileStep="Uploading video..."
        onReset={onClose}
      >
        <FormFileFields
          title={t('Files')}
          files={files}
          submission={submission}
          file={{
            label: t(REEL_LABELS.file),
            accept: REEL_FILE.accept,
            hint: t('Upright, MP4 or WebM, at most 3 minutes, less than 30MB.'),
            stored: reel?.video_path
              ? { name: reel.video_name ?? t('Current file'), size: reel.video_size }
              : null,
            isRequired: true,
            error: fileMessages.file,
          }}
          cover={{ storedUrl: reel?.poster_url ?? null }}
        />
        <fieldset className="stack loose" disabled={submission.isBusy}>
          <Fields />
        </fieldset>
      </RecordForm>
    </Dialog>
  );
}

function Fields() {
  const { seconds, subject } = useFormikContext<ReelForm>().values;
  return (
    <FormSection title={t('Basic Information')}>
      <div className="formGrid">
        {seconds !== null && (
          <p role="status" className="small full">
            {t('The video is {length} long.', { length: formatTime(seconds) })}
          </p>
        )}
        <FormTextField name="title" label={t(REEL_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="subject"
          label={t(REEL_LABELS.subject)}
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormTextField name="instructor" label={t(REEL_LABELS.instructor)} autoComplete="off" />
        <FormTextArea name="description" label={t(REEL_LABELS.description)} optional full />
        <CaptionsField />
      </div>
    </FormSection>
  );
}
