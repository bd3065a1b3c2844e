import type { QuizRow } from '../../domain/quiz';

type QuizWindow = 'upcoming' | 'open' | 'closed';

/** Whether a quiz has opened, and not closed again. */
export function windowOf(
  { opens_at, closes_at }: Pick<QuizRow, 'opens_at' | 'closes_at'>,
  now: number,
): QuizWindow {
  if (closes_at !== null && closes_at <= now) return 'closed';
  return opens_at !== null && opens_at > now ? 'upcoming' : 'open';
}
