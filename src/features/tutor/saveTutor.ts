import { toAppError } from '../../data/errors';
import { COVER_FILE, type ImageType } from '../../domain/imageFile';
import type { Outcome, SaveTools } from '../../domain/saving';
import type { Tutor, TutorPictures } from '../../domain/tutor';
import { type TutorForm, tutorFormSchema } from '../../domain/tutorForm';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { orRefuse, outcomeOf, Refusal, saveFailure, sendCover } from '../../ui/form/saveJob';
import type { SaveTutorInput } from './tutorDocs';

/** Registering or updating a tutor: validate, upload the avatar, upload the cover, save both documents. */

export type ChosenPictures = FormFiles<ImageType>;

export interface TutorJob {
  id: string;
  values: TutorForm;
  files: ChosenPictures;
  uid: string;
  /** The record as it is, when it is edited. */
  stored: Tutor | null;
}

export interface TutorJobTools extends SaveTools {
  save(input: SaveTutorInput): Promise<unknown>;
}

const textsFor = (stored: Tutor | null) => ({
  signedOut: 'Permission denied. Please make sure you are logged in.',
  deleted: 'This tutor was deleted while you were editing. Nothing was saved.',
  failed: {
    text: stored
      ? 'Failed to update the tutor. Please try again.'
      : 'Failed to register the tutor. Please try again.',
  },
});

export async function saveTutor(
  { id, values, files, uid, stored }: TutorJob,
  tools: TutorJobTools,
): Promise<Outcome> {
  const texts = textsFor(stored);
  return outcomeOf(async () => {
    const form = await tutorFormSchema.validate(values).catch((error: unknown) => {
      throw new Refusal({ text: toAppError(error).message });
    });
    const pictures = { ...(await avatarFields(files, tools)), ...(await coverFields(files, tools)) };
    tools.onSaving();
    await tools
      .save({ id, form, pictures, ...(stored ? {} : { createdBy: uid }) })
      .catch((error: unknown) => {
        throw new Refusal(saveFailure(toAppError(error), texts));
      });
  }, texts.failed);
}

async function avatarFields({ file }: ChosenPictures, tools: SaveTools): Promise<TutorPictures> {
  if (file === undefined) return {};
  if (file === null) return { avatar: { avatar_url: null, avatar_path: null } };
  return orRefuse('Failed to upload the avatar: {message}', async () => {
    const path = await tools.upload({
      slot: 'file',
      source: file.file,
      extension: file.format === 'jpeg' ? 'jpg' : file.format,
      contentType: COVER_FILE.contentTypes[file.format],
      isPublic: true,
    });
    return { avatar: { avatar_url: await tools.addressOf(path), avatar_path: path } };
  });
}

async function coverFields({ cover: chosen }: ChosenPictures, tools: SaveTools): Promise<TutorPictures> {
  const cover = await sendCover(chosen, tools);
  return cover ? { cover: { cover_url: cover.url, cover_path: cover.path } } : {};
}
