import { useFormDraft } from '../../data/useFormDraft';
import { useFormSubmit } from '../../data/useFormSubmit';
import { COVER_FILE, type ImageType } from '../../domain/imageFile';
import type { Playlist } from '../../domain/playlist';
import {
  EMPTY_PLAYLIST_FORM,
  type PlaylistForm,
  playlistFormSchema,
  toPlaylistForm,
} from '../../domain/playlistForm';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useCreatePlaylistMutation, useUpdatePlaylistMutation } from './adminPlaylistApi';
import { PLAYLIST_LABELS } from './audioLabels';
import { readFreshPlaylist } from './playlistDocs';
import { savePlaylist } from './savePlaylist';

export interface PlaylistFormOptions {
  uid: string;
  /** The record to edit; null creates a new one. */
  playlist: Playlist | null;
  onSaved: () => void;
}

export function usePlaylistForm({ uid, playlist, onSaved }: PlaylistFormOptions) {
  const draft = useFormDraft<PlaylistForm>({
    noun: 'playlist',
    uid,
    recordId: playlist?.id ?? null,
    fits: ({ name, audioIds }) => typeof name === 'string' && Array.isArray(audioIds),
  });
  const submission = usePlaylistSubmit({ id: draft.id, uid, stored: playlist });
  return useRecordForm<PlaylistForm, ImageType>({
    initialValues: playlist ? toPlaylistForm(playlist) : EMPTY_PLAYLIST_FORM,
    schema: playlistFormSchema,
    labels: PLAYLIST_LABELS,
    draft,
    // A playlist has a cover and no other file.
    rule: COVER_FILE,
    submission,
    onSaved,
  });
}

interface SubmitOptions {
  id: string;
  uid: string;
  stored: Playlist | null;
}

function usePlaylistSubmit({ id, uid, stored }: SubmitOptions) {
  const [create] = useCreatePlaylistMutation();
  const [update] = useUpdatePlaylistMutation();
  const submission = useFormSubmit(
    {
      uid,
      recordId: id,
      folders: { file: 'audio-covers', cover: 'audio-covers' },
      usedPaths: async () => [(await readFreshPlaylist(id))?.cover_path],
    },
    { file: '', cover: 'Uploading cover image...' },
  );
  const run = (values: PlaylistForm, { cover }: FormFiles<ImageType>) =>
    submission.run((tools) =>
      savePlaylist(
        { id, values, cover, uid, stored },
        { ...tools, save: (input) => (stored ? update(input) : create(input)).unwrap() },
      ),
    );
  return { ...submission, run, refuse: submission.reset };
}
