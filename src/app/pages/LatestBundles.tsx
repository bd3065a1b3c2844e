import type { ReactNode } from 'react';
import { useListCatalogBundlesQuery } from '../../features/bundle/bundleApi';
import { BundleCard } from '../../features/bundle/BundleCard';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { BUNDLES } from './BundlesSection';

/** The newest bundles, from the same rows as the list of them all. */
export const LatestBundles = ({ placeholders }: { placeholders: ReactNode }) => (
  <QueryView
    query={useListCatalogBundlesQuery()}
    skeleton={placeholders}
    errorTitle={(message) => t('Failed to load bundles: {message}', { message })}
    empty={<EmptyState title={t('No bundles yet')}>{t('Check back later for new content.')}</EmptyState>}
  >
    {(bundles) => (
      <CardGrid>
        {bundles.slice(0, BUNDLES).map((row) => (
          <BundleCard key={row.id} bundle={row} />
        ))}
      </CardGrid>
    )}
  </QueryView>
);
