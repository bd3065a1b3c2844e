import { screen, waitFor, within } from '@testing-library/react';
import { attempt, QUIZ_ID, SECTIONS } from '../../../tests/support/attempts';
import { renderPage, student } from '../../../tests/support/renderPage';
import { attemptMessages, type Attempt } from '../../domain/attempt';
import { parseResult } from '../../domain/attemptResult';
import { pointsMessage } from '../../domain/markForm';
import { Component as MarkPage } from './AdminMarkPage';
import * as docs from './adminMarkDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./adminMarkDocs');
const mocked = jest.mocked(docs);

const answered = attempt({
  state: 'submitted',
  needs_marking: true,
  answers: { slope: 'o1', why: 'Because it rises' },
});

function open(
  examined: Attempt = answered,
  marks: Record<string, number> = { slope: 1, lines: 0, length: 0 },
) {
  mocked.readExamined.mockResolvedValue({
    attempt: examined,
    result: parseResult(examined.id, { name: 'Amina Juma' }),
    sections: SECTIONS,
    keys: { why: { kind: 'essay', guide: 'Rise over run' } },
    marks,
    comments: {},
  });
  return renderPage(<MarkPage />, {
    path: `/admin/quizzes/${QUIZ_ID}/results/${examined.id}`,
    route: '/admin/quizzes/:id/results/:attemptId',
    session: student({ uid: 'asha', role: 'teacher' }),
  });
}

/** The essay is the fourth question. */
const essay = async () => within(await screen.findByRole('group', { name: 'Question 4' }));

beforeEach(() => jest.resetAllMocks());

test('an essay is read beside its guide, and gets points and a word: only what changed is sent', async () => {
  mocked.enterMarks.mockResolvedValue({} as never);
  const { user, location } = open();
  const question = await essay();
  expect(question.getByText('Because it rises')).toBeVisible();
  expect(question.getByText('Rise over run')).toBeVisible();
  await user.type(question.getByLabelText(/^Points/), '1.5');
  await user.type(question.getByLabelText(/^Comment/), 'Well put');
  await user.click(screen.getByRole('button', { name: 'Save marks' }));
  await waitFor(() => expect(location().pathname).toBe(`/admin/quizzes/${QUIZ_ID}/results`));
  expect(mocked.enterMarks).toHaveBeenCalledTimes(1);
  expect(mocked.enterMarks.mock.calls[0]?.[0]).toEqual({
    quizId: QUIZ_ID,
    learner: 'neema',
    number: 1,
    answers: [],
    marks: [{ question: 'why', points: 1.5, comment: 'Well put' }],
  });
});

test('points beyond what the question is worth are refused at their field', async () => {
  const { user } = open();
  const points = (await essay()).getByLabelText(/^Points/);
  await user.type(points, '3');
  await user.click(screen.getByRole('button', { name: 'Save marks' }));
  expect(await screen.findByText(pointsMessage(2))).toBeVisible();
  expect(points).toHaveFocus();
  expect(mocked.enterMarks).not.toHaveBeenCalled();
});

test('what was typed stays when saving failed', async () => {
  mocked.enterMarks.mockRejectedValue({ code: 'unavailable', message: 'No connection.' });
  const { user } = open();
  const points = (await essay()).getByLabelText(/^Points/);
  await user.type(points, '2');
  await user.click(screen.getByRole('button', { name: 'Save marks' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(points).toHaveValue('2');
});

test('marks of a paper are entered question by question, and what was not answered stays empty', async () => {
  mocked.enterMarks.mockResolvedValue({} as never);
  const { user } = open(attempt({ mode: 'paper-based' }), {});
  await user.type((await screen.findAllByLabelText(/^Points/))[0] as HTMLElement, '1');
  await user.click(screen.getByRole('button', { name: 'Save marks' }));
  await waitFor(() => expect(mocked.enterMarks).toHaveBeenCalledTimes(1));
  expect(mocked.enterMarks.mock.calls[0]?.[0].marks).toEqual([{ question: 'slope', points: 1, comment: '' }]);
});

test('who is still at it gets no marks, and what is not there says so', async () => {
  const page = open(attempt(), {});
  expect(await screen.findByText('This attempt is still open.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save marks' })).toBeNull();
  page.unmount();
  mocked.readExamined.mockResolvedValue(null);
  renderPage(<MarkPage />, {
    path: `/admin/quizzes/${QUIZ_ID}/results/gone`,
    route: '/admin/quizzes/:id/results/:attemptId',
    session: student({ role: 'teacher' }),
  });
  expect(await screen.findByText(attemptMessages.missing)).toBeVisible();
});
