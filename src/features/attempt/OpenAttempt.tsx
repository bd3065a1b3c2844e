import { type ReactNode, useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
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
  const onClosed = useClosing(open);
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

/** On to the review, in the place of this page: Back leads out, not into an attempt that is over. */
function useClosing(open: Attempt | undefined) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return useCallback(() => {
    if (!open) return;
    void navigate(paths.quizReview(open.parent, open.id), { replace: true });
    dispatch(attemptsChanged(open));
  }, [open, navigate, dispatch]);
}
