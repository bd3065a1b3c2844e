import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import type { Quiz } from '../../domain/quiz';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetQuizQuery } from './quizApi';

interface QuizViewProps {
  quizId: string;
  /** A whole page, of the size of what will replace it. */
  skeleton: ReactNode;
  children: (quiz: Quiz) => ReactNode;
}

/** A page that is about one quiz: what it is, or why it does not show. */
export function QuizView({ quizId, skeleton, children }: QuizViewProps) {
  const { currentData: quiz, error, isFetching, refetch } = useGetQuizQuery(quizId);
  if (quiz) return <>{children(quiz)}</>;
  if (quiz === undefined && !error) return <>{skeleton}</>;
  return (
    <div className="wrap page">
      {quiz === null ? (
        <StateView
          isPage
          icon="list"
          title={t('Quiz not found.')}
          action={<ButtonLink to={paths.quizzes}>{t('All quizzes')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={(message) => t('Failed to fetch quiz: {message}', { message })}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
