import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, field } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type AudioRow, parseAudio, toAudioRow } from '../../domain/audio';
import { parsePlaylist } from '../../domain/playlist';
import { Component as AdminAudioNewPage } from './AdminAudioNewPage';
import { Component as AdminPlaylistEditPage } from './AdminPlaylistEditPage';
import * as publicDocs from './audioPublic';
import * as docs from './playlistDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({}));
jest.mock('./audioDocs', () => ({}));
jest.mock('./audioPublic', () => ({ listCatalogAudios: jest.fn() }));
jest.mock('./playlistDocs', () => ({
  createPlaylist: jest.fn(),
  updatePlaylist: jest.fn(),
  readFreshPlaylist: jest.fn(),
}));

const createPlaylist = jest.mocked(docs.createPlaylist);
const updatePlaylist = jest.mocked(docs.updatePlaylist);

function clip(id: string, title: string, fields: Record<string, unknown> = {}): AudioRow {
  const audio = parseAudio(id, {
    title,
    subject: 'Physics',
    duration: '1:30',
    created_by: 'neema',
    ...fields,
  });
  if (!audio) throw new Error('no title');
  return toAudioRow(audio);
}

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  jest
    .mocked(publicDocs.listCatalogAudios)
    .mockResolvedValue([
      clip('a', 'Mwanga'),
      clip('b', 'Sauti'),
      clip('c', 'Nguvu', { price: 2 }),
      clip('d', 'Ya mwingine', { price: 2, created_by: 'juma' }),
    ]);
  createPlaylist.mockResolvedValue(undefined);
  updatePlaylist.mockResolvedValue(undefined);
});

const openNew = (role: 'teacher' | 'admin' = 'teacher') =>
  renderPage(<AdminAudioNewPage />, { path: '/admin/audio/add?tab=playlist', session: student({ role }) });

const add = async (page: ReturnType<typeof openNew>, title: string) =>
  page.user.click(await screen.findByRole('button', { name: `Add ${title}` }));
const order = () =>
  within(screen.getByRole('list', { name: 'In this playlist' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

it('cannot be saved without a name and a clip, and says what is missing', async () => {
  const page = openNew();
  expect(screen.getByRole('heading', { level: 1, name: 'Create Playlist (optional)' })).toBeVisible();
  const save = button('Save Playlist');
  expect(save).toBeDisabled();
  fireEvent.change(field('Playlist Name'), { target: { value: 'Njiani' } });
  expect(save).toBeDisabled();
  await add(page, 'Mwanga');
  expect(save).toBeEnabled();
  await page.user.click(button('Remove Mwanga'));
  expect(await screen.findByText('Please select at least one audio clip')).toBeVisible();
  fireEvent.change(field('Playlist Name'), { target: { value: '' } });
  fireEvent.blur(field('Playlist Name'));
  expect(await screen.findByText('Playlist name is required')).toBeVisible();
  expect(save).toBeDisabled();
});

it('is saved in the order that buttons and dragging gave it', async () => {
  const page = openNew();
  fireEvent.change(field('Playlist Name'), { target: { value: 'Njiani' } });
  for (const title of ['Mwanga', 'Sauti', 'Nguvu']) await add(page, title);
  expect(order()).toEqual(['Mwanga', 'Sauti', 'Nguvu']);
  expect(screen.getByText('3 clips, 4:30')).toBeVisible();
  await page.user.click(button('Move Nguvu up'));
  expect(order()).toEqual(['Mwanga', 'Nguvu', 'Sauti']);
  expect(screen.getByText('Nguvu is now number 2 of 3.')).toBeInTheDocument();
  expect(button('Move Mwanga up')).toBeDisabled();
  expect(button('Move Sauti down')).toBeDisabled();

  const [first, , last] = within(screen.getByRole('list', { name: 'In this playlist' })).getAllByRole(
    'listitem',
  );
  if (!first || !last) throw new Error('three clips');
  fireEvent.dragStart(last, { dataTransfer: {} });
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  expect(order()).toEqual(['Sauti', 'Mwanga', 'Nguvu']);

  await page.user.click(button('No'));
  fireEvent.change(field('Price'), { target: { value: '3.50' } });
  await page.user.click(button('Save Playlist'));
  expect(await screen.findByText('Playlist saved successfully')).toBeVisible();
  expect(page.location().pathname).toBe('/admin/audio/playlists');
  expect(createPlaylist.mock.calls[0]?.[0]).toMatchObject({
    createdBy: 'neema',
    form: { name: 'Njiani', audioIds: ['b', 'a', 'c'], isFree: false, price: '3.50' },
  });
});

it('offers no paid clips of others but to administrators, and searches', async () => {
  const page = openNew();
  await screen.findByRole('button', { name: 'Add Mwanga' });
  expect(screen.queryByRole('button', { name: 'Add Ya mwingine' })).not.toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Search the library'), 'sau');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Mwanga' })).not.toBeInTheDocument());
  expect(button('Add Sauti')).toBeVisible();
  page.unmount();
  openNew('admin');
  expect(await screen.findByRole('button', { name: 'Add Ya mwingine' })).toBeVisible();
});

it('opens what is stored, with a clip that was deleted, and updates it', async () => {
  jest
    .mocked(docs.readFreshPlaylist)
    .mockResolvedValue(
      parsePlaylist('p1', { name: 'Njiani', audio_ids: ['a', 'gone'], created_by: 'neema' }),
    );
  const { user, location } = renderPage(<AdminPlaylistEditPage />, {
    path: '/admin/audio/playlist/p1',
    route: '/admin/audio/playlist/:id',
    session: student({ role: 'teacher' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove A clip that was deleted' }));
  await user.click(button('Save Playlist'));
  await waitFor(() => expect(location().pathname).toBe('/admin/audio/playlists'));
  expect(updatePlaylist.mock.calls[0]?.[0]).toMatchObject({ id: 'p1', form: { audioIds: ['a'] } });
  expect(updatePlaylist.mock.calls[0]?.[0]).not.toHaveProperty('createdBy');
});

it('starts afresh with Reset, and says which form that is', async () => {
  const { user } = openNew();
  fireEvent.change(field('Playlist Name'), { target: { value: 'Njiani' } });
  await user.click(button('Reset'));
  expect(field('Playlist Name')).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Playlist' })).toHaveFocus();
});
