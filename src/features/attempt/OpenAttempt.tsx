import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { type Attempt, QUIZ_PART } from '../../domain/attempt';
import { paths, takeQuizPath } from '../../domain/paths';
import type { QuizMode } from '../../domain/quiz';
import { useSession } from '../../session/useSession';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { attemptsChanged, useListQuizAttemptsQuery } from './attemptApi';
import { AttemptSkeleton } from './AttemptSkeleton';

interface OpenAttemptProps {
  mode: QuizMode;
  children: (attempt: Attempt, onClosed: () => void) => ReactNode;
}

/** A page of a quiz in one of its modes: for the attempt that is open in it. Without one, the quiz's page is where to begin. */
export function OpenAttempt({ mode, children }: OpenAttemptProps) {
  const { id = '' } = useParams();
  const uid = useSession().user?.uid ?? '';
  const target = { uid, kind: 'quiz', parent: id, part: QUIZ_PART } as const;
  const query = useListQuizAttemptsQuery(target, { refetchOnMountOrArgChange: true });
  const open = query.currentData?.find(({ state }) => state === 'open');
  const { closed, onClosed } = useClosing(open);
  if (closed)
    return (
      <>
        <Navigate replace to={paths.quizReview(closed.parent, closed.id)} />
        <AttemptSkeleton />
      </>
    );
  if (open && open.mode !== mode) return <Navigate replace to={takeQuizPath(id, open.mode)} />;
  if (open)
    return (
      <div className="wrap page">
        <PageTitle title={open.title} isHidden />
        {children(open, onClosed)}
      </div>
    );
  if (query.isFetching) return <AttemptSkeleton />;
  if (!query.error) return <Navigate replace to={paths.quiz(id)} />;
  return (
    <div className="wrap page">
      <ErrorState isPage error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

/**
 * On to the review, in the place of this page: Back leads out, not into an attempt that is over. Until that page is
 * loaded, the list that says so already must not lead to where one would begin anew.
 */
function useClosing(open: Attempt | undefined) {
  const [closed, setClosed] = useState<Attempt | null>(null);
  const dispatch = useDispatch();
  const onClosed = useCallback(() => {
    if (!open) return;
    setClosed(open);
    dispatch(attemptsChanged(open));
  }, [open, dispatch]);
  return { closed, onClosed };
}
