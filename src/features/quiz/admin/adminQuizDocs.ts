import { collection, doc, getCount, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { forgetCatalog } from '../../../data/catalog';
import { fromDocument } from '../../../data/converter';
import { callFunction } from '../../../data/firebase';
import { db } from '../../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../../data/page';
import type { Page, PageRequest } from '../../../domain/page';
import { type BankQuestion, parseBankQuestion, type QuestionTags } from '../../../domain/question';
import type {
  CreateQuestionInput,
  QuestionIdInput,
  UpdateQuestionInput,
} from '../../../domain/questionInput';
import {
  parseQuiz,
  parseQuizKeys,
  parseQuizPaper,
  type Quiz,
  type QuizKeys,
  type QuizPaper,
} from '../../../domain/quiz';
import type { QuizForm } from '../../../domain/quizForm';
import type {
  CreateQuizInput,
  QuizIdInput,
  SetQuizStatusInput,
  UpdateQuizInput,
} from '../../../domain/quizInput';
import { parseSources, toQuizForm } from '../../../domain/quizRecord';
import type { SavedVersion } from '../../../domain/saving';
import { matchesWords, searchTerm } from '../../../domain/text';

/** What the back office reads and changes of quizzes and the question bank. */

/** Firestore looks up the longest word of a search; the rows are asked for the others. */
const whereSearched = (search: string) => {
  const term = searchTerm(search);
  return term ? [where('search_terms', 'array-contains', term)] : [];
};

export interface QuizListRequest extends PageRequest {
  /** A teacher's own alone; null lists everybody's (admins). */
  createdBy: string | null;
  status?: string | undefined;
  subject?: string | undefined;
  search?: string | undefined;
}

export const listQuizzes = (request: QuizListRequest) => firstPageWithRows(request, readQuizzes);

async function readQuizzes(request: QuizListRequest): Promise<Page<Quiz>> {
  const { createdBy, status, subject, search = '' } = request;
  const filters = [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(status ? [where('status', '==', status)] : []),
    ...(subject ? [where('subject', '==', subject)] : []),
    ...whereSearched(search),
  ];
  const { docs } = await getDocs(query(collection(db, 'quizzes'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (stored) => {
    const quiz = parseQuiz(stored.id, fromDocument(stored.data()));
    return quiz && matchesWords(search, quiz.title, quiz.subject, quiz.topic) ? quiz : null;
  });
}

export interface QuestionListRequest extends PageRequest {
  createdBy: string | null;
  kind?: string | undefined;
  subject?: string | undefined;
  form?: string | undefined;
  search?: string | undefined;
}

export const listQuestions = (request: QuestionListRequest) => firstPageWithRows(request, readQuestions);

async function readQuestions(request: QuestionListRequest): Promise<Page<BankQuestion>> {
  const { createdBy, kind, subject, form, search = '' } = request;
  const filters = [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(subject ? [where('subject', '==', subject)] : []),
    ...(form ? [where('form_level', '==', form)] : []),
    ...whereSearched(search),
  ];
  const { docs } = await getDocs(query(collection(db, 'questions'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (stored) => {
    const question = parseBankQuestion(stored.id, fromDocument(stored.data()));
    return question && matchesWords(search, question.text, question.topic, question.subject)
      ? question
      : null;
  });
}

export async function readQuestion(id: string): Promise<BankQuestion | null> {
  const stored = (await getDoc(doc(db, 'questions', id))).data();
  return stored ? parseBankQuestion(id, fromDocument(stored)) : null;
}

export interface PoolKey {
  author: string;
  tags: QuestionTags;
}

/** How many questions of an author a draw could choose from. */
export async function countPool({ author, tags }: PoolKey): Promise<number> {
  const wanted = Object.entries(tags).filter(([, value]) => value !== '' && value !== null);
  const filters = wanted.map(([field, value]) => where(field, '==', value));
  const own = query(collection(db, 'questions'), where('created_by', '==', author), ...filters);
  return (await getCount(own)).data().count;
}

export interface QuizForEdit {
  quiz: Quiz;
  form: QuizForm;
  paper: QuizPaper;
  keys: QuizKeys;
}

/** The quiz first: when somebody saves in between, the next save is a conflict, never a mix of both. */
export async function readQuizForEdit(id: string): Promise<QuizForEdit | null> {
  const stored = (await getDoc(doc(db, 'quizzes', id))).data();
  const quiz = stored ? parseQuiz(id, fromDocument(stored)) : null;
  if (!quiz) return null;
  const [paper, keys] = await Promise.all([
    getDoc(doc(db, 'quizzes', id, 'questions', '0')),
    getDoc(doc(db, 'answer_keys', id)),
  ]);
  const data = paper.data() ?? {};
  return {
    quiz,
    form: toQuizForm(quiz, parseSources(data)),
    paper: parseQuizPaper(data),
    keys: parseQuizKeys(keys.data() ?? {}),
  };
}

export const createQuestion = (input: CreateQuestionInput) =>
  callFunction<CreateQuestionInput, SavedVersion>('createQuestion', input);
export const updateQuestion = (input: UpdateQuestionInput) =>
  callFunction<UpdateQuestionInput, SavedVersion>('updateQuestion', input);
export const removeQuestion = (id: string) =>
  callFunction<QuestionIdInput, unknown>('deleteQuestion', { id });

export const createQuiz = (input: CreateQuizInput) =>
  callFunction<CreateQuizInput, SavedVersion>('createQuiz', input);

export async function updateQuiz(input: UpdateQuizInput): Promise<SavedVersion> {
  const saved = await callFunction<UpdateQuizInput, SavedVersion>('updateQuiz', input);
  await forgetCatalog();
  return saved;
}

export async function setQuizStatus(input: SetQuizStatusInput): Promise<void> {
  await callFunction<SetQuizStatusInput, unknown>('setQuizStatus', input);
  await forgetCatalog();
}

export async function removeQuiz(id: string): Promise<void> {
  await callFunction<QuizIdInput, unknown>('deleteQuiz', { id });
  await forgetCatalog();
}
