import { ANSWER_GRACE_MS, type Answer, type Attempt } from './attempt';

/** What of the sent answers counts, and when time is up. Instants go by the server's clock. */

/** Bytes of all answers together, as JSON: they lie in one document. */
export const ANSWERS_BYTES = 600_000;

export interface TimedAnswer {
  question: string;
  answer: Answer;
  /** When it was typed, as far as the device knows. */
  at: number;
}

type Answered = Pick<Attempt, 'answers' | 'answered_at'>;

/**
 * For each question the one that was typed last, whenever it arrives: what an old phone sends late overwrites nothing
 * newer. A clock that is wrong puts no answer before the start, and none into the future.
 */
export function mergeAnswers(
  attempt: Answered & Pick<Attempt, 'started_at'>,
  incoming: readonly TimedAnswer[],
  now: number,
): Answered {
  const answers = { ...attempt.answers };
  const answered_at = { ...attempt.answered_at };
  for (const { question, answer, at } of incoming) {
    const typedAt = Math.round(Math.min(Math.max(at, attempt.started_at), now));
    if (typedAt < (answered_at[question] ?? 0)) continue;
    answers[question] = answer;
    answered_at[question] = typedAt;
  }
  return { answers, answered_at };
}

const isPast = (deadline: number | null, now: number) =>
  deadline !== null && now > deadline + ANSWER_GRACE_MS;

/** The whole attempt takes no answers any more. */
export const isOver = ({ deadline }: Pick<Attempt, 'deadline'>, now: number) => isPast(deadline, now);

/** The question that is due takes none. */
export const isQuestionOver = ({ question_deadline }: Pick<Attempt, 'question_deadline'>, now: number) =>
  isPast(question_deadline, now);

/** Of a question that is given out now: its own time, and never more than the attempt has. */
export function questionDeadline(
  seconds: number | null,
  deadline: number | null,
  now: number,
): number | null {
  return seconds === null ? null : Math.min(now + seconds * 1000, deadline ?? Infinity);
}
