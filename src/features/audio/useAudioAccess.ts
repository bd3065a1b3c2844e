import type { Audio } from '../../domain/audio';
import { type Access, useAccess } from '../../session/useAccess';
import { useListCatalogPlaylistsQuery } from './audioApi';

/** An audio also opens for who bought a playlist with it. */
export function useAudioAccess(audio: Audio): Access {
  const isPaid = audio.price > 0;
  const { currentData: playlists, isFetching } = useListCatalogPlaylistsQuery(undefined, { skip: !isPaid });
  const within = (playlists ?? [])
    .filter(({ price, audio_ids }) => price > 0 && audio_ids.includes(audio.id))
    .map(({ id }) => id);
  const access = useAccess(audio, within);
  const isClosed = access.status === 'buy' || access.status === 'not-sold';
  return isClosed && isFetching ? { status: 'checking' } : access;
}
