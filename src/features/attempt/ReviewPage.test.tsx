import { screen } from '@testing-library/react';
import { attempt, QUIZ_ID, SECTIONS } from '../../../tests/support/attempts';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as attemptDocs from './attemptDocs';
import { Component as ReviewPage } from './ReviewPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('./attemptDocs', () => ({ listAttempts: jest.fn(), readReview: jest.fn() }));
const docs = jest.mocked(attemptDocs);

const ended = (fields: Record<string, unknown> = {}) =>
  attempt({ state: 'submitted', submitted_at: 1, answers: { slope: 'o2', why: 'Because' }, ...fields });

const NOTHING = { sections: SECTIONS, score: null, result: null, explanations: null };

const open = () =>
  renderPage(<ReviewPage />, {
    path: `/quizzes/${QUIZ_ID}/attempts/${attempt().id}`,
    route: '/quizzes/:id/attempts/:attemptId',
    session: student(),
  });

it('shows score, topics, what was right and why, once all of it is open', async () => {
  docs.listAttempts.mockResolvedValue([ended({ opens: { score: 1, answers: 1, explanations: 1 } })]);
  docs.readReview.mockResolvedValue({
    sections: SECTIONS,
    score: {
      score: 60,
      points: 3,
      max_points: 5,
      is_passed: true,
      topics: [{ topic: 'Slopes', points: 1, max_points: 3 }],
    },
    result: {
      keys: { slope: { kind: 'single-choice', right: 'o1' } },
      marks: { slope: 0, lines: 1, length: 2 },
      comments: {},
      uncounted: [],
    },
    explanations: { slope: 'Rise over run.' },
  });
  open();
  expect(await screen.findByText('You passed with 60 %.', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Slopes' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText('Three')).toBeVisible();
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.getByText('Rise over run.')).toBeVisible();
  expect(screen.getByText('Waits for marks')).toBeVisible();
  expect(screen.queryByText('Handed in. Not everything shows yet.')).not.toBeInTheDocument();
});

it('shows the answers alone, and from when the rest is open', async () => {
  const later = Date.now() + 3_600_000;
  docs.listAttempts.mockResolvedValue([
    ended({ opens: { score: later, answers: null, explanations: null } }),
  ]);
  docs.readReview.mockResolvedValue(NOTHING);
  open();
  expect(
    await screen.findByText('Handed in. Not everything shows yet.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByText(/^Your score: from/)).toBeVisible();
  expect(screen.getByText('Three')).toBeVisible();
  expect(screen.queryByText('Wrong')).not.toBeInTheDocument();
});

it('says that there is no such attempt', async () => {
  docs.listAttempts.mockResolvedValue([]);
  open();
  expect(await screen.findByText('This attempt is not here any more.')).toBeVisible();
});
