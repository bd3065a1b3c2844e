import { toAppError } from '../../data/errors';
import type { Playlist } from '../../domain/playlist';
import { type PlaylistForm, playlistFormSchema } from '../../domain/playlistForm';
import type { Outcome, SaveTools } from '../../domain/saving';
import type { CoverImage } from '../../ui/form/coverImage';
import { outcomeOf, Refusal, saveFailure, sendCover } from '../../ui/form/saveJob';
import type { SavePlaylistInput } from './playlistDocs';

/** Creating or updating a playlist: validate, upload the cover, save the record. */

export interface PlaylistJob {
  id: string;
  values: PlaylistForm;
  cover: CoverImage | null | undefined;
  uid: string;
  /** The record as it is, when it is edited. */
  stored: Playlist | null;
}

export interface PlaylistJobTools extends SaveTools {
  save(input: SavePlaylistInput): Promise<unknown>;
}

const TEXTS = {
  signedOut: 'User must be authenticated to upload files',
  deleted: 'This playlist was deleted while you were editing it. Nothing was saved.',
  failed: { text: 'Failed to save the playlist. Please try again.' },
};

export async function savePlaylist(job: PlaylistJob, tools: PlaylistJobTools): Promise<Outcome> {
  const { id, values, uid, stored } = job;
  return outcomeOf(async () => {
    const form = await playlistFormSchema.validate(values).catch((error: unknown) => {
      throw new Refusal({ text: toAppError(error).message });
    });
    const sent = await sendCover(job.cover, tools);
    const cover = sent && { cover_url: sent.url, cover_path: sent.path };
    tools.onSaving();
    await tools.save({ id, form, cover, ...(stored ? {} : { createdBy: uid }) }).catch((error: unknown) => {
      throw new Refusal(saveFailure(toAppError(error), TEXTS));
    });
  }, TEXTS.failed);
}
