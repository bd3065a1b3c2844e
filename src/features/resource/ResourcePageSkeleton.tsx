import { MediaPageSkeleton } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { ResourceCrumbs } from './ResourceCrumbs';

/** A resource's page before the resource is here; the build prerenders it. */
export const ResourcePageSkeleton = () => (
  <div className="wrap page">
    <PageTitle title={t('Study resource')} />
    <ResourceCrumbs />
    <Loading>
      <MediaPageSkeleton buttons={1} lines={4} />
    </Loading>
  </div>
);
