import type { AudioType } from '../../domain/audio';
import type { AudioForm } from '../../domain/audioForm';
import type { PlaylistForm } from '../../domain/playlistForm';

/** What each field is called: at the field, in the list of errors, in messages. */

export const AUDIO_LABELS = {
  title: 'Title',
  type: 'Type',
  author: 'Author',
  narrator: 'Narrator',
  subject: 'Subject',
  dateAdded: 'Date Added',
  description: 'Description',
  file: 'Audio File',
  cover: 'Cover Image',
  duration: 'Duration',
  audioSeconds: 'Duration',
  isFree: 'Free',
  price: 'Price',
  isPopular: 'Popular',
  chapters: 'Chapters',
} as const satisfies Record<keyof AudioForm | 'file' | 'cover', string>;

export const PLAYLIST_LABELS = {
  name: 'Playlist Name',
  description: 'Description',
  audioIds: 'Audio Clips',
  cover: 'Cover Image',
  isFree: 'Free',
  price: 'Price',
} as const satisfies Record<keyof PlaylistForm | 'cover', string>;

/** The filter's names for several of a type (spec section 2.9). */
export const AUDIO_TYPES_LABELS: Readonly<Record<AudioType, string>> = {
  Mnemonic: 'Mnemonics',
  Audiobook: 'Audiobooks',
};
