import { useParams } from 'react-router-dom';
import { type AudioRow, formatTime, lengthOf } from '../../domain/audio';
import { formatUsd } from '../../domain/money';
import { paths } from '../../domain/paths';
import type { Playlist } from '../../domain/playlist';
import { type Access, useAccess } from '../../session/useAccess';
import { Button, ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { ErrorState } from '../../ui/ErrorState';
import { MediaPage, MediaPrice } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetPlaylistQuery, useListCatalogAudiosQuery } from './audioApi';
import { PlaylistOffer } from './AudioOffer';
import { AudioPageSkeleton } from './AudioPageSkeleton';
import { AudioCrumbs } from './AudioCrumbs';
import { Clips } from './Clips';
import { usePlayer } from './player/usePlayer';

/** `/audio-library/playlist/{id}`: clips in an order, played one after the other. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: playlist, error, isFetching, refetch } = useGetPlaylistQuery(id);
  if (playlist) return <PlaylistDetail playlist={playlist} />;
  if (playlist === undefined && !error) return <AudioPageSkeleton />;
  return (
    <div className="wrap page">
      <PageTitle title={t('Playlist')} isHidden />
      {playlist === null ? (
        <StateView
          isPage
          icon="list"
          title={t('Playlist not found.')}
          action={<ButtonLink to={paths.audioLibrary}>{t('Audio Library')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={t('We could not open this playlist.')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function PlaylistDetail({ playlist }: { playlist: Playlist }) {
  const catalog = useListCatalogAudiosQuery();
  const access = useAccess(playlist);
  const clipsIn = (rows: readonly AudioRow[]) =>
    playlist.audio_ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const clips = catalog.currentData && clipsIn(catalog.currentData);
  return (
    <div className="wrap page">
      <PageTitle title={playlist.name} description={playlist.description} image={playlist.cover_url} />
      <AudioCrumbs title={playlist.name} />
      <MediaPage
        cover={<Cover subject={t('Playlist')} src={playlist.cover_url} eager />}
        head={
          <>
            <p className="muted small">{t('Playlist')}</p>
            <h1>{playlist.name}</h1>
          </>
        }
        offer={<PlaylistActions playlist={playlist} clips={clips} access={access} />}
        description={playlist.description}
      />
      <QueryView
        query={catalog}
        skeleton={<SkeletonText lines={6} lineHeight="3.5rem" />}
        errorTitle={(message) => t('Failed to fetch audios: {message}', { message })}
      >
        {(rows) => <Clips clips={clipsIn(rows)} isOpen={access.status === 'open'} />}
      </QueryView>
    </div>
  );
}

interface PlaylistActionsProps {
  playlist: Playlist;
  /** Not yet known: undefined. */
  clips: readonly AudioRow[] | undefined;
  access: Access;
}

function PlaylistActions({ playlist, clips, access }: PlaylistActionsProps) {
  const player = usePlayer();
  return (
    <>
      <MediaPrice price={playlist.price > 0 ? formatUsd(playlist.price) : t('Free')}>
        {clips && (
          <span className="meta nums">
            {t('{n, plural, one {# clip} other {# clips}}', { n: clips.length })} · {lengthOfAll(clips)}
          </span>
        )}
      </MediaPrice>
      {access.status === 'open' ? (
        <Button
          wide
          icon="play"
          disabled={!clips?.length}
          onClick={() => void player.queue.start(clips ?? [])}
        >
          {t('Play all')}
        </Button>
      ) : (
        <PlaylistOffer playlist={playlist} access={access} returnTo={paths.playlist(playlist.id)} />
      )}
    </>
  );
}

const lengthOfAll = (clips: readonly AudioRow[]) =>
  formatTime(clips.reduce((sum, clip) => sum + lengthOf(clip), 0));
