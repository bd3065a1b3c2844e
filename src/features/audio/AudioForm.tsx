import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { AudioBasicFields } from './AudioBasicFields';
import { AudioChapterFields } from './AudioChapterFields';
import { AudioFileFields } from './AudioFileFields';
import { PriceFields } from './PriceFields';
import { type AudioFormOptions, useAudioForm } from './useAudioForm';

/** Creates an audio, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function AudioForm(props: AudioFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLHeadingElement>();
  return (
    <section>
      <h2 ref={top} tabIndex={-1} className="srOnly">
        {t('Audio Clip')}
      </h2>
      <Filling key={start} {...props} onReset={restart} />
    </section>
  );
}

function Filling({ onReset, ...options }: AudioFormOptions & { onReset: () => void }) {
  const form = useAudioForm(options);
  return (
    <RecordForm
      form={form}
      submitLabel={options.audio ? t('Save') : t('Create Audio')}
      busyLabel={t('Saving...')}
      fileStep="Uploading audio file..."
      canSave={form.canSave}
      onReset={onReset}
    >
      <AudioFileFields audio={options.audio} form={form} />
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <AudioBasicFields />
        <PriceFields withPopular />
        <AudioChapterFields />
      </fieldset>
    </RecordForm>
  );
}
