import { useListCatalogBundlesQuery } from '../../features/bundle/bundleApi';
import { BundleCard } from '../../features/bundle/BundleCard';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestBundles = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogBundlesQuery()}
    errorTitle={(message) => t('Failed to load bundles: {message}', { message })}
    emptyTitle={t('No bundles yet')}
    card={(row) => <BundleCard key={row.id} bundle={row} />}
  />
);
