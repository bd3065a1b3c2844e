import { lazy, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { CardGrid } from '../../ui/CardPages';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { t } from '../../ui/text';
import { LateSection } from './LateSection';

/** How many show: a row on a desk. */
export const RESOURCES = 5;

const LatestResources = lazy(async () => ({ default: (await import('./LatestResources')).LatestResources }));

/** Study resources on the home page. */
export const ResourcesSection = () => (
  <Frame>
    <LatestResources placeholders={<Placeholders />} />
  </Frame>
);

export const ResourcesSectionSkeleton = () => <Frame />;

const Frame = ({ children }: { children?: ReactNode }) => (
  <LateSection
    id="resources"
    title={t('Study resources')}
    to={paths.resources}
    placeholders={<Placeholders />}
  >
    {children}
  </LateSection>
);

const Placeholders = () => (
  <CardGrid>
    {Array.from({ length: RESOURCES }, (_, card) => (
      <MediaCardSkeleton key={card} about />
    ))}
  </CardGrid>
);
