import { act, screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage';
import { type AudioRow, parseAudio, toAudioRow } from '../../domain/audio';
import { parsePlaylist } from '../../domain/playlist';
import { listCatalogAudios, readPlaylist } from './audioPublic';
import { Component as PlaylistPage } from './PlaylistPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./audioPublic', () => ({ readPlaylist: jest.fn(), listCatalogAudios: jest.fn() }));

const NO_CLIPS = 'No clip of this playlist is here any more.';

function clip(id: string, title: string): AudioRow {
  const audio = parseAudio(id, { title, author: 'Neema Mushi', duration: '2:30' });
  if (!audio) throw new Error('no title');
  return toAudioRow(audio);
}
const CLIPS = [clip('b', 'Mikono'), clip('a', 'Kichwa'), clip('c', 'Miguu')];

beforeEach(() => {
  jest.clearAllMocks();
  jest
    .mocked(readPlaylist)
    .mockResolvedValue(parsePlaylist('1', { name: 'Mifupa ya mwili', price: 0, audio_ids: ['a', 'b'] }));
});

const open = () =>
  renderPage(<PlaylistPage />, {
    path: '/audio-library/playlist/1',
    route: '/audio-library/playlist/:id',
  });

const opened = () => screen.findByRole('heading', { level: 1, name: 'Mifupa ya mwili' });

it('shows its clips in their own order, with the length of all', async () => {
  jest.mocked(listCatalogAudios).mockResolvedValue(CLIPS);
  open();
  await opened();
  const clips = await screen.findAllByRole('link', { name: /^(Kichwa|Mikono|Miguu)$/ });
  expect(clips.map(({ textContent }) => textContent)).toEqual(['Kichwa', 'Mikono']);
  expect(screen.getByText('2 clips · 5:00')).toBeVisible();
});

it('says that no clip is here only once the catalogue is', async () => {
  let arrive: (rows: AudioRow[]) => void = () => undefined;
  jest.mocked(listCatalogAudios).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  open();
  await opened();
  expect(screen.getByRole('button', { name: 'Play all' })).toBeDisabled();
  expect(screen.queryByText(NO_CLIPS)).not.toBeInTheDocument();
  await act(async () => arrive([]));
  expect(await screen.findByText(NO_CLIPS)).toBeVisible();
});

it('offers to try again when the catalogue does not come', async () => {
  jest.mocked(listCatalogAudios).mockRejectedValueOnce({ code: 'permission-denied' });
  const { user } = open();
  await opened();
  expect(await screen.findByText(/^Failed to fetch audios: Permission denied/)).toBeVisible();
  expect(screen.queryByText(NO_CLIPS)).not.toBeInTheDocument();
  jest.mocked(listCatalogAudios).mockResolvedValue(CLIPS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Kichwa' })).toBeVisible();
});
