import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';
import { QuizCardSkeleton } from './QuizCard';
import cardStyles from './QuizCard.module.css';

export function QuizGridSkeleton() {
  return (
    <CardGrid grid={cardStyles.grid}>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <QuizCardSkeleton key={card} />
      ))}
    </CardGrid>
  );
}

/** Counts the quizzes once they are here. */
export const QuizListHead = ({ lead }: { lead?: string | undefined }) => (
  <PageHead
    title={t('Quizzes and exams')}
    description={t(
      'Quizzes, tests and past papers for Form I to Form IV in Tanzania: on a phone, one question at a time, or on paper.',
    )}
    lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
  />
);

/** The list before anything of it is here; the build prerenders it. */
export function QuizListSkeleton() {
  return (
    <div className="wrap page">
      <QuizListHead />
      <FilterSpace />
      <Loading>
        <QuizGridSkeleton />
      </Loading>
    </div>
  );
}
