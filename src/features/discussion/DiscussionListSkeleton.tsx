import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { PageHead } from '../../ui/PageHead';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';
import { DiscussionCardSkeleton } from './DiscussionCard';
import styles from './DiscussionCard.module.css';

export const DiscussionListHead = () => (
  <PageHead
    title={t('Discussions')}
    description={t(
      'Discussions for Form I to Form IV in Tanzania: ask, answer and talk to tutors, live and in writing.',
    )}
    lead={t('Ask, answer, and talk to tutors.')}
  />
);

export function DiscussionGridSkeleton() {
  return (
    <CardGrid grid={styles.grid}>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <DiscussionCardSkeleton key={card} />
      ))}
    </CardGrid>
  );
}

/** The list before anything of it is here; the build prerenders it. */
export function DiscussionListSkeleton() {
  return (
    <div className="wrap page">
      <DiscussionListHead />
      <FilterSpace />
      <Loading>
        <DiscussionGridSkeleton />
      </Loading>
    </div>
  );
}
