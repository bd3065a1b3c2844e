import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';

export const ResourceGridSkeleton = () => (
  <CardGrid>
    {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
      <MediaCardSkeleton key={card} about />
    ))}
  </CardGrid>
);

/** Counts the resources once they are here. */
export const ResourceListHead = ({ lead }: { lead?: string | undefined }) => (
  <PageHead
    title={t('Study resources')}
    description={t(
      'Notes, files and links that teachers chose for Form I to Form IV in Tanzania, by subject and form, all free.',
    )}
    lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
  />
);

/** The list before anything of it is here; the build prerenders it. */
export const ResourceListSkeleton = () => (
  <div className="wrap page">
    <ResourceListHead />
    <FilterSpace />
    <Loading>
      <ResourceGridSkeleton />
    </Loading>
  </div>
);
