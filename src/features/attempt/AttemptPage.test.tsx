import { screen, waitFor, within } from '@testing-library/react';
import { attempt, QUIZ_ID, SECTIONS } from '../../../tests/support/attempts';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { recall } from '../../data/cache';
import { attemptMessages } from '../../domain/attempt';
import * as attemptDocs from './attemptDocs';
import { Component as AttemptPage } from './AttemptPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/cache', () => ({
  recall: jest.fn(),
  remember: jest.fn(() => Promise.resolve(true)),
  forget: jest.fn(),
}));
jest.mock('./attemptDocs', () => ({
  listAttempts: jest.fn(),
  resumeAttempt: jest.fn(),
  saveAnswers: jest.fn(),
  submitAttempt: jest.fn(),
}));
const docs = jest.mocked(attemptDocs);

const NOW = 1_000_000;

beforeAll(withDialogs);
beforeEach(() => {
  docs.listAttempts.mockResolvedValue([attempt()]);
  docs.saveAnswers.mockImplementation(({ given }) =>
    Promise.resolve({
      answers: Object.fromEntries(Object.entries(given).map(([id, { answer }]) => [id, answer])),
      answered_at: Object.fromEntries(Object.entries(given).map(([id, { at }]) => [id, at])),
      now: NOW,
      heard: performance.now(),
    }),
  );
  docs.submitAttempt.mockResolvedValue(attempt({ state: 'submitted' }));
  jest.mocked(recall).mockResolvedValue(undefined);
});
afterEach(() => jest.clearAllMocks());

async function open(fields: Record<string, unknown> = {}) {
  docs.resumeAttempt.mockResolvedValue({
    attempt: attempt(fields),
    sections: SECTIONS,
    now: NOW,
    heard: performance.now(),
  });
  const page = renderPage(<AttemptPage />, {
    path: `/quizzes/${QUIZ_ID}/attempt`,
    route: '/quizzes/:id/attempt',
    session: student(),
  });
  await screen.findByText('What is slope?');
  return page;
}

const question = (n: number) => screen.findByRole('heading', { name: `Question ${n} of 4` });

it('goes from question to question, sends the answers, marks, and hands in with a summary', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  expect(await screen.findAllByText('Saved on the server', {}, { timeout: 5000 })).not.toHaveLength(0);
  expect(docs.saveAnswers.mock.lastCall?.[0].given.slope?.answer).toBe('o1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await question(2)).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'y = x' }));
  await user.click(screen.getByRole('checkbox', { name: 'y = 1' }));
  await user.click(screen.getByRole('button', { name: 'Mark for later' }));
  await user.click(screen.getByRole('button', { name: /^Question 4/, hidden: true }));
  expect(screen.getByText('Answer any 1 of 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('1 question has no answer yet.')).toBeVisible();
  expect(docs.submitAttempt).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Go to question 2' }));
  expect(await question(2)).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Question 2, answered, marked', hidden: true }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish and hand in' }));
  await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(location().pathname).toBe(`/quizzes/${QUIZ_ID}/attempts/${attempt().id}`));
  expect(docs.submitAttempt).toHaveBeenCalledTimes(1);
});

it('asks for a typed answer as for any other', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Question 3/, hidden: true }));
  expect(await screen.findByLabelText('Your answer')).toBeVisible();
  expect(screen.queryByText(/optional/)).toBeNull();
});

it('hands in by itself when the time is up by the server’s clock', async () => {
  await open({ deadline: NOW + 1500 });
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:0[12]$/);
  await waitFor(() => expect(docs.submitAttempt).toHaveBeenCalledTimes(1), { timeout: 5000 });
});

it('shows where an answer is while there is no connection', async () => {
  docs.saveAnswers.mockRejectedValue({ code: 'offline', message: '' });
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Three' }));
  expect(await screen.findByText('Saved on this phone')).toBeVisible();
  expect(screen.getByText('1 answer on this phone only')).toBeVisible();
});

it('brings back after a reload what this device had kept', async () => {
  jest.mocked(recall).mockResolvedValue({
    at: 1,
    data: { answers: { slope: { answer: 'o2', at: NOW } }, marked: ['lines'] },
  });
  await open();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toBeChecked());
});

it('leads to the review of an attempt that was over already, and begins none', async () => {
  docs.resumeAttempt.mockRejectedValue({ code: 'deadline-exceeded', message: attemptMessages.timeUp });
  const { location } = renderPage(<AttemptPage />, {
    path: `/quizzes/${QUIZ_ID}/attempt`,
    route: '/quizzes/:id/attempt',
    session: student(),
  });
  await waitFor(() => expect(location().pathname).toMatch(/\/attempts\//));
});

it.each([
  ['without an open attempt, to the quiz', [], `/quizzes/${QUIZ_ID}`],
  [
    'with one that is open in another mode, to that',
    [attempt({ mode: 'paper-based' })],
    `/quizzes/${QUIZ_ID}/paper-based`,
  ],
])('leads %s', async (_what, attempts, to) => {
  docs.listAttempts.mockResolvedValue(attempts);
  const { location } = renderPage(<AttemptPage />, {
    path: `/quizzes/${QUIZ_ID}/attempt`,
    route: '/quizzes/:id/attempt',
    session: student(),
  });
  await waitFor(() => expect(location().pathname).toBe(to));
});
