import { useFormSubmit } from '../../data/useFormSubmit';
import type { Audio } from '../../domain/audio';
import type { AudioFormat } from '../../domain/audioFile';
import type { AudioForm } from '../../domain/audioForm';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { useCreateAudioMutation, useUpdateAudioMutation } from './adminAudioApi';
import { readFreshAudio } from './audioDocs';
import { registerAudio } from './registerAudio';

const STARTED = { file: 'Uploading audio file...', cover: 'Uploading cover image...' };

interface SubmitOptions {
  id: string;
  uid: string | null;
  stored: Audio | null;
}

/** The submit of the audio form. */
export function useAudioSubmit({ id, uid, stored }: SubmitOptions) {
  const [createAudio] = useCreateAudioMutation();
  const [updateAudio] = useUpdateAudioMutation();
  const submission = useFormSubmit(
    {
      uid: uid ?? '',
      recordId: id,
      folders: { file: 'audio-files', cover: 'audio-covers' },
      usedPaths: async () => {
        const audio = await readFreshAudio(id);
        return [audio?.audio_file_path, audio?.cover_image_path];
      },
    },
    STARTED,
  );
  const run = (values: AudioForm, files: FormFiles<AudioFormat>) =>
    submission.run((tools) =>
      registerAudio(
        { id, values, files, uid, stored },
        { ...tools, save: (input) => (stored ? updateAudio(input) : createAudio(input)).unwrap() },
      ),
    );
  return { ...submission, run, refuse: submission.reset };
}
