import type { ReactNode } from 'react';
import { isDenial } from '../../../data/errors';
import { isAppError } from '../../../domain/errors';
import { can } from '../../../domain/permissions';
import type { Quiz } from '../../../domain/quiz';
import { useSession } from '../../../session/useSession';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { QuizNotFound } from '../admin/QuizNotFound';
import { useGetExaminedQuizQuery } from './resultApi';
import type { QuizResultsKey } from './resultDocs';

interface ExaminedQuizProps {
  quizId: string;
  children: (quiz: Quiz, results: QuizResultsKey) => ReactNode;
}

/** A quiz for who may see how learners did in it: its author, and administrators. */
export function ExaminedQuiz({ quizId, children }: ExaminedQuizProps) {
  const { user } = useSession();
  const query = useGetExaminedQuizQuery(quizId);
  if (isAppError(query.error) && isDenial(query.error)) return <QuizNotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch quiz: {message}', { message })}
    >
      {(quiz) =>
        quiz && user && can(user, 'material.update', quiz) ? (
          children(quiz, { quizId, author: can(user, 'material.listAll') ? null : user.uid })
        ) : (
          <QuizNotFound />
        )
      }
    </QueryView>
  );
}
