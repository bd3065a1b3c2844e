import { formatTime } from '../../domain/audio';
import { paths } from '../../domain/paths';
import { useListCatalogReelsQuery } from '../../features/reel/reelApi';
import { Cover } from '../../ui/Cover';
import { MediaCard } from '../../ui/MediaCard';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestReels = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogReelsQuery()}
    errorTitle={(message) => t('Failed to load reels: {message}', { message })}
    emptyTitle={t('No reels yet')}
    card={({ id, title, instructor, subject, poster_url, seconds }) => (
      <MediaCard
        key={id}
        to={paths.reel(id)}
        title={title}
        by={instructor}
        cover={<Cover subject={subject} src={poster_url} />}
      >
        {seconds !== null && <span className="meta nums">{formatTime(seconds)}</span>}
      </MediaCard>
    )}
  />
);
