import { lazy, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { CardGrid } from '../../ui/CardPages';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { t } from '../../ui/text';
import { LateSection } from './LateSection';

/** How many show: a row on a desk. */
export const BUNDLES = 5;

const LatestBundles = lazy(async () => ({ default: (await import('./LatestBundles')).LatestBundles }));

/** Learning bundles on the home page. */
export const BundlesSection = () => (
  <Frame>
    <LatestBundles placeholders={<Placeholders />} />
  </Frame>
);

export const BundlesSectionSkeleton = () => <Frame />;

const Frame = ({ children }: { children?: ReactNode }) => (
  <LateSection id="bundles" title={t('Learning bundles')} to={paths.bundles} placeholders={<Placeholders />}>
    {children}
  </LateSection>
);

const Placeholders = () => (
  <CardGrid>
    {Array.from({ length: BUNDLES }, (_, card) => (
      <MediaCardSkeleton key={card} about />
    ))}
  </CardGrid>
);
