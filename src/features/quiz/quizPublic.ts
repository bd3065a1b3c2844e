import { cached } from '../../data/cache';
import { readCatalog } from '../../data/catalog';
import { readPublishedDocument } from '../../data/publicDocument';
import { parseQuiz, type Quiz, type QuizRow } from '../../domain/quiz';

/** What a visitor reads: the catalogue and a quiz's settings, with nothing of Firebase's code. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:quiz:${id}`;

export const listCatalogQuizzes = () => readCatalog<QuizRow>('quiz');

/** Null when there is no such quiz, or none for everybody. */
export const readQuiz = (id: string): Promise<Quiz | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublishedDocument(`quizzes/${id}`);
    return data && parseQuiz(id, data);
  });
