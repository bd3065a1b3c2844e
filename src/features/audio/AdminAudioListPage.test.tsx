import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Audio, parseAudio } from '../../domain/audio';
import * as saving from '../../ui/saveFile';
import { Component as AdminAudioListPage } from './AdminAudioListPage';
import * as docs from './audioDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./audioDocs', () => ({ listAudios: jest.fn(), removeAudios: jest.fn() }));
const listAudios = jest.mocked(docs.listAudios);
const removeAudios = jest.mocked(docs.removeAudios);

function audio(fields: Record<string, unknown> = {}): Audio {
  const parsed = parseAudio('a1', {
    title: 'Sayari kwa mpangilio',
    type: 'Mnemonic',
    subject: 'Geography',
    author: 'Neema Kileo',
    duration: '2:04 min',
    date_added: '2026-02-28',
    ...fields,
  });
  if (!parsed) throw new Error('no title');
  return parsed;
}
const pageOf = (...rows: Audio[]) => ({ rows, next: null, previous: null });

beforeEach(() => {
  jest.resetAllMocks();
  withDialogs();
  listAudios.mockResolvedValue(pageOf(audio()));
  removeAudios.mockResolvedValue(undefined);
});

const open = (query = '', role: 'admin' | 'teacher' = 'admin') =>
  renderPage(<AdminAudioListPage />, { path: `/admin/audio${query}`, session: student({ role }) });
const lastRequest = () => listAudios.mock.lastCall?.[0];
const row = async () =>
  within((await screen.findByRole('link', { name: /Sayari/ })).closest('tr') as HTMLElement);

it('shows every column, and opens the editor from the title', async () => {
  listAudios.mockResolvedValue(pageOf(audio({ is_popular: true })));
  open();
  expect(screen.getByText('Loading audios...')).toBeVisible();
  const cells = await row();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Title',
    'Type',
    'Subject',
    'Duration',
    'Author/Creator',
    'Date Added',
    'Actions',
  ]);
  for (const text of ['Popular', 'Mnemonic', 'Geography', '2:04 min', 'Neema Kileo'])
    expect(cells.getByText(text)).toBeVisible();
  // The day as it was entered, wherever the reader is.
  expect(
    cells.getByText(new Date(2026, 1, 28).toLocaleString(undefined, { dateStyle: 'medium' })),
  ).toBeVisible();
  expect(cells.getByRole('link')).toHaveAttribute('href', '/admin/audio/edit/a1');
});

it('has no Popular badge for what is not', async () => {
  open();
  expect((await row()).queryByText('Popular')).not.toBeInTheDocument();
});

it('lists a teacher’s own audio only', async () => {
  open('', 'teacher');
  await row();
  expect(lastRequest()?.createdBy).toBe('neema');
});

it('filters by type and searches, in the address', async () => {
  const { user, location } = open();
  await row();
  await user.click(screen.getByRole('button', { name: 'Audiobooks' }));
  await user.type(screen.getByLabelText('Search audio'), 'kileo');
  await waitFor(() => expect(location().search).toBe('?type=Audiobook&q=kileo'));
  await waitFor(() => expect(lastRequest()).toMatchObject({ type: 'Audiobook', search: 'kileo' }));
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(location().search).toBe('?q=kileo');
});

it.each([
  ['', 'No audio resources found. Create your first audio resource!'],
  ['?q=zzz', 'No audio resources found matching your filters.'],
  ['?type=Mnemonic', 'No audio resources found matching your filters.'],
])('says of an empty list "%s" what it means', async (query, text) => {
  listAudios.mockResolvedValue(pageOf());
  open(query);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says why it failed, and tries again', async () => {
  listAudios.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'resource-exhausted' }));
  const { user } = open();
  const why = 'Somo is very busy right now. Wait a minute and try again.';
  expect(await screen.findByText(`Error loading audios: ${why}`)).toBeVisible();
  expect(await screen.findByText(`Failed to fetch audios: ${why}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Sayari/ })).toBeVisible();
});

it('asks before it deletes', async () => {
  const { user } = open();
  await row();
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for Sayari kwa mpangilio' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    return within(
      screen.getByRole('dialog', { name: 'Are you sure you want to delete "Sayari kwa mpangilio"?' }),
    );
  };
  await user.click((await remove()).getByRole('button', { name: 'Cancel' }));
  expect(removeAudios).not.toHaveBeenCalled();
  await user.click((await remove()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Audio deleted successfully!')).toBeVisible();
  expect(removeAudios).toHaveBeenCalledWith(['a1']);
});

it('says when deleting failed', async () => {
  removeAudios.mockRejectedValue(Object.assign(new Error('no'), { code: 'resource-exhausted' }));
  const { user } = open();
  await row();
  await user.click(screen.getByRole('button', { name: 'Actions for Sayari kwa mpangilio' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Failed to delete audio: Somo is very busy/)).toBeVisible();
});

it('exports every row of the list as it is filtered', async () => {
  listAudios.mockImplementation(({ after }) =>
    Promise.resolve(
      after ? pageOf(audio({ title: 'Ya pili' })) : { rows: [audio()], next: '1.2.x', previous: null },
    ),
  );
  const { user } = open('?type=Mnemonic');
  await row();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const saveFile = jest.mocked(saving.saveFile);
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, , text = ''] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^audios-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('Sayari kwa mpangilio');
  expect(text).toContain('Ya pili');
  expect(lastRequest()).toMatchObject({ type: 'Mnemonic' });
});
