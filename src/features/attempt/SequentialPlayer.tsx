import { useState } from 'react';
import { type Attempt, attemptMessages } from '../../domain/attempt';
import { isAppError } from '../../domain/errors';
import { ErrorState } from '../../ui/ErrorState';
import { Loading, SkeletonText } from '../../ui/Skeleton';
import { useLockQuestionMutation, useResumeAttemptMutation } from './attemptApi';
import type { StartedAttempt } from './attemptDocs';
import { DueQuestion } from './DueQuestion';
import { useOnceWhen } from './useOnceWhen';
import { useBegun } from './useStart';

interface SequentialPlayerProps {
  attempt: Attempt;
  onClosed: () => void;
}

/** One question at a time, each until its own time is up: what is locked does not come back, whatever one reloads. */
export function SequentialPlayer({ attempt, onClosed }: SequentialPlayerProps) {
  const begun = useBegun(attempt);
  const [due, setDue] = useState(begun);
  const [resume] = useResumeAttemptMutation();
  const [lock] = useLockQuestionMutation();
  const [isTurned, setTurned] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const take = (next: StartedAttempt) => {
    setProblem(null);
    // Nothing is due any more: it is handed in.
    if (next.sections.length === 0) onClosed();
    else setDue(next);
  };
  const open = async () => {
    const resumed = await resume(attempt);
    if (resumed.data) return take(resumed.data);
    if (!isTimeUp(resumed.error)) return setProblem(resumed.error);
    // Of the question or of the whole: locking it leads on in both cases.
    const locked = await lock({ id: attempt.id, at: attempt.at, answer: null });
    return locked.data ? take(locked.data) : setProblem(locked.error);
  };
  /** Another tab or device has locked it: the server says what is due. */
  const catchUp = async ({ attempt: { id, at } }: StartedAttempt) => {
    const current = await lock({ id, at, answer: null });
    return current.data ? take(current.data) : setProblem(current.error);
  };
  useOnceWhen(!due, () => void open());
  if (problem) return <ErrorState error={problem} onRetry={() => void (due ? catchUp(due) : open())} />;
  if (due)
    return (
      <DueQuestion
        key={due.attempt.at}
        due={due}
        isTurnedTo={isTurned}
        onNext={(next) => {
          setTurned(true);
          if (next) take(next);
          else void catchUp(due);
        }}
      />
    );
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  );
}

const isTimeUp = (error: unknown) =>
  isAppError(error) &&
  (error.message === attemptMessages.timeUp || error.message === attemptMessages.submitted);
