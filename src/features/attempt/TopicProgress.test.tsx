import { screen, waitFor } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as docs from './attemptDocs';
import { TopicProgress } from './TopicProgress';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./attemptDocs');
const read = jest.mocked(docs.readTopicProgress);

const open = () => renderPage(<TopicProgress uid="neema" />, { session: student() });

test('a learner sees how much of each topic was right', async () => {
  read.mockResolvedValue([
    { topic: 'Sets', points: 3, max_points: 8 },
    { topic: '', points: 1, max_points: 1 },
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Your topics' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sets' })).toHaveAttribute('aria-valuenow', '38');
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(read).toHaveBeenCalledWith('neema');
});

test('who has not sat a quiz sees nothing of it, and a failure offers another try', async () => {
  read.mockResolvedValueOnce([]);
  const { container, unmount } = open();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  read.mockRejectedValue({ code: 'permission-denied', message: 'No.' });
  open();
  expect(await screen.findByText('We could not load your topics.')).toBeVisible();
});
