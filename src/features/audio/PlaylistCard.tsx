import { paths } from '../../domain/paths';
import type { Playlist } from '../../domain/playlist';
import { Cover } from '../../ui/Cover';
import { MediaCard } from '../../ui/MediaCard';
import { Price } from '../../ui/Price';
import { t } from '../../ui/text';

export function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { id, name, cover_url, audio_ids, price } = playlist;
  return (
    <MediaCard
      to={paths.playlist(id)}
      title={name}
      by={t('Playlist')}
      about={t('{n, plural, one {# clip} other {# clips}}', { n: audio_ids.length })}
      cover={<Cover subject={t('Playlist')} src={cover_url} />}
    >
      <Price amount={price} currency="USD" />
    </MediaCard>
  );
}
