import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';

export function EbookGridSkeleton() {
  return (
    <CardGrid>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <MediaCardSkeleton key={card} about />
      ))}
    </CardGrid>
  );
}

/** The page's own head; `lead` counts the books once they are here. */
export function EbookListHead({ lead }: { lead?: string | undefined }) {
  return (
    <PageHead
      title={t('Ebooks')}
      description={t(
        'Books, notes and past papers for Form I to Form IV in Tanzania: read on the phone, price and size in sight.',
      )}
      lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
    />
  );
}

/** The list before anything of it is here; the build prerenders it. */
export function EbookListSkeleton() {
  return (
    <div className="wrap page">
      <EbookListHead />
      <FilterSpace />
      <Loading>
        <EbookGridSkeleton />
      </Loading>
    </div>
  );
}
