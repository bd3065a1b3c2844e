import type { Query, Transaction } from 'firebase-admin/firestore';
import { parseBankQuestion, type BankQuestion } from '../../src/domain/question';
import { questionPath } from '../../src/domain/questionRecord';
import { parseQuizKeys, parseQuizPaper } from '../../src/domain/quiz';
import { type CompiledQuiz, renewQuiz, tagsOf } from '../../src/domain/quizCompile';
import type { QuizForm } from '../../src/domain/quizForm';
import { quizKeysPath, quizPaperPath, quizPath } from '../../src/domain/quizRecord';
import { QUIZ_LIMITS } from '../../src/domain/quiz';
import { db, fieldsOf, TRANSACTION } from './firebase';

/** Quizzes and the bank's questions that they are made of. */

export const quizRef = (id: string) => db.doc(quizPath(id));
export const quizPaperRef = (id: string) => db.doc(quizPaperPath(id));
export const quizKeysRef = (id: string) => db.doc(quizKeysPath(id));

/** Quizzes whose attempts may ask a question. */
export const holdersOfQuestion = (id: string) =>
  db.collection('quizzes').where('question_ids', 'array-contains', id);

async function questionsAt(transaction: Transaction, ids: readonly string[]): Promise<BankQuestion[]> {
  if (ids.length === 0) return [];
  const documents = await transaction.getAll(...ids.map((id) => db.doc(questionPath(id))));
  return documents.flatMap((document) => {
    const fields = fieldsOf(document);
    return (fields && parseBankQuestion(document.id, fields)) ?? [];
  });
}

async function questionsIn(transaction: Transaction, query: Query): Promise<BankQuestion[]> {
  const { docs } = await transaction.get(query.limit(QUIZ_LIMITS.questions));
  return docs.flatMap((document) => parseBankQuestion(document.id, fieldsOf(document) ?? {}) ?? []);
}

/** All that a form may be made of: what it has chosen, and the pools of its draws, newest last. */
export async function bankFor(
  transaction: Transaction,
  { sections }: Pick<QuizForm, 'sections'>,
  author: string,
): Promise<BankQuestion[]> {
  const chosen = sections.flatMap(({ source, questions }) => (source === 'chosen' ? questions : []));
  const pools = sections
    .filter(({ source }) => source === 'drawn')
    .map(({ tags }) => {
      const wanted = Object.entries(tagsOf(tags)).filter(([, value]) => value !== '' && value !== null);
      const own: Query = db.collection('questions').where('created_by', '==', author);
      return wanted.reduce((query, [field, value]) => query.where(field, '==', value), own);
    });
  const found = await Promise.all([
    questionsAt(transaction, chosen),
    ...pools.map((pool) => questionsIn(transaction, pool)),
  ]);
  return [...new Map(found.flat().map((question) => [question.id, question])).values()];
}

/** What a quiz would be with the newest version of its questions, `changed` among them; null while all are the same. */
export async function renewed(
  transaction: Transaction,
  id: string,
  changed?: BankQuestion,
): Promise<Omit<CompiledQuiz, 'question_ids'> | null> {
  const [paper, keys] = await transaction.getAll(quizPaperRef(id), quizKeysRef(id));
  if (!paper?.exists || !keys?.exists) return null;
  const [before, answers] = [parseQuizPaper(paper.data() ?? {}), parseQuizKeys(keys.data() ?? {})];
  const ids = before.sections.flatMap(({ questions }) => questions.map((question) => question.id));
  const bank = changed ? [changed] : await questionsAt(transaction, ids);
  if (bank.every((question) => answers.versions[question.id] === question.version)) return null;
  return renewQuiz(before, answers, bank);
}

/**
 * Brings a quiz up to date with the bank, for attempts to come. Here and by the trigger of questions, so that a lost
 * call leaves none behind.
 */
export async function renewQuizOf(id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const next = await renewed(transaction, id);
    if (!next) return;
    const { paper, keys, question_count, max_points } = next;
    transaction.update(quizPaperRef(id), { sections: paper.sections });
    transaction.update(quizKeysRef(id), { ...keys });
    transaction.update(quizRef(id), { question_count, max_points });
  }, TRANSACTION);
}

export async function renewHolders(questionId: string): Promise<void> {
  const { docs } = await holdersOfQuestion(questionId).select().get();
  for (const { id } of docs) await renewQuizOf(id);
}
