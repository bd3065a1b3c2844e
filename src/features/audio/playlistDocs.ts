import type { Hiding } from '../../data/hiding';
import { MaterialDocs, type MaterialListRequest } from '../../data/materialDocs';
import { parsePlaylist, type Playlist } from '../../domain/playlist';
import { type PlaylistForm, toPlaylistRecord } from '../../domain/playlistForm';

const playlists = new MaterialDocs({
  collection: 'playlists',
  parse: parsePlaylist,
  searched: ({ name }) => [name],
  blank: { cover_url: null, cover_path: null },
  deleted: 'This playlist was deleted meanwhile.',
});

export const readFreshPlaylist = (id: string) => playlists.readFresh(id);

export const listPlaylists = (request: MaterialListRequest) => playlists.list(request, {});

export interface SavePlaylistInput {
  id: string;
  form: PlaylistForm;
  /** Left out, the cover stays as it is. */
  cover?: Pick<Playlist, 'cover_url' | 'cover_path'> | undefined;
  /** The signed-in author: set when creating, left out when updating. */
  createdBy?: string;
}

const recordOf = ({ form, cover }: SavePlaylistInput) => ({ ...toPlaylistRecord(form), ...cover });

export const createPlaylist = (input: SavePlaylistInput) =>
  playlists.create(input.id, input.createdBy, recordOf(input));

export const updatePlaylist = (input: SavePlaylistInput) => playlists.update(input.id, recordOf(input));

export const removePlaylists = (ids: string[]) => playlists.removeAll(ids);

export const hidePlaylists = (hiding: Hiding) => playlists.hideAll(hiding);
