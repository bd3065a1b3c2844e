import { type Audio, parseAudio, toAudioRow } from '../../src/domain/audio';
import { parsePlaylist, type Playlist } from '../../src/domain/playlist';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

export const AUDIOS: PublishedNoun<Audio> = {
  collection: 'audios',
  kind: 'audio',
  parse: parseAudio,
  toRow: toAudioRow,
  sealedPath: ({ price, audio_file_url, audio_file_path }) =>
    price > 0 || audio_file_url === null ? audio_file_path : null,
};

export const PLAYLISTS: PublishedNoun<Playlist> = {
  collection: 'playlists',
  kind: 'playlist',
  parse: parsePlaylist,
  toRow: (playlist) => playlist,
  sealedPath: () => null,
};

export const onAudioWritten = onRecordWritten(AUDIOS);
export const onPlaylistWritten = onRecordWritten(PLAYLISTS);
