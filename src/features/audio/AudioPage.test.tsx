import { screen, waitFor, within } from '@testing-library/react';
import { installFakeMedia } from '../../../tests/support/fakeMedia';
import { makeAudio } from '../../../tests/support/player';
import { renderPage, student } from '../../../tests/support/renderPage';
import { readAccess } from '../../data/mediaDocs';
import { readPosition, savePosition } from '../../data/placeDocs';
import { Component as AudioDetailPage } from './AudioDetailPage';
import { Component as AudioPage } from './AudioPage';
import { readAudio } from './audioPublic';
import { playerOf } from './player/playerOf';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./audioPublic', () => ({ readAudio: jest.fn() }));
jest.mock('../../data/mediaDocs', () => ({ readAccess: jest.fn() }));
jest.mock('../../data/placeDocs', () => ({
  readPosition: jest.fn(),
  savePosition: jest.fn(),
  readBookmarks: jest.fn(() => Promise.resolve([])),
}));

const FIELDS = {
  subject: 'Biology',
  author: 'Neema Mushi',
  narrator: 'Baraka Mrisho',
  description: 'Mifupa yote, kutoka kichwani hadi miguuni.',
  is_popular: true,
  audio_file_size: 3 * 1024 * 1024,
};

beforeEach(() => {
  jest.clearAllMocks();
  installFakeMedia();
  jest.mocked(readPosition).mockResolvedValue(null);
  jest.mocked(savePosition).mockResolvedValue(undefined);
});

interface Opening {
  fields?: Record<string, unknown>;
  session?: ReturnType<typeof student> | null;
}

function open({ fields = {}, session = null }: Opening = {}) {
  jest.mocked(readAudio).mockResolvedValue(makeAudio({ ...FIELDS, ...fields }));
  return renderPage(<AudioPage />, {
    path: '/audio-library/audiobook/1',
    route: '/audio-library/audiobook/:id',
    session,
  });
}

describe('the page of an audiobook', () => {
  it('says what it is, how long and how large before anything is fetched', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mifupa ya mwili' })).toBeVisible();
    for (const text of ['Biology · Audiobook', 'Popular', FIELDS.description])
      expect(screen.getByText(text)).toBeVisible();
    for (const text of ['10:00', '3.0 MB', 'Free'])
      expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible();
    expect(screen.getByText(/Read by Baraka Mrisho/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Listen' })).toHaveAttribute(
      'href',
      '/audio-library/audiobook/1/listen',
    );
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Audio Library' })).toHaveAttribute('href', '/audio-library');
  });

  it('plays from the chapter that is tapped', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /Mikono/ }));
    const player = playerOf(store);
    await waitFor(() => expect(player.state.get()).toMatchObject({ status: 'ready', isPlaying: true }));
    expect(player.state.get().chapter).toBe(1);
  });

  it('is put after what plays, and taken out again', async () => {
    const { user, store } = open();
    await screen.findByRole('link', { name: 'Listen' });
    expect(screen.queryByRole('button', { name: 'Play it next' })).not.toBeInTheDocument();
    const player = playerOf(store);
    void player.open(makeAudio({ id: '2' }), { play: false });
    await user.click(await screen.findByRole('button', { name: 'Play it next' }));
    expect(player.state.get().queue.map(({ id }) => id)).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: 'Take out of the queue' }));
    expect(player.state.get().queue).toEqual([]);
  });

  it('shows the chapters of what is to be bought, and plays none', async () => {
    jest.mocked(readAccess).mockResolvedValue(false);
    open({ fields: { price: 2.5, audio_file_url: null }, session: student() });
    expect(await screen.findByRole('button', { name: 'Buy' })).toBeVisible();
    expect(screen.getByText('$2.50')).toBeVisible();
    expect(screen.getByText('Mikono')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mikono/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Listen' })).not.toBeInTheDocument();
  });

  it('says that there is no sound yet', async () => {
    open({ fields: { audio_file_url: null, audio_file_path: null } });
    expect(await screen.findByText('No sound yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Listen' })).toBeVisible();
  });
});

describe('the page of a mnemonic', () => {
  const detail = (id: string) =>
    renderPage(<AudioDetailPage />, { path: `/audio-library/detail${id && `?id=${id}`}` });

  it('has the player itself', async () => {
    jest.mocked(readAudio).mockResolvedValue(makeAudio({ type: 'Mnemonic', chapters: [] }));
    detail('1');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    expect(readAudio).toHaveBeenCalledWith('1');
  });

  it('sends a book to its own page', async () => {
    jest.mocked(readAudio).mockResolvedValue(makeAudio());
    const { location } = detail('1');
    await waitFor(() => expect(location().pathname).toBe('/audio-library/audiobook/1'));
  });

  it('says that there is none without an id', async () => {
    detail('');
    expect(await screen.findByText('Audio not found.')).toBeVisible();
    expect(readAudio).not.toHaveBeenCalled();
  });
});
