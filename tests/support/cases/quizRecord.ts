import { toQuestionRecord } from '../../../src/domain/questionRecord';
import { parseBankQuestion } from '../../../src/domain/question';
import { compileQuiz } from '../../../src/domain/quizCompile';
import { toQuizDocuments } from '../../../src/domain/quizRecord';
import { validQuestion, validQuiz } from '../quizzes';

/** A question and a draft quiz that asks it, as functions write them. */

const SAVED = {
  version: 1,
  saved_hash: 'x',
  created_by: 'mwandishi',
  updated_by: 'mwandishi',
  created_at: new Date('2026-02-03T04:05:06Z'),
  updated_at: new Date('2026-02-03T04:05:06Z'),
};

export const questionRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...toQuestionRecord(validQuestion()),
  ...SAVED,
  ...changes,
});

const bank = [parseBankQuestion('question', questionRecord())].filter((question) => question !== null);
const form = validQuiz(['question']);
const documents = toQuizDocuments(form, compileQuiz(form, bank, 'mwandishi'));

export const quizPaperRecord = { ...documents.paper };

export const quizRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...documents.quiz,
  status: 'draft',
  author_name: 'Neema Mushi',
  ...SAVED,
  ...changes,
});
