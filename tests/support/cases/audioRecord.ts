import { toAudioRecord } from '../../../src/domain/audioRecord';
import { EMPTY_PLAYLIST_FORM, toPlaylistRecord } from '../../../src/domain/playlistForm';
import { VALID_AUDIO_FORM } from './audio';

/** A valid free audio as stored, without owner and times; what a test cares about is laid over it. */
export function audioRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...toAudioRecord(VALID_AUDIO_FORM),
    audio_file_url: null,
    audio_file_path: null,
    audio_file_name: null,
    audio_file_size: null,
    cover_image_url: null,
    cover_image_path: null,
    ...changes,
  };
}

/** A valid free playlist of one clip, in the same way. */
export function playlistRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...toPlaylistRecord({ ...EMPTY_PLAYLIST_FORM, name: 'Maths on the way home', audioIds: ['clip'] }),
    cover_url: null,
    cover_path: null,
    ...changes,
  };
}
