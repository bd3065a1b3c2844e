import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attempt, QUIZ_ID } from '../../../tests/support/attempts';
import { renderRoutes } from '../../../tests/support/renderRoutes';
import * as attemptDocs from './attemptDocs';
import { OpenAttempt } from './OpenAttempt';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./attemptDocs', () => ({ listAttempts: jest.fn() }));
const docs = jest.mocked(attemptDocs);

const page = (
  <OpenAttempt mode="attempt">
    {(_open, onClosed) => (
      <button type="button" onClick={onClosed}>
        End
      </button>
    )}
  </OpenAttempt>
);

it('leads to the review, however long that page takes to load', async () => {
  docs.listAttempts.mockResolvedValue([attempt()]);
  let load = () => {};
  const review = new Promise<{ element: string }>((resolve) => {
    load = () => resolve({ element: 'Review' });
  });
  const { location } = renderRoutes(
    [
      { path: '/quizzes/:id', element: 'Begin here' },
      { path: '/quizzes/:id/attempt', element: page },
      { path: '/quizzes/:id/attempts/:attemptId', lazy: () => review },
    ],
    `/quizzes/${QUIZ_ID}/attempt`,
  );
  const end = await screen.findByRole('button', { name: 'End' });
  docs.listAttempts.mockResolvedValue([attempt({ state: 'submitted' })]);
  await userEvent.click(end);
  // The list says that it is over before the page that shows it is here.
  await waitFor(() => expect(docs.listAttempts).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(end).not.toBeInTheDocument());
  load();
  expect(await screen.findByText('Review')).toBeVisible();
  expect(location().pathname).toBe(`/quizzes/${QUIZ_ID}/attempts/${attempt().id}`);
});
