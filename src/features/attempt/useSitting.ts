import { useEffect, useState, useSyncExternalStore } from 'react';
import { forget, recall, remember } from '../../data/cache';
import { SteadyClock } from '../../data/steadyClock';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import { useSaveQuizAnswersMutation } from './attemptApi';
import type { StartedAttempt } from './attemptDocs';
import { type GivenAnswers, unsentOf } from './keptAnswers';
import { type KeptSitting, Sitting } from './sitting';

interface SittingOptions<Result> {
  /** Apart from other parts of the same attempt. */
  part?: string;
  submit: (unsent: GivenAnswers, clock: SteadyClock) => Promise<Result>;
  onClosed: (result: Result | null) => void;
}

/** The sitting that this page shows. What it is made with holds for as long as the page does. */
export function useSitting<Result>(
  { attempt, now, heard }: StartedAttempt,
  { part = '', submit, onClosed }: SittingOptions<Result>,
) {
  const [save] = useSaveQuizAnswersMutation();
  const [sitting] = useState(() => {
    const { id, uid } = attempt;
    const clock = new SteadyClock({ now, heard });
    // Under the learner's id, so that signing out wipes it.
    const key = `${uid}:attempt:${id}:${part}`;
    return new Sitting<Result>(`${id}-${part}`, attempt, clock, {
      save: (given) => save({ id, given }).unwrap(),
      submit: (unsent) => submit(unsent, clock),
      recall: async () => (await recall<KeptSitting>(key))?.data,
      keep: async (kept) => (await remember(key, kept)) === true,
      forget: () => void forget(key),
      onClosed,
    });
  });
  useEffect(() => {
    void sitting.start();
    return () => sitting.stop();
  }, [sitting]);
  const state = useSyncExternalStore(sitting.subscribe, sitting.get);
  const isWaiting = Object.keys(unsentOf(state.answers, state.sent)).length > 0;
  useLeaveWarning(isWaiting && !state.isKept && state.phase === 'open');
  return { sitting, state };
}
