import { toAppError } from '../../data/errors';
import type { Audio, AudioFiles } from '../../domain/audio';
import { AUDIO_FILE, type AudioFormat } from '../../domain/audioFile';
import { type AudioForm, audioFormSchema } from '../../domain/audioForm';
import type { Outcome, SaveTools } from '../../domain/saving';
import { outcomeOf, Refusal, sendCover, sendFile } from '../../ui/form/saveJob';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { t } from '../../ui/text';
import type { SaveAudioInput } from './audioDocs';

/** Creating or updating an audio: validate, upload the file, upload the cover, save the record (spec sections 6 and 7). */

export interface AudioJob {
  id: string;
  values: AudioForm;
  files: FormFiles<AudioFormat>;
  /** Null when nobody is signed in any more. */
  uid: string | null;
  /** The record as it is, when it is edited. */
  stored: Audio | null;
}

export interface AudioJobTools extends SaveTools {
  save(input: SaveAudioInput): Promise<unknown>;
}

const DELETED = 'This audio was deleted while you were editing it. Nothing was saved.';

const textsFor = (stored: Audio | null) =>
  stored
    ? {
        signedOut: 'User must be authenticated to update audio',
        failed: 'Failed to update audio: {message}',
      }
    : {
        signedOut: 'User must be authenticated to create audio',
        failed: 'Failed to create audio: {message}',
      };

export async function registerAudio(job: AudioJob, tools: AudioJobTools): Promise<Outcome> {
  const texts = textsFor(job.stored);
  const refuse = (error: unknown) => {
    const { code, message } = toAppError(error);
    const reason = code === 'not-found' ? DELETED : message;
    return new Refusal({ text: texts.failed, values: { message: t(reason) } });
  };
  return outcomeOf(
    async () => {
      const { id, uid, stored } = job;
      if (!uid) throw new Refusal({ text: texts.signedOut });
      const form = await audioFormSchema.validate(job.values).catch((error: unknown) => {
        throw refuse(error);
      });
      const files = { ...(await soundFields(job, form, tools)), ...(await coverFields(job, tools)) };
      tools.onSaving();
      await tools.save({ id, form, files, ...(stored ? {} : { createdBy: uid }) }).catch((error: unknown) => {
        throw refuse(error);
      });
    },
    { text: texts.failed, values: { message: t('Please try again.') } },
  );
}

async function soundFields(
  { files, stored }: AudioJob,
  form: AudioForm,
  tools: AudioJobTools,
): Promise<AudioFiles> {
  const file = await sendFile(
    {
      chosen: files.file,
      rule: AUDIO_FILE,
      stored: stored && {
        url: stored.audio_file_url,
        path: stored.audio_file_path,
        name: stored.audio_file_name,
        size: stored.audio_file_size,
      },
      isFree: form.isFree,
    },
    tools,
  );
  if (!file) return {};
  return {
    file: {
      audio_file_url: file.url,
      audio_file_path: file.path,
      audio_file_name: file.name,
      audio_file_size: file.size,
      audio_seconds: form.audioSeconds,
    },
  };
}

async function coverFields({ files }: AudioJob, tools: AudioJobTools): Promise<AudioFiles> {
  const cover = await sendCover(files.cover, tools);
  return cover ? { cover: { cover_image_url: cover.url, cover_image_path: cover.path } } : {};
}
