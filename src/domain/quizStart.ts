import type { Attempt } from './attempt';
import { type Quiz, quizMessages, type QuizMode } from './quiz';

/** Whether a learner may begin another attempt at a quiz now: the page asks before it offers, the function decides. */

const MINUTE_MS = 60_000;

/** From when on another attempt may begin, by the pause between two; 0 for the first. */
export function nextStartAt({ attempt_delay }: Quiz, earlier: readonly Attempt[]): number {
  const lastAt = Math.max(0, ...earlier.map(({ submitted_at }) => submitted_at ?? 0));
  return lastAt === 0 ? 0 : lastAt + attempt_delay * MINUTE_MS;
}

/** The reason why not; null where nothing stands against it. An attempt that is open goes on in any case. */
export function whyNotStart(
  quiz: Quiz,
  mode: QuizMode,
  earlier: readonly Attempt[],
  now: number,
): string | null {
  const { status, opens_at, closes_at, attempts_allowed, modes } = quiz;
  if (status !== 'published') return quizMessages.closed;
  if (!modes.includes(mode)) return quizMessages.wrongMode;
  if (opens_at !== null && now < opens_at) return quizMessages.notOpenYet;
  if (closes_at !== null && now >= closes_at) return quizMessages.closed;
  if (attempts_allowed !== null && earlier.length >= attempts_allowed) return quizMessages.noAttemptsLeft;
  return now < nextStartAt(quiz, earlier) ? quizMessages.tooSoon : null;
}
