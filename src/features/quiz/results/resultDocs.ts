import {
  average,
  collection,
  count,
  doc,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  query,
  where,
} from 'firebase/firestore/lite';
import { fromDocument } from '../../../data/converter';
import { callFunction } from '../../../data/firebase';
import { db } from '../../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../../data/page';
import { attemptCode } from '../../../domain/attemptCode';
import type { AddPaperInput } from '../../../domain/attemptInput';
import {
  type AttemptResult,
  parseResult,
  type ResultState,
  type ResultTotals,
} from '../../../domain/attemptResult';
import type { Page, PageRequest } from '../../../domain/page';
import { parseQuiz, type Quiz } from '../../../domain/quiz';
import { matchesWords, searchTerm } from '../../../domain/text';

/** What examiners read of the attempts at a quiz, and begin for who wrote on paper. */

export interface QuizResultsKey {
  quizId: string;
  /** Whose quiz it is; null for administrators, who see all. */
  author: string | null;
}

export interface ResultListRequest extends PageRequest, QuizResultsKey {
  /** Any of these; left out: all. */
  states?: readonly ResultState[] | undefined;
  /** A learner's name, or the code on their paper. */
  search?: string | undefined;
}

export async function readQuiz(id: string): Promise<Quiz | null> {
  const stored = (await getDoc(doc(db, 'quizzes', id))).data();
  return stored ? parseQuiz(id, fromDocument(stored)) : null;
}

const resultsAt = ({ quizId, author }: QuizResultsKey) =>
  query(
    collection(db, 'attempt_results'),
    where('parent', '==', quizId),
    ...(author ? [where('parent_author', '==', author)] : []),
  );

export const listResults = (request: ResultListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: ResultListRequest): Promise<Page<AttemptResult>> {
  const { states, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...(states ? [where('state', 'in', states)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(resultsAt(request), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (stored) => {
    const result = parseResult(stored.id, fromDocument(stored.data()));
    return matchesWords(search, result.name, attemptCode(stored.id)) ? result : null;
  });
}

export async function readTotals(key: QuizResultsKey): Promise<ResultTotals> {
  const results = resultsAt(key);
  const inState = (state: ResultState) => query(results, where('state', '==', state));
  const [marking, graded, passed] = await Promise.all([
    getCount(inState('marking')),
    getAggregate(inState('graded'), { count: count(), average: average('score') }),
    getCount(query(results, where('is_passed', '==', true))),
  ]);
  return { marking: marking.data().count, passed: passed.data().count, ...toGraded(graded.data()) };
}

const toGraded = ({ count: graded, average: score }: { count: number; average: number | null }) => ({
  graded,
  average: score === null ? null : Math.round(score),
});

/** Resolves with the attempt's id. */
export const addPaper = (input: AddPaperInput) => callFunction<AddPaperInput, string>('addPaper', input);
