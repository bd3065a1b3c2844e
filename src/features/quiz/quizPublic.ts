import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { parseQuiz, type QuizRow } from '../../domain/quiz';

/** What a visitor reads: the catalogue and a quiz's settings, with nothing of Firebase's code. */

export const listCatalogQuizzes = () => readCatalog<QuizRow>('quiz');

/** Null when there is no such quiz, or none for everybody. */
export const readQuiz = (id: string) => readAs(`quizzes/${id}`, parseQuiz);
