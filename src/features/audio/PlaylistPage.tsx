import { useParams } from 'react-router-dom';
import { type AudioRow, formatTime, lengthOf } from '../../domain/audio';
import { formatUsd } from '../../domain/money';
import { paths } from '../../domain/paths';
import type { Playlist } from '../../domain/playlist';
import { type Access, useAccess } from '../../session/useAccess';
import { Button, ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { useGetPlaylistQuery, useListCatalogAudiosQuery } from './audioApi';
import { PlaylistOffer } from './AudioOffer';
import styles from './AudioPage.module.css';
import { AudioPageSkeleton } from './AudioPageSkeleton';
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

const LibraryLink = () => (
  <TextLink to={paths.audioLibrary} before="back">
    {t('Audio Library')}
  </TextLink>
);

function PlaylistDetail({ playlist }: { playlist: Playlist }) {
  const { currentData: rows = [] } = useListCatalogAudiosQuery();
  const access = useAccess(playlist);
  const clips = playlist.audio_ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <div className="wrap page">
      <PageTitle title={playlist.name} description={playlist.description} image={playlist.cover_url} />
      <LibraryLink />
      <article className={styles.detail}>
        <div className={styles.cover}>
          <Cover subject={t('Playlist')} src={playlist.cover_url} eager />
        </div>
        <header className={`stack tight ${styles.head}`}>
          <p className="muted small">{t('Playlist')}</p>
          <h1>{playlist.name}</h1>
        </header>
        <PlaylistActions playlist={playlist} clips={clips} access={access} />
        <div className={styles.text}>
          {playlist.description && <p className={`lead ${styles.description}`}>{playlist.description}</p>}
        </div>
      </article>
      <Clips clips={clips} isOpen={access.status === 'open'} />
    </div>
  );
}

interface PlaylistActionsProps {
  playlist: Playlist;
  clips: readonly AudioRow[];
  access: Access;
}

function PlaylistActions({ playlist, clips, access }: PlaylistActionsProps) {
  const player = usePlayer();
  const seconds = clips.reduce((sum, clip) => sum + lengthOf(clip), 0);
  return (
    <div className={`panel stack ${styles.actions}`}>
      <p className={styles.priceLine}>
        <span className={styles.price}>{playlist.price > 0 ? formatUsd(playlist.price) : t('Free')}</span>
        <span className="meta nums">
          {t('{n, plural, one {# clip} other {# clips}}', { n: clips.length })} · {formatTime(seconds)}
        </span>
      </p>
      {access.status === 'open' ? (
        <Button wide icon="play" disabled={clips.length === 0} onClick={() => void player.queue.start(clips)}>
          {t('Play all')}
        </Button>
      ) : (
        <PlaylistOffer playlist={playlist} access={access} returnTo={paths.playlist(playlist.id)} />
      )}
    </div>
  );
}
