import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { type Hiding, hidingNotice } from '../../data/hiding';
import type { MaterialListRequest } from '../../data/materialDocs';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { Playlist } from '../../domain/playlist';
import {
  createPlaylist,
  hidePlaylists,
  listPlaylists,
  readFreshPlaylist,
  removePlaylists,
  type SavePlaylistInput,
  updatePlaylist,
} from './playlistDocs';

/** The back office's playlists; the site's reads are in audioApi.ts. */

const afterChange = (id: string) => [
  { type: 'Playlist' as const, id },
  { type: 'Playlist' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'playlist' },
];

const saved = () => notify({ success: () => ({ title: 'Playlist saved successfully' }) });

const adminPlaylistApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlaylists: build.query<Page<Playlist>, MaterialListRequest>({
      queryFn: call(listPlaylists, { access: 'user' }),
      providesTags: [{ type: 'Playlist', id: 'LIST' }],
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load playlists' }) }),
    }),
    exportPlaylists: build.query<Page<Playlist>, MaterialListRequest>(exportQuery(listPlaylists)),
    // As an audio's editor: what is stored now, and nothing read again behind an open form.
    getPlaylistForEdit: build.query<Playlist | null, string>({
      queryFn: call(readFreshPlaylist, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    createPlaylist: build.mutation<void, SavePlaylistInput>({
      queryFn: call(createPlaylist, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: saved(),
    }),
    updatePlaylist: build.mutation<void, SavePlaylistInput>({
      queryFn: call(updatePlaylist, { access: 'user' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: saved(),
    }),
    hidePlaylists: build.mutation<void, Hiding>({
      queryFn: call(hidePlaylists, { access: 'user' }),
      invalidatesTags: (_result, _error, { ids }) => ids.flatMap(afterChange),
      onQueryStarted: hidingNotice(),
    }),
    deletePlaylists: build.mutation<void, string[]>({
      queryFn: call(removePlaylists, { access: 'user' }),
      // Some may be gone although others were not.
      invalidatesTags: (_result, _error, ids) => ids.flatMap(afterChange),
      onQueryStarted: notify({
        success: (ids) => ({
          title: '{count, plural, one {# playlist deleted} other {# playlists deleted}}',
          values: { count: ids.length },
        }),
        failure: ({ message }) => ({ title: 'Failed to delete playlists', description: message }),
      }),
    }),
  }),
});

export const {
  useListPlaylistsQuery,
  useLazyExportPlaylistsQuery,
  useGetPlaylistForEditQuery,
  useCreatePlaylistMutation,
  useUpdatePlaylistMutation,
  useDeletePlaylistsMutation,
  useHidePlaylistsMutation,
} = adminPlaylistApi;
