import { toAppError } from '../../data/errors';
import type { Reel, ReelFiles } from '../../domain/reel';
import { type ReelForm, reelFormSchema } from '../../domain/reelForm';
import type { Outcome, SaveTools } from '../../domain/saving';
import { REEL_FILE, type ReelFormat } from '../../domain/videoFile';
import { outcomeOf, Refusal, saveFailure, sendCover, sendFile } from '../../ui/form/saveJob';
import type { FormFiles } from '../../ui/form/useFormFiles';
import type { SaveReelInput } from './reelDocs';

/** Creating or updating a reel: validate, upload the video, upload its poster, save the record. */

interface ReelJob {
  id: string;
  values: ReelForm;
  files: FormFiles<ReelFormat>;
  uid: string;
  /** The record as it is, when it is edited. */
  stored: Reel | null;
}

interface ReelJobTools extends SaveTools {
  save(input: SaveReelInput): Promise<unknown>;
}

const TEXTS = {
  signedOut: 'User must be authenticated to upload files',
  deleted: 'This reel was deleted while you were editing it. Nothing was saved.',
  failed: { text: 'Failed to save the reel. Please try again.' },
};

export const saveReel = (
  { id, values, files, uid, stored }: ReelJob,
  tools: ReelJobTools,
): Promise<Outcome> =>
  outcomeOf(async () => {
    const form = await reelFormSchema.validate(values).catch((error: unknown) => {
      throw new Refusal({ text: toAppError(error).message });
    });
    const sent = await sendAll(files, tools);
    tools.onSaving();
    await tools
      .save({ id, form, files: sent, ...(stored ? {} : { createdBy: uid }) })
      .catch((error: unknown) => {
        throw new Refusal(saveFailure(toAppError(error), TEXTS));
      });
  }, TEXTS.failed);

async function sendAll(files: FormFiles<ReelFormat>, tools: SaveTools): Promise<ReelFiles> {
  const video = await sendFile({ chosen: files.file, rule: REEL_FILE, stored: null, isFree: true }, tools);
  const poster = await sendCover(files.cover, tools);
  return {
    ...(video && {
      video: {
        video_url: video.url,
        video_path: video.path,
        video_name: video.name,
        video_size: video.size,
      },
    }),
    ...(poster && { poster: { poster_url: poster.url, poster_path: poster.path } }),
  };
}
