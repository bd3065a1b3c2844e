import { PLAYLIST_LIMITS } from '../../../src/domain/playlist';
import type { PlaylistForm } from '../../../src/domain/playlistForm';

/** What a playlist may and may not hold, for yup and for the security rules (see ebook.ts). */

interface PlaylistCase {
  name: string;
  /** Laid over the valid form; absent where a form cannot hold such a value. */
  form?: Partial<Record<keyof PlaylistForm, unknown>>;
  message?: string;
  /** Laid over the valid record. */
  record: Record<string, unknown>;
}

const { name, description, clips, price } = PLAYLIST_LIMITS;
const x = (count: number) => 'x'.repeat(count);
const many = (count: number) => Array.from({ length: count }, (_, index) => `clip-${index}`);

export const VALID_PLAYLIST_CASES: readonly PlaylistCase[] = [
  { name: 'a name and a clip', form: {}, record: {} },
  { name: 'the longest name', form: { name: x(name) }, record: { name: x(name) } },
  {
    name: 'the longest description',
    form: { description: x(description) },
    record: { description: x(description) },
  },
  { name: 'the most clips', form: { audioIds: many(clips) }, record: { audio_ids: many(clips) } },
  {
    name: 'the highest price',
    form: { isFree: false, price: String(price) },
    record: { price, is_free: false },
  },
];

export const INVALID_PLAYLIST_CASES: readonly PlaylistCase[] = [
  { name: 'no name', form: { name: ' ' }, message: 'Playlist name is required', record: { name: '' } },
  {
    name: 'a name that is too long',
    form: { name: x(name + 1) },
    message: 'Use at most 120 characters',
    record: { name: x(name + 1) },
  },
  {
    name: 'a description that is too long',
    form: { description: x(description + 1) },
    message: 'Use at most 2000 characters',
    record: { description: x(description + 1) },
  },
  {
    name: 'no clip',
    form: { audioIds: [] },
    message: 'Please select at least one audio clip',
    record: { audio_ids: [] },
  },
  {
    name: 'too many clips',
    form: { audioIds: many(clips + 1) },
    message: 'Use at most 100 clips',
    record: { audio_ids: many(clips + 1) },
  },
  {
    name: 'a price below 0',
    form: { isFree: false, price: '-1' },
    message: 'Price must be at least 0',
    record: { price: -1, is_free: false },
  },
  {
    name: 'a price that is too high',
    form: { isFree: false, price: String(price + 1) },
    message: 'Price must be a valid number',
    record: { price: price + 1, is_free: false },
  },
  { name: 'something free that costs', record: { price: 3, is_free: true } },
  { name: 'clips as text', record: { audio_ids: 'clip' } },
  { name: 'a field that nobody knows', record: { plays: 3 } },
];
