import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { type AudioRow, parseAudio } from '../../domain/audio';
import { parsePlaylist, type Playlist } from '../../domain/playlist';

/** What a visitor reads: the catalogue, one audio, one playlist, with nothing of Firebase's code. The rest is in audioDocs.ts. */

export const listCatalogAudios = () => readCatalog<AudioRow>('audio');
export const listCatalogPlaylists = () => readCatalog<Playlist>('playlist');

/** Null when there is no such audio. */
export const readAudio = (id: string) => readAs(`audios/${id}`, parseAudio);

export const readPlaylist = (id: string) => readAs(`playlists/${id}`, parsePlaylist);
