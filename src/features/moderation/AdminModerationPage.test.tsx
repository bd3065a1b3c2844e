import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as moderateDocs from '../../data/moderateDocs';
import { type ModerationCase, parseCase } from '../../domain/moderation';
import * as saving from '../../ui/saveFile';
import { Component as AdminModerationPage } from './AdminModerationPage';
import * as docs from './moderationDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('../../data/moderateDocs', () => ({ moderate: jest.fn() }));
jest.mock('./moderationDocs', () => ({
  listCases: jest.fn(),
  readModerationSettings: jest.fn(),
  restrictUser: jest.fn(),
  setModeration: jest.fn(),
}));
const list = jest.mocked(docs.listCases);
const restrict = jest.mocked(docs.restrictUser);
const set = jest.mocked(docs.setModeration);

function entry(fields: Record<string, unknown> = {}): ModerationCase {
  const parsed = parseCase('post_p1', {
    kind: 'post',
    target_id: 'p1',
    parent_id: '',
    author_uid: 'baraka',
    author_name: 'Baraka M.',
    text: 'You are all so slow',
    reasons: ['unkind'],
    report_count: 2,
    notes: ['It laughs at us'],
    state: 'open',
    visibility: 'shown',
    updated_at: 1_700_000_000_000,
    ...fields,
  });
  if (!parsed) throw new Error('no case');
  return parsed;
}
const pageOf = (...rows: ModerationCase[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue(pageOf(entry()));
  jest.mocked(docs.readModerationSettings).mockResolvedValue({ review_first: true, words: ['mjinga'] });
  jest.mocked(moderateDocs.moderate).mockResolvedValue(null);
  restrict.mockResolvedValue(null);
  set.mockResolvedValue(null);
});

const open = (query = '') =>
  renderPage(<AdminModerationPage />, {
    path: `/admin/moderation${query}`,
    session: student({ role: 'admin' }),
  });
const row = async () => within((await screen.findByText('You are all so slow')).closest('tr') as HTMLElement);

it('shows what is open with its reasons, and hides what is wrong', async () => {
  const { user } = open();
  const first = await row();
  expect(first.getByText('Unkind')).toBeVisible();
  expect(first.getByText('2 reports')).toBeVisible();
  expect(first.getByText('Reporters say: It laughs at us')).toBeVisible();
  expect(list.mock.lastCall?.[0]).toMatchObject({ state: 'open' });
  await user.click(first.getByRole('button', { name: 'Hide' }));
  expect(moderateDocs.moderate).toHaveBeenCalledWith({ kind: 'post', id: 'p1', parentId: '', act: 'hide' });
  expect(await screen.findByText('Others do not see it any more')).toBeVisible();
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

it('warns with words, and with none says so at the field', async () => {
  const { user } = open();
  await user.click((await row()).getByRole('button', { name: 'More about what Baraka M. wrote' }));
  await user.click(screen.getByRole('menuitem', { name: 'Warn Baraka M.' }));
  await user.click(screen.getByRole('button', { name: 'Warn' }));
  expect(screen.getByText('Say what they are to do differently')).toBeVisible();
  expect(restrict).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('What they read'), 'Be kind');
  await user.click(screen.getByRole('button', { name: 'Warn' }));
  expect(restrict).toHaveBeenCalledWith({ uid: 'baraka', act: 'warn', hours: null, words: 'Be kind' });
  expect(await screen.findByText('They will read your message')).toBeVisible();
});

it('mutes for the time that was chosen, and keeps the words when it fails', async () => {
  restrict.mockRejectedValueOnce(Object.assign(new Error(), { code: 'unavailable' }));
  const { user } = open();
  await user.click((await row()).getByRole('button', { name: 'More about what Baraka M. wrote' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mute Baraka M. for a time' }));
  await user.selectOptions(screen.getByLabelText('For how long?'), 'A week');
  await user.type(screen.getByLabelText(/^What they read/), 'Until next week');
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^What they read/)).toHaveValue('Until next week');
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  expect(restrict).toHaveBeenLastCalledWith({
    uid: 'baraka',
    act: 'mute',
    hours: 168,
    words: 'Until next week',
  });
});

it('sets what waits', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'What waits' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.type(screen.getByLabelText(/^More words that wait/), '{Enter}nyuma ya shule');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(set).toHaveBeenCalledWith({ reviewFirst: false, words: ['mjinga', 'nyuma ya shule'] });
});

it('shows what was decided, filters by kind, and exports', async () => {
  list.mockResolvedValue(
    pageOf(entry({ state: 'done', visibility: 'hidden', report_count: 0, decided_by: 'Rehema Kibona' })),
  );
  const { user } = open('?state=done&kind=comment');
  expect((await row()).getByRole('button', { name: 'Show' })).toBeVisible();
  expect((await row()).queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
  expect(list.mock.lastCall?.[0]).toMatchObject({ state: 'done', kind: 'comment' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalled());
  const [, , text] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  expect(text).toContain('post,Baraka M.,baraka,You are all so slow,unkind,0,hidden,Rehema Kibona');
});

it('says that there is nothing to do, or that it failed', async () => {
  list.mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
  list.mockResolvedValue(pageOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to look at.')).toBeVisible();
});
