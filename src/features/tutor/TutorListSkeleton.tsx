import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';
import cardStyles from './TutorCard.module.css';

export function TutorGridSkeleton() {
  return (
    <CardGrid grid={cardStyles.grid}>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <Skeleton key={card} height="11rem" />
      ))}
    </CardGrid>
  );
}

/** The page's own head; `lead` counts the tutors once they are here. */
export function TutorListHead({ lead }: { lead?: string | undefined }) {
  return (
    <PageHead
      title={t('Tutors')}
      description={t(
        'Tutors for Form I to Form IV in Tanzania: what they teach, when, and what an hour costs. Ask for a lesson at a time that suits you.',
      )}
      lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
    />
  );
}

/** The list before anything of it is here; the build prerenders it. */
export function TutorListSkeleton() {
  return (
    <div className="wrap page">
      <TutorListHead />
      <FilterSpace />
      <Loading>
        <TutorGridSkeleton />
      </Loading>
    </div>
  );
}
