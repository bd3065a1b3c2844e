import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../domain/attempt';
import type { QuizMode } from '../../domain/quiz';
import { useStartQuizMutation } from './attemptApi';
import type { AttemptTarget, StartedAttempt } from './attemptDocs';

const keyOf = ({ parent, part }: Pick<Attempt, 'parent' | 'part'>) => `${parent}/${part}`;

/** Begins an attempt, once at a time; the player finds what the server gave for it, and need not ask again. */
export function useStart({ kind, parent, part }: AttemptTarget) {
  const [start, { isLoading, error }] = useStartQuizMutation({ fixedCacheKey: keyOf({ parent, part }) });
  const isRunning = useRef(false);
  const begin = async (mode: QuizMode): Promise<StartedAttempt | undefined> => {
    // State comes a render too late for a double tap.
    if (isRunning.current) return undefined;
    isRunning.current = true;
    const { data } = await start({ kind, parent, part, mode });
    isRunning.current = false;
    return data;
  };
  return { begin, isStarting: isLoading, error };
}

/** What this attempt was begun with on this page a moment ago; who comes back later asks the server. */
export function useBegun(attempt: Attempt): StartedAttempt | undefined {
  const [, { data, reset }] = useStartQuizMutation({ fixedCacheKey: keyOf(attempt) });
  const [begun] = useState(data);
  useEffect(() => reset, [reset]);
  return begun?.attempt.id === attempt.id ? begun : undefined;
}
