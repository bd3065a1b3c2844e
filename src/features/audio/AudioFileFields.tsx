import { type Audio, formatTime } from '../../domain/audio';
import { AUDIO_FILE } from '../../domain/audioFile';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { t } from '../../ui/text';
import { AUDIO_LABELS } from './audioLabels';
import type { AudioFormApi } from './useAudioForm';

export function AudioFileFields({ audio, form }: { audio: Audio | null; form: AudioFormApi }) {
  const { files, fileMessages, submission } = form;
  return (
    <FormFileFields
      title={t('Files')}
      files={files}
      submission={submission}
      file={{
        label: t(AUDIO_LABELS.file),
        accept: AUDIO_FILE.accept,
        hint: t('MP3, WAV, M4A, AAC or OGG, less than 300MB.'),
        stored: storedFile(audio),
        isRequired: audio === null,
        error: fileMessages.file,
      }}
      cover={{
        storedUrl: audio?.cover_image_url ?? null,
        isRequired: audio === null,
        error: fileMessages.cover,
      }}
    />
  );
}

function storedFile(audio: Audio | null) {
  if (!audio?.audio_file_path) return null;
  const { audio_file_name, audio_file_size, audio_seconds } = audio;
  const length = audio_seconds ? ` (${formatTime(audio_seconds)})` : '';
  return { name: `${audio_file_name ?? t('Current file')}${length}`, size: audio_file_size };
}
