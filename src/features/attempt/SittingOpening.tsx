import { type ReactNode, useEffect } from 'react';
import { type Attempt, attemptMessages } from '../../domain/attempt';
import { isAppError } from '../../domain/errors';
import { ErrorState } from '../../ui/ErrorState';
import { Loading, SkeletonText } from '../../ui/Skeleton';
import { useResumeAttemptMutation } from './attemptApi';
import type { StartedAttempt } from './attemptDocs';
import { useBegun } from './useStart';
import { useOnceWhen } from './useOnceWhen';

interface SittingOpeningProps {
  /** It is open by what the server said last. */
  attempt: Attempt;
  /** It is over. */
  onClosed: () => void;
  children: (started: StartedAttempt) => ReactNode;
}

/** An open attempt with its paper and the server's time: as it was just begun, or gone on with. */
export function SittingOpening({ attempt, onClosed, children }: SittingOpeningProps) {
  const begun = useBegun(attempt);
  const [resume, { data, error, isLoading }] = useResumeAttemptMutation();
  const started = begun ?? data;
  const isMissing = started === undefined;
  useEffect(() => {
    if (isMissing) void resume(attempt);
    // Once: the attempt that is gone on with stays this one, whatever the list says of it meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useOnceWhen(isClosed(error), onClosed);
  if (started) return <>{children(started)}</>;
  if (error && !isClosed(error))
    return <ErrorState error={error} isRetrying={isLoading} onRetry={() => void resume(attempt)} />;
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  );
}

const CLOSED: readonly string[] = [
  attemptMessages.submitted,
  attemptMessages.timeUp,
  attemptMessages.missing,
];

const isClosed = (error: unknown) => isAppError(error) && CLOSED.includes(error.message);
