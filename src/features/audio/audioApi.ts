import { api, call } from '../../data/api';
import type { Audio, AudioRow } from '../../domain/audio';
import type { Playlist } from '../../domain/playlist';
import { listCatalogAudios, listCatalogPlaylists, readAudio, readPlaylist } from './audioPublic';

/** What the site reads; the back office's endpoints are in adminAudioApi.ts. */

export const audioApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogAudios: build.query<AudioRow[], void>({
      queryFn: call(listCatalogAudios),
      providesTags: [{ type: 'Catalog', id: 'audio' }],
    }),
    getAudio: build.query<Audio | null, string>({
      queryFn: call(readAudio),
      providesTags: (_result, _error, id) => [{ type: 'Audio', id }],
    }),
    listCatalogPlaylists: build.query<Playlist[], void>({
      queryFn: call(listCatalogPlaylists),
      providesTags: [{ type: 'Catalog', id: 'playlist' }],
    }),
    getPlaylist: build.query<Playlist | null, string>({
      queryFn: call(readPlaylist),
      providesTags: (_result, _error, id) => [{ type: 'Playlist', id }],
    }),
  }),
});

export const {
  useListCatalogAudiosQuery,
  useGetAudioQuery,
  useListCatalogPlaylistsQuery,
  useGetPlaylistQuery,
} = audioApi;
