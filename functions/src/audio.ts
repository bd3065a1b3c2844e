import { type Audio, parseAudio, toAudioRow } from '../../src/domain/audio';
import { parsePlaylist, type Playlist } from '../../src/domain/playlist';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

export const AUDIOS: PublishedNoun<Audio> = {
  collection: 'audios',
  kind: 'audio',
  parse: parseAudio,
  toRow: (audio) => (audio.is_hidden ? null : toAudioRow(audio)),
  sealedPath: ({ price, audio_file_url, audio_file_path }) =>
    price > 0 || audio_file_url === null ? audio_file_path : null,
};

export const PLAYLISTS: PublishedNoun<Playlist> = {
  collection: 'playlists',
  kind: 'playlist',
  parse: parsePlaylist,
  toRow: (playlist) => (playlist.is_hidden ? null : playlist),
  sealedPath: () => null,
};

export const onAudioWritten = onRecordWritten(AUDIOS);
export const onPlaylistWritten = onRecordWritten(PLAYLISTS);
