import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';

export const BundleGridSkeleton = () => (
  <CardGrid>
    {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
      <MediaCardSkeleton key={card} about />
    ))}
  </CardGrid>
);

/** Counts the bundles once they are here. */
export const BundleListHead = ({ lead }: { lead?: string | undefined }) => (
  <PageHead
    title={t('Learning bundles')}
    description={t(
      'Books, audio and courses that belong together, for Form I to Form IV in Tanzania: one price for all of them.',
    )}
    lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
  />
);

/** The list before anything of it is here; the build prerenders it. */
export const BundleListSkeleton = () => (
  <div className="wrap page">
    <BundleListHead />
    <FilterSpace />
    <Loading>
      <BundleGridSkeleton />
    </Loading>
  </div>
);
