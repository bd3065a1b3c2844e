import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Message, parseMessage } from '../../domain/contact';
import { Component as AdminMessageListPage } from './AdminMessageListPage';
import * as docs from './messageDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./messageDocs', () => ({ listMessages: jest.fn(), saveMessageStatus: jest.fn() }));
const listMessages = jest.mocked(docs.listMessages);
const saveMessageStatus = jest.mocked(docs.saveMessageStatus);

function message(fields: Record<string, unknown> = {}): Message {
  const parsed = parseMessage('m1', {
    name: 'Rehema Salum',
    email: 'rehema@shule.example',
    subject: 'Books & maps',
    message: 'First line\nSecond line',
    created_at: 1_700_000_000_000,
    ...fields,
  });
  if (!parsed) throw new Error('no text');
  return parsed;
}
const pageOf = (...rows: Message[]) => ({ rows, next: null, previous: null });

beforeEach(() => {
  jest.resetAllMocks();
  listMessages.mockResolvedValue(pageOf(message()));
  saveMessageStatus.mockResolvedValue(undefined);
});

beforeAll(withDialogs);

const open = (query = '') =>
  renderPage(<AdminMessageListPage />, {
    path: `/admin/messages${query}`,
    session: student({ role: 'admin' }),
  });
const subject = () => screen.findByRole('button', { name: 'Books & maps' });
const lastRequest = () => listMessages.mock.lastCall?.[0];

it('lists what came, opens a message in full, and offers to answer by mail', async () => {
  const { user } = open();
  await user.click(await subject());
  const dialog = within(screen.getByRole('dialog', { name: 'Books & maps' }));
  expect(dialog.getByText(/First line\s+Second line/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'rehema@shule.example' })).toHaveAttribute(
    'href',
    'mailto:rehema@shule.example?subject=Re%3A%20Books%20%26%20maps',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await subject()).toHaveFocus();
});

it('marks a message as done, says so and reads the list again', async () => {
  const { user } = open();
  await user.click(await subject());
  listMessages.mockResolvedValue(pageOf(message({ status: 'done' })));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Marked as done')).toBeInTheDocument();
  expect(saveMessageStatus.mock.calls[0]?.[0]).toEqual({ ids: ['m1'], status: 'done' });
  const row = within((await subject()).closest('tr') as HTMLElement);
  expect(await row.findByText('Done')).toBeVisible();
  await user.click(await subject());
  expect(screen.getByRole('button', { name: 'Mark as new' })).toBeVisible();
});

it('leaves the message open when that failed', async () => {
  saveMessageStatus.mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
  const { user } = open();
  await user.click(await subject());
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Failed to update the message')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('filters by status, from the first page', async () => {
  const { user, location } = open('?after=1.2.x');
  await subject();
  expect(lastRequest()).toMatchObject({ status: undefined, after: '1.2.x', before: undefined });
  await user.selectOptions(screen.getByLabelText('Status'), 'New');
  expect(location().search).toBe('?status=new');
  await waitFor(() =>
    expect(lastRequest()).toMatchObject({ status: 'new', after: undefined, before: undefined }),
  );
});

it('turns pages by cursor and keeps the filter', async () => {
  listMessages.mockResolvedValue({ rows: [message()], next: '1.2.last', previous: '3.4.first' });
  const { user, location } = open('?status=done');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(location().search).toBe('?status=done&after=1.2.last');
});

it('goes back to the first page when a later one is empty', async () => {
  listMessages.mockImplementation(({ after }) => Promise.resolve(after ? pageOf() : pageOf(message())));
  const { location } = open('?status=new&after=1.2.x');
  await subject();
  expect(location().search).toBe('?status=new');
});

it('says that there is nothing, or that it failed, and tries again', async () => {
  listMessages.mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
  listMessages.mockResolvedValue(pageOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages here.')).toBeVisible();
});
