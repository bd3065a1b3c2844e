import { useFormikContext } from 'formik';
import { AUDIO_TYPES, formatTime } from '../../domain/audio';
import type { AudioForm } from '../../domain/audioForm';
import { SUBJECTS } from '../../domain/subject';
import { Button } from '../../ui/Button';
import { asOptions } from '../../ui/form/asOptions';
import { FormSelectField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import styles from './AudioForm.module.css';
import { AUDIO_LABELS } from './audioLabels';

/** What every audio must have, but for its narrator. */
export function AudioBasicFields() {
  const { subject } = useFormikContext<AudioForm>().values;
  return (
    <FormSection title={t('Basic Information')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(AUDIO_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="type"
          label={t(AUDIO_LABELS.type)}
          placeholder={t('Choose a type')}
          options={asOptions(AUDIO_TYPES)}
        />
        <DurationField />
        <FormTextField name="author" label={t(AUDIO_LABELS.author)} autoComplete="off" />
        <FormTextField name="narrator" label={t(AUDIO_LABELS.narrator)} optional autoComplete="off" />
        <FormSelectField
          name="subject"
          label={t(AUDIO_LABELS.subject)}
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormTextField name="dateAdded" label={t(AUDIO_LABELS.dateAdded)} type="date" />
        <FormTextArea name="description" label={t(AUDIO_LABELS.description)} full />
      </div>
    </FormSection>
  );
}

/** What somebody typed stays; the file's own length is offered beside it. */
function DurationField() {
  const { values, setFieldValue } = useFormikContext<AudioForm>();
  const { audioSeconds, duration } = values;
  const measured = audioSeconds === null ? null : formatTime(audioSeconds);
  return (
    <div className={styles.duration}>
      <FormTextField
        name="duration"
        label={t(AUDIO_LABELS.duration)}
        autoComplete="off"
        hint={t('Minutes and seconds, as 4:30, or hours too: 1:02:03.')}
      />
      {measured && measured !== duration.trim() && (
        <p role="status" className="small">
          {t('The file is {length} long.', { length: measured })}{' '}
          <Button variant="line" small onClick={() => void setFieldValue('duration', measured)}>
            {t('Use {length}', { length: measured })}
          </Button>
        </p>
      )}
    </div>
  );
}
