import { array, boolean, object, string, type InferType } from 'yup';
import { optionalText, requiredText, tooMany, usdPrice } from './field';
import { parseUsd } from './money';
import { type Playlist, PLAYLIST_LIMITS } from './playlist';
import { searchTerms } from './text';

/** What the playlist form asks and says (spec section 5), and how it is stored. */

export const playlistFormSchema = object({
  name: requiredText('Playlist name is required', 1, PLAYLIST_LIMITS.name),
  description: optionalText(PLAYLIST_LIMITS.description),
  audioIds: array(string().defined())
    .default([])
    .min(1, 'Please select at least one audio clip')
    .max(PLAYLIST_LIMITS.clips, tooMany(PLAYLIST_LIMITS.clips, 'clips')),
  isFree: boolean().default(true),
  price: usdPrice(PLAYLIST_LIMITS.price),
});

export type PlaylistForm = InferType<typeof playlistFormSchema>;

export const EMPTY_PLAYLIST_FORM: PlaylistForm = {
  name: '',
  description: '',
  audioIds: [],
  isFree: true,
  price: '',
};

/** The fields of a record that a form decides. Takes a form that passed the schema. */
export function toPlaylistRecord(form: PlaylistForm) {
  const price = form.isFree ? 0 : (parseUsd(form.price) ?? 0);
  return {
    name: form.name,
    description: form.description,
    audio_ids: form.audioIds,
    price,
    is_free: price === 0,
    search_terms: searchTerms(form.name),
  };
}

export function toPlaylistForm(playlist: Playlist): PlaylistForm {
  const { name, description, audio_ids, is_free, price } = playlist;
  return { name, description, audioIds: audio_ids, isFree: is_free, price: is_free ? '' : String(price) };
}
