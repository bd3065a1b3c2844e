import { screen, waitFor } from '@testing-library/react';
import { attempt, QUIZ_ID, SECTIONS } from '../../../tests/support/attempts';
import { renderPage, student } from '../../../tests/support/renderPage';
import { attemptMessages, type PaperSection } from '../../domain/attempt';
import * as attemptDocs from './attemptDocs';
import { Component as SequentialPage } from './SequentialPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/cache', () => ({
  recall: jest.fn(() => Promise.resolve(undefined)),
  remember: jest.fn(() => Promise.resolve(true)),
  forget: jest.fn(),
}));
jest.mock('./attemptDocs', () => ({
  listAttempts: jest.fn(),
  resumeAttempt: jest.fn(),
  saveAnswers: jest.fn(() => Promise.reject({ code: 'offline', message: '' })),
  lockQuestion: jest.fn(),
  submitAttempt: jest.fn(),
}));
const docs = jest.mocked(attemptDocs);

const NOW = 1_000_000;
const QUESTIONS = SECTIONS.flatMap((section) =>
  section.questions.map((question): PaperSection => ({ ...section, questions: [question] })),
);

const due = (at: number, fields: Record<string, unknown> = {}) => ({
  attempt: attempt({ mode: 'timed-sequential', at, question_count: 4, ...fields }),
  sections: QUESTIONS.slice(at, at + 1),
  now: NOW,
  heard: performance.now(),
});

beforeEach(() => {
  docs.listAttempts.mockResolvedValue([attempt({ mode: 'timed-sequential' })]);
  docs.resumeAttempt.mockResolvedValue(due(0, { question_deadline: NOW + 60_000 }));
});
afterEach(() => jest.clearAllMocks());

const open = () =>
  renderPage(<SequentialPage />, {
    path: `/quizzes/${QUIZ_ID}/timed-sequential`,
    route: '/quizzes/:id/timed-sequential',
    session: student(),
  });

it('locks one question after the other, with no way back, and hands in with the last', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('radio', { name: 'Two' }));
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  docs.lockQuestion.mockResolvedValue(due(3));
  await user.click(screen.getByRole('button', { name: 'Lock and go on' }));
  expect(docs.lockQuestion).toHaveBeenCalledTimes(1);
  expect(docs.lockQuestion).toHaveBeenCalledWith({ id: attempt().id, at: 0, answer: 'o1' });
  expect(await screen.findByRole('heading', { name: 'Question 4 of 4' })).toHaveFocus();
  expect(screen.queryByText('What is slope?')).not.toBeInTheDocument();
  docs.lockQuestion.mockResolvedValue({ ...due(4, { state: 'submitted' }), sections: [] });
  await user.click(screen.getByRole('button', { name: 'Lock and hand in' }));
  await waitFor(() => expect(location().pathname).toMatch(/\/attempts\//));
});

it('locks by itself when the question’s own time is up', async () => {
  docs.resumeAttempt.mockResolvedValue(due(0, { question_deadline: NOW + 1200 }));
  docs.lockQuestion.mockResolvedValue(due(1));
  open();
  expect(await screen.findByText('What is lines?', {}, { timeout: 5000 })).toBeVisible();
  expect(docs.lockQuestion).toHaveBeenCalledTimes(1);
});

it('goes on, after a reload past a question’s time, with the next one', async () => {
  docs.resumeAttempt.mockRejectedValue({ code: 'deadline-exceeded', message: attemptMessages.timeUp });
  docs.lockQuestion.mockResolvedValue(due(1));
  open();
  expect(await screen.findByText('What is lines?')).toBeVisible();
  expect(docs.lockQuestion).toHaveBeenCalledWith({ id: attempt().id, at: 0, answer: null });
});
