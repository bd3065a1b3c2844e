import { useListCatalogQuizzesQuery } from '../../features/quiz/quizApi';
import { QuizCard } from '../../features/quiz/QuizCard';
import cardStyles from '../../features/quiz/QuizCard.module.css';
import { useWindowNow } from '../../features/quiz/useWindowNow';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export function LatestQuizzes(props: LatestProps) {
  const query = useListCatalogQuizzesQuery();
  const now = useWindowNow(query.currentData ?? []);
  return (
    <LatestCards
      {...props}
      query={query}
      errorTitle={(message) => t('Failed to fetch quizzes: {message}', { message })}
      emptyTitle={t('No quizzes yet')}
      grid={cardStyles.grid}
      card={(row) => <QuizCard key={row.id} quiz={row} now={now} heading={3} />}
    />
  );
}
