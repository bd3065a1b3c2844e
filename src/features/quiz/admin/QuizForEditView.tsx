import type { ReactNode } from 'react';
import { isDenial } from '../../../data/errors';
import { isAppError } from '../../../domain/errors';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useGetQuizForEditQuery } from './adminQuizApi';
import type { QuizForEdit } from './adminQuizDocs';
import { QuizNotFound } from './QuizNotFound';

interface QuizForEditViewProps {
  quizId: string;
  children: (stored: QuizForEdit) => ReactNode;
}

/** Reads a whole quiz for its author. The rules refuse one that is not there in the same way as somebody else's. */
export function QuizForEditView({ quizId, children }: QuizForEditViewProps) {
  const query = useGetQuizForEditQuery(quizId);
  if (isAppError(query.error) && isDenial(query.error)) return <QuizNotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch quiz: {message}', { message })}
    >
      {(stored) => (stored ? children(stored) : <QuizNotFound />)}
    </QueryView>
  );
}
