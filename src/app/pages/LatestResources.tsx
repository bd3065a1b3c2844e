import type { ReactNode } from 'react';
import { useListCatalogResourcesQuery } from '../../features/resource/resourceApi';
import { ResourceCard } from '../../features/resource/ResourceCard';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { RESOURCES } from './ResourcesSection';

/** The newest study resources, from the same rows as the list of them all. */
export const LatestResources = ({ placeholders }: { placeholders: ReactNode }) => (
  <QueryView
    query={useListCatalogResourcesQuery()}
    skeleton={placeholders}
    errorTitle={(message) => t('Failed to load study resources: {message}', { message })}
    empty={
      <EmptyState title={t('No study resources yet')}>{t('Check back later for new content.')}</EmptyState>
    }
  >
    {(resources) => (
      <CardGrid>
        {resources.slice(0, RESOURCES).map((row) => (
          <ResourceCard key={row.id} resource={row} />
        ))}
      </CardGrid>
    )}
  </QueryView>
);
