import { firstAfter, useServerNow } from '../../data/useServerNow';
import type { QuizRow } from '../../domain/quiz';

/** The server's clock, looked at again whenever one of the quizzes opens or closes. */
export const useWindowNow = (quizzes: readonly Pick<QuizRow, 'opens_at' | 'closes_at'>[]): number =>
  useServerNow((now) =>
    firstAfter(
      now,
      quizzes.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at]),
    ),
  );
