import { act, screen, waitFor } from '@testing-library/react';
import { discussionRecord } from '../../../tests/support/cases/discussionRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseDiscussion } from '../../domain/discussion';
import * as discussionDocs from './discussionDocs';
import { DiscussionPage } from './DiscussionPage';
import { readDiscussion } from './discussionPublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('./discussionPublic', () => ({ readDiscussion: jest.fn() }));
jest.mock('./discussionDocs', () => ({ readIsMember: jest.fn(), joinDiscussion: jest.fn() }));
const mocked = jest.mocked(discussionDocs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OPENS = Date.UTC(2026, 2, 3, 13);

interface Options {
  /** Milliseconds from the opening. */
  at?: number;
  fields?: Record<string, unknown>;
  session?: ReturnType<typeof student> | null;
}

function open({ at = 1000, fields = {}, session = student() }: Options = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(OPENS + at);
  jest
    .mocked(readDiscussion)
    .mockResolvedValue(parseDiscussion(ID, discussionRecord({ opens_at: OPENS, ...fields })));
  return renderPage(<DiscussionPage chat={(id) => <p>The room {id}</p>} />, {
    path: `/discussion/${ID}`,
    route: '/discussion/:id',
    session,
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  mocked.readIsMember.mockResolvedValue(false);
});
afterEach(() => jest.useRealTimers());

it('lets a student in, and then shows the room', async () => {
  mocked.joinDiscussion.mockResolvedValue(undefined);
  const { user } = open();
  expect(await screen.findByText('Live Now')).toBeVisible();
  expect(screen.getByText('15 students')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Invited tutors' })).toHaveTextContent('Anitha Kessy Physics');
  const button = await screen.findByRole('button', { name: 'Join the discussion' });
  mocked.readIsMember.mockResolvedValue(true);
  await user.click(button);
  expect(await screen.findByText(`The room ${ID}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join the discussion' })).toBeNull();
});

it('says why somebody cannot come in', async () => {
  mocked.joinDiscussion.mockRejectedValue({
    code: 'not-found',
    details: { code: 'not-found', message: 'It is gone' },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Join the discussion' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is gone');
});

it('sends a visitor to sign in', async () => {
  open({ session: null });
  expect(await screen.findByRole('link', { name: 'Sign in to take part' })).toHaveAttribute('href', '/auth');
});

it('opens by the clock, without a word from the server', async () => {
  open({ at: -1000 });
  expect(await screen.findByText('Upcoming')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  jest.spyOn(Date, 'now').mockReturnValue(OPENS + 100);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  await waitFor(() => expect(screen.getByText('Live Now')).toBeVisible());
});

it('lets who comes later read what was said', async () => {
  open({ fields: { is_closed: true } });
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Read the discussion' })).toBeVisible();
});

it('says that there is none', async () => {
  const page = open();
  page.unmount();
  jest.mocked(readDiscussion).mockResolvedValue(null);
  renderPage(<DiscussionPage chat={() => null} />, { path: `/discussion/${ID}`, route: '/discussion/:id' });
  expect(await screen.findByRole('heading', { name: 'Discussion not found.' })).toBeVisible();
});
