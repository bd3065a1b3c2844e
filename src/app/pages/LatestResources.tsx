import { useListCatalogResourcesQuery } from '../../features/resource/resourceApi';
import { ResourceCard } from '../../features/resource/ResourceCard';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestResources = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogResourcesQuery()}
    errorTitle={(message) => t('Failed to load study resources: {message}', { message })}
    emptyTitle={t('No study resources yet')}
    card={(row) => <ResourceCard key={row.id} resource={row} />}
  />
);
