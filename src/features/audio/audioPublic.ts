import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { type Audio, type AudioRow, parseAudio } from '../../domain/audio';
import { parsePlaylist, type Playlist } from '../../domain/playlist';

/** What a visitor reads: the catalogue, one audio, one playlist, with nothing of Firebase's code. The rest is in audioDocs.ts. */

const DETAIL_LIFE_MS = 120_000;

export const listCatalogAudios = () => readCatalog<AudioRow>('audio');
export const listCatalogPlaylists = () => readCatalog<Playlist>('playlist');

const readDetail = <Detail>(
  path: string,
  parse: (id: string, data: Record<string, unknown>) => Detail | null,
): Promise<Detail | null> =>
  cached(`public:${path}`, DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(path);
    return data && parse(path.slice(path.indexOf('/') + 1), data);
  });

/** Null when there is no such audio. */
export const readAudio = (id: string): Promise<Audio | null> => readDetail(`audios/${id}`, parseAudio);

export const readPlaylist = (id: string): Promise<Playlist | null> =>
  readDetail(`playlists/${id}`, parsePlaylist);

/** After a change of one's own: lists and the page of what changed read again. */
export const forgetDetail = (path: string) => Promise.all([forgetCatalog(), forget(`public:${path}`)]);
