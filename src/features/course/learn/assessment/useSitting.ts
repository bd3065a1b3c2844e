import { useCallback, useEffect, useMemo, useState } from 'react';
import { forget, recall, remember } from '../../../../data/cache';
import { type Answer, type Answers, type Attempt, isNoAnswer } from '../../../../domain/attempt';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../../domain/errors';
import { useSaveAnswersMutation, useSubmitAttemptMutation } from '../learnApi';
import type { AnswerState } from './QuestionField';

/** So long after the last change answers are sent. */
const SAVE_DELAY_MS = 1500;
/** So long after a try that failed. */
const RETRY_MS = 15_000;

/** Kept under the learner's id, so that signing out wipes it. */
const keyOf = ({ uid, id }: Attempt) => `${uid}:attempt:${id}`;

/**
 * The answers of a sitting: at once on this device, a little later on the server. A lost connection or a reload loses
 * none of them.
 */
export function useSitting(attempt: Attempt, onHandedIn: () => void) {
  const [answers, setAnswers] = useState<Answers>(attempt.answers);
  const [sent, setSent] = useState<Answers>(attempt.answers);
  const [save, { isLoading: isSaving, isError: hasFailed }] = useSaveAnswersMutation();
  const [submit, { isLoading: isHandingIn, error }] = useSubmitAttemptMutation();
  const unsent = useMemo(() => unsentOf(answers, sent), [answers, sent]);
  useKeptAnswers(attempt, setAnswers);

  const send = useCallback(async () => {
    const { error: failure } = await save({ attempt, answers: unsent });
    if (!failure) setSent((before) => ({ ...before, ...unsent }));
  }, [save, attempt, unsent]);
  const isWaiting = Object.keys(unsent).length > 0 && !isSaving && !isHandingIn;
  useSending(isWaiting, hasFailed ? RETRY_MS : SAVE_DELAY_MS, send);

  const answer = (question: string, given: Answer) =>
    setAnswers((before) => {
      const next = { ...before, [question]: given };
      void remember(keyOf(attempt), next);
      return next;
    });
  const handIn = async () => {
    const { error: failure } = await submit({ attempt, answers });
    if (failure) return;
    void forget(keyOf(attempt));
    onHandedIn();
  };
  return {
    answers,
    answer,
    handIn,
    isHandingIn,
    problem: error && (isAppError(error) ? error.message : UNEXPECTED_MESSAGE),
    stateOf: (question: string): AnswerState => {
      if (isNoAnswer(answers[question])) return 'none';
      return question in unsent ? 'here' : 'sent';
    },
    answered: Object.values(answers).filter((given) => !isNoAnswer(given)).length,
  };
}

const unsentOf = (answers: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question, given]) => given !== sent[question]));

/** Brings back what this device kept and could not send. */
function useKeptAnswers(attempt: Attempt, setAnswers: (change: (answers: Answers) => Answers) => void) {
  useEffect(() => {
    let isHere = true;
    void recall<Answers>(keyOf(attempt)).then((kept) => {
      // What was answered since this page opened is newer.
      if (isHere && kept) setAnswers((now) => ({ ...now, ...kept.data, ...unsentOf(now, attempt.answers) }));
    });
    return () => {
      isHere = false;
    };
  }, [attempt, setAnswers]);
}

/** Also as soon as the connection is back. */
function useSending(isWaiting: boolean, delayMs: number, send: () => Promise<void>) {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const now = () => void send();
    const timer = setTimeout(now, delayMs);
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting, delayMs, send]);
}
