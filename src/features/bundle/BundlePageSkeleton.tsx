import { MediaPageSkeleton } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { BundleCrumbs } from './BundleCrumbs';

/** A bundle's page before the bundle is here; the build prerenders it. */
export const BundlePageSkeleton = () => (
  <div className="wrap page">
    <PageTitle title={t('Bundle')} />
    <BundleCrumbs />
    <Loading>
      <MediaPageSkeleton buttons={1} lines={3} />
    </Loading>
  </div>
);
