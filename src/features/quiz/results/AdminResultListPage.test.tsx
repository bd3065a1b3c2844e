import { screen, waitFor } from '@testing-library/react';
import { withDialogs } from '../../../../tests/support/dialog';
import { quiz } from '../../../../tests/support/quizPages';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { attemptMessages } from '../../../domain/attempt';
import { type AttemptResult, parseResult } from '../../../domain/attemptResult';
import { paths } from '../../../domain/paths';
import { quizMessages } from '../../../domain/quiz';
import { Component as ResultsPage } from './AdminResultListPage';
import * as docs from './resultDocs';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./resultDocs');
const mocked = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const asha = student({ uid: 'asha', role: 'teacher' });
const result = (id: string, fields: object = {}): AttemptResult =>
  parseResult(id, {
    name: 'Amina Juma',
    mode: 'attempt',
    number: 1,
    state: 'open',
    started_at: 1,
    ...fields,
  });

const open = (session = asha, search = '') =>
  renderPage(<ResultsPage />, {
    path: `/admin/quizzes/${ID}/results${search}`,
    route: '/admin/quizzes/:id/results',
    session,
  });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  mocked.readQuiz.mockResolvedValue(quiz(ID));
  mocked.readTotals.mockResolvedValue({ marking: 2, graded: 3, passed: 1, average: 61 });
  mocked.listResults.mockResolvedValue({
    rows: [
      result('one', { state: 'marking', submitted_at: 2, score: 40 }),
      result('two', { name: 'Baraka John' }),
    ],
    next: null,
    previous: null,
  });
});

test('the author sees who sat the quiz, and how it went', async () => {
  open();
  expect(await screen.findByText('Amina Juma')).toBeVisible();
  expect(screen.getByRole('row', { name: /Amina Juma.*40 %.*Needs marking/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Baraka John.*Open/ })).toBeVisible();
  expect(screen.getByText('61 %')).toBeVisible();
  expect(mocked.listResults.mock.calls[0]?.[0]).toMatchObject({ quizId: ID, author: 'asha' });
});

test('administrators see every quiz’s results, other teachers none', async () => {
  const page = open(student({ uid: 'rehema', role: 'admin' }));
  expect(await screen.findByText('Amina Juma')).toBeVisible();
  expect(mocked.listResults.mock.calls[0]?.[0]).toMatchObject({ author: null });
  page.unmount();
  mocked.listResults.mockClear();
  open(student({ uid: 'juma', role: 'teacher' }));
  expect(await screen.findByText(quizMessages.notFound)).toBeVisible();
  expect(mocked.listResults).not.toHaveBeenCalled();
});

test('a state and a learner narrow the list', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('State'), 'submitted');
  await user.type(screen.getByLabelText('Search learners'), 'amina');
  await waitFor(() =>
    expect(mocked.listResults.mock.lastCall?.[0]).toMatchObject({
      states: ['marking', 'graded'],
      search: 'amina',
    }),
  );
});

test('an empty list says why, and a failure offers another try', async () => {
  mocked.listResults.mockResolvedValue({ rows: [], next: null, previous: null });
  const page = open();
  expect(await screen.findByText('Nobody has begun this quiz yet.')).toBeVisible();
  page.unmount();
  mocked.listResults.mockRejectedValue({ code: 'permission-denied', message: 'No.' });
  open();
  expect(await screen.findByText(/Failed to fetch results/)).toBeVisible();
});

describe('a paper that lies before the teacher', () => {
  const openDialog = async () => {
    mocked.readQuiz.mockResolvedValue(quiz(ID, { modes: ['attempt', 'paper-based'] }));
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add a paper' }));
    const learner = screen.getByLabelText('The learner’s e-mail or username');
    const send = () => page.user.click(screen.getByRole('button', { name: 'Enter marks' }));
    return { ...page, learner, send };
  };

  test('is found by whose it is, and leads to its marks', async () => {
    mocked.addPaper.mockResolvedValue('attempt-1');
    const { user, learner, send, location } = await openDialog();
    await send();
    expect(screen.getByText(attemptMessages.learner)).toBeVisible();
    expect(mocked.addPaper).not.toHaveBeenCalled();
    await user.type(learner, ' Amina.Juma ');
    await send();
    await waitFor(() => expect(location().pathname).toBe(paths.adminAttempt(ID, 'attempt-1')));
    expect(mocked.addPaper.mock.calls).toEqual([[{ quizId: ID, learner: 'Amina.Juma' }]]);
  });

  test('of somebody unknown keeps what was typed', async () => {
    mocked.addPaper.mockRejectedValue({ code: 'not-found', message: attemptMessages.noLearner });
    const { user, learner, send } = await openDialog();
    await user.type(learner, 'amina.juma');
    await send();
    expect(await screen.findByText(attemptMessages.noLearner)).toBeVisible();
    expect(learner).toHaveValue('amina.juma');
  });

  test('is not asked for where the quiz is not sat on paper', async () => {
    open();
    await screen.findByText('Amina Juma');
    expect(screen.queryByRole('button', { name: 'Add a paper' })).toBeNull();
  });
});
