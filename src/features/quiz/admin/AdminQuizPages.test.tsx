import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { questionRecord, quizRecord } from '../../../../tests/support/cases/quizRecord';
import { withDialogs } from '../../../../tests/support/dialog';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { QUESTION_COLUMNS } from '../../../domain/questionCsv';
import { toCsv } from '../../../domain/csv';
import { type BankQuestion, parseBankQuestion } from '../../../domain/question';
import { questionFormMessages } from '../../../domain/questionForm';
import { parseQuiz, type Quiz } from '../../../domain/quiz';
import * as docs from './adminQuizDocs';
import { Component as NewQuestionPage } from './AdminQuestionNewPage';
import { Component as ListPage } from './AdminQuizListPage';
import { Component as NewQuizPage } from './AdminQuizNewPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./adminQuizDocs');
const mocked = jest.mocked(docs);

// jsdom has none.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const teacher = student({ role: 'teacher', displayName: 'Neema Mushi' });
const TIME = { created_at: 1, updated_at: 1 };
const question = parseBankQuestion(ID, questionRecord(TIME)) as BankQuestion;
const quiz = (changes: object = {}) => parseQuiz(ID, quizRecord({ ...TIME, ...changes })) as Quiz;
const pageOf = <Row,>(rows: Row[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  mocked.listQuestions.mockResolvedValue(pageOf([question]));
  mocked.listQuizzes.mockResolvedValue(pageOf([quiz()]));
  mocked.readQuestion.mockResolvedValue(question);
  mocked.countPool.mockResolvedValue(7);
  mocked.createQuestion.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
  mocked.createQuiz.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
});

test('a teacher finds their own quizzes, and publishes one', async () => {
  mocked.setQuizStatus.mockResolvedValue(undefined);
  const { user } = renderPage(<ListPage />, { path: '/admin/quizzes', session: teacher });
  expect(await screen.findByText('Fractions, first test')).toBeVisible();
  expect(mocked.listQuizzes.mock.calls[0]?.[0]).toMatchObject({ createdBy: teacher.uid });
  await user.click(screen.getByRole('button', { name: /Fractions, first test/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  await waitFor(() =>
    expect(mocked.setQuizStatus.mock.calls[0]?.[0]).toEqual({ id: ID, status: 'published' }),
  );
});

test('the form of a question asks by its kind, and saves what is right', async () => {
  const { user } = renderPage(<NewQuestionPage />, {
    path: '/admin/quizzes/questions/new',
    session: teacher,
  });
  await user.type(await screen.findByLabelText('Question'), 'What is $2 + 3$?');
  await user.click(screen.getByRole('button', { name: 'Save question' }));
  expect(await screen.findAllByText(questionFormMessages.options)).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('Kind'), 'numeric');
  await user.type(screen.getByLabelText('Right number'), '5');
  await user.click(screen.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(mocked.createQuestion).toHaveBeenCalledTimes(1));
  expect(mocked.createQuestion.mock.calls[0]?.[0]).toMatchObject({
    kind: 'numeric',
    text: 'What is $2 + 3$?',
    value: '5',
  });
});

test('a quiz asks what was chosen from the bank', async () => {
  const { user } = renderPage(<NewQuizPage />, { path: '/admin/quizzes/new', session: teacher });
  await user.type(await screen.findByLabelText('Title'), 'Fractions');
  await user.click(screen.getByRole('button', { name: 'Choose from the bank' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 question' }));
  await user.click(screen.getByRole('button', { name: 'Save quiz' }));
  await waitFor(() => expect(mocked.createQuiz).toHaveBeenCalledTimes(1));
  expect(mocked.createQuiz.mock.calls[0]?.[0]).toMatchObject({
    title: 'Fractions',
    sections: [{ source: 'chosen', questions: [ID] }],
  });
});

test('the form says when a part of the review would never show', async () => {
  const { user } = renderPage(<NewQuizPage />, { path: '/admin/quizzes/new', session: teacher });
  const never = /^This never shows/;
  await user.selectOptions(await screen.findByLabelText('Show the right answers'), 'after-last-attempt');
  expect(await screen.findByText(never)).toBeVisible();
  await user.type(screen.getByLabelText(/^Attempts allowed/), '2');
  expect(screen.queryByText(never)).toBeNull();
});

test('a draw says how many questions it could choose from', async () => {
  const { user } = renderPage(<NewQuizPage />, { path: '/admin/quizzes/new', session: teacher });
  await user.selectOptions(await screen.findByLabelText('Where its questions come from'), 'drawn');
  expect(await screen.findByLabelText('How many are drawn')).toBeVisible();
  expect(await screen.findByText(/7 questions have these tags/)).toBeVisible();
});

test('a file of questions is looked at first: faults are named, and only good rows are added', async () => {
  const row = (cells: Record<string, string>) => QUESTION_COLUMNS.map((column) => cells[column] ?? '');
  const good = { kind: 'true-false', question: 'Is water wet?', right_answer: 'true' };
  const file = new File(
    [toCsv(QUESTION_COLUMNS, [row(good), row({ ...good, right_answer: 'maybe', points: '0' })])],
    'questions.csv',
    { type: 'text/csv' },
  );
  const { user } = renderPage(<ListPage />, { path: '/admin/quizzes?tab=questions', session: teacher });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText(/right_answer: /)).toHaveTextContent(questionFormMessages.trueFalse);
  expect(screen.getByText(/points: /)).toHaveTextContent(questionFormMessages.points);
  expect(mocked.createQuestion).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add 1 question' }));
  expect(await screen.findByText('1 question is in the bank.')).toBeVisible();
  expect(mocked.createQuestion).toHaveBeenCalledTimes(1);
});
