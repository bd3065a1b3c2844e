import { screen, within } from '@testing-library/react';
import { makeAudio } from '../../../tests/support/player';
import { renderPage, student } from '../../../tests/support/renderPage';
import { listRecentPlaces } from '../../data/placeDocs';
import { toAudioRow } from '../../domain/audio';
import { parsePlaylist, type Playlist } from '../../domain/playlist';
import { Component as AudioLibraryPage } from './AudioLibraryPage';
import { listCatalogAudios, listCatalogPlaylists } from './audioPublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/placeDocs', () => ({ listRecentPlaces: jest.fn() }));
jest.mock('./audioPublic', () => ({ listCatalogAudios: jest.fn(), listCatalogPlaylists: jest.fn() }));

const audios = jest.mocked(listCatalogAudios);
const recent = jest.mocked(listRecentPlaces);

const row = (id: string, fields: Record<string, unknown> = {}) =>
  toAudioRow(makeAudio({ id, title: `Audio ${id}`, ...fields }));
const ROWS = [
  row('book', { title: 'Mifupa ya mwili', author: 'Neema Mushi' }),
  row('song', {
    title: 'Wimbo wa sayari',
    type: 'Mnemonic',
    is_popular: true,
    price: 0.5,
    audio_seconds: 45,
  }),
];
const playlist = parsePlaylist('1', { name: 'Njiani', price: 0, audio_ids: ['song'] }) as Playlist;

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  audios.mockResolvedValue(ROWS);
  jest.mocked(listCatalogPlaylists).mockResolvedValue([playlist]);
});

const open = (session = null as ReturnType<typeof student> | null) =>
  renderPage(<AudioLibraryPage />, { path: '/audio-library', session });

const shelf = async (name: string) => within(await screen.findByRole('region', { name }));

it('has a shelf of what is popular, of mnemonics, audiobooks and playlists, each with a way to all of it', async () => {
  open();
  const popular = await shelf('Popular');
  expect(popular.getByRole('link', { name: 'Wimbo wa sayari' })).toHaveAttribute(
    'href',
    '/audio-library/detail?id=song',
  );
  const card = within(popular.getByRole('article'));
  for (const text of ['$0.50', '0:45', 'Popular']) expect(card.getByText(text)).toBeVisible();
  const books = await shelf('Audiobooks');
  expect(books.getByRole('link', { name: 'Mifupa ya mwili' })).toHaveAttribute(
    'href',
    '/audio-library/audiobook/book',
  );
  expect(books.getByRole('link', { name: 'View All' })).toHaveAttribute(
    'href',
    '/audio-library/all?type=Audiobook',
  );
  expect((await shelf('Mnemonics')).getAllByRole('article')).toHaveLength(1);
  expect((await shelf('Playlists')).getByRole('link', { name: 'Njiani' })).toHaveAttribute(
    'href',
    '/audio-library/playlist/1',
  );
});

it('goes on with what a student began on any device, not with what was heard to its end', async () => {
  recent.mockResolvedValue([
    { itemId: 'book', place: 250 },
    { itemId: 'song', place: 44 },
    { itemId: 'gone', place: 10 },
  ]);
  open(student());
  const begun = await shelf('Continue listening');
  expect(begun.getAllByRole('article')).toHaveLength(1);
  expect(begun.getByRole('link', { name: 'Mifupa ya mwili' })).toHaveAttribute(
    'href',
    '/audio-library/audiobook/book/listen',
  );
  expect(begun.getByText('5:50 left')).toBeVisible();
});

it('goes on with what a visitor began on this one', async () => {
  localStorage.setItem('somo-place:song', '12');
  open();
  const begun = await shelf('Continue listening');
  expect(begun.getByText('0:33 left')).toBeVisible();
  expect(recent).not.toHaveBeenCalled();
});

it('shows the audio although the playlists did not come', async () => {
  jest.mocked(listCatalogPlaylists).mockRejectedValue({ code: 'permission-denied', message: 'no' });
  open();
  expect((await shelf('Audiobooks')).getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Playlists' })).not.toBeInTheDocument();
});

it('says that there is nothing yet', async () => {
  audios.mockResolvedValue([]);
  open();
  expect(await screen.findByText('No audio yet')).toBeVisible();
});

it('is "offline", never "empty", without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  audios.mockResolvedValue([]);
  open();
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.queryByText('No audio yet')).not.toBeInTheDocument();
});

it('can be asked for again after an error', async () => {
  audios.mockRejectedValueOnce({ code: 'permission-denied', message: 'no' });
  const { user } = open();
  expect(await screen.findByText('Failed to fetch audios: no')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await shelf('Audiobooks')).getAllByRole('article')).toHaveLength(1);
});
