import type { BundleRow } from '../../domain/bundle';
import { paths } from '../../domain/paths';
import { Cover } from '../../ui/Cover';
import { MediaCard } from '../../ui/MediaCard';
import { Price } from '../../ui/Price';
import { t } from '../../ui/text';
import { coverSubject, partCount, placeOf } from './bundleLabels';

interface BundleCardProps {
  bundle: BundleRow;
  /** In the first screen: its cover is fetched at once. */
  eager?: boolean;
  level?: 2 | 3;
}

export function BundleCard({ bundle, eager = false, level = 3 }: BundleCardProps) {
  const { id, title, cover_url, form_level, parts, price } = bundle;
  return (
    <MediaCard
      to={paths.bundle(id)}
      title={title}
      by={t('{parts} in one', { parts: partCount(parts) })}
      about={placeOf(bundle)}
      cover={<Cover subject={coverSubject(bundle)} form={form_level} src={cover_url} eager={eager} />}
      level={level}
    >
      <Price amount={price} />
    </MediaCard>
  );
}
