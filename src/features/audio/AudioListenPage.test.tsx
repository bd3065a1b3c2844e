import { screen, waitFor, within } from '@testing-library/react';
import { type FakeMedia, installFakeMedia } from '../../../tests/support/fakeMedia';
import { renderPage, student } from '../../../tests/support/renderPage';
import { openMedia, readAccess } from '../../data/mediaDocs';
import { readBookmarks, readPosition, saveBookmark, savePosition } from '../../data/placeDocs';
import { parseAudio } from '../../domain/audio';
import { listCatalogPlaylists, readAudio } from './audioPublic';
import { Component as AudioListenPage } from './AudioListenPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./audioPublic', () => ({ readAudio: jest.fn(), listCatalogPlaylists: jest.fn() }));
jest.mock('../../data/mediaDocs', () => ({ readAccess: jest.fn(), openMedia: jest.fn() }));
jest.mock('../../data/placeDocs', () => ({
  readPosition: jest.fn(),
  savePosition: jest.fn(),
  readBookmarks: jest.fn(),
  saveBookmark: jest.fn(),
}));

const RECORD = {
  title: 'Mifupa ya mwili',
  type: 'Audiobook',
  subject: 'Biology',
  author: 'Neema Mushi',
  narrator: 'Baraka Mrisho',
  audio_seconds: 600,
  audio_file_url: 'https://files.example/1.mp3',
  chapters: [
    { title: 'Kichwa', start: 0, end: 200 },
    { title: 'Mikono', start: 200, end: 600 },
  ],
};
const PAID = { ...RECORD, price: 2.5, audio_file_url: null, audio_file_path: 'audio-files/a/audios/1.mp3' };

let media: FakeMedia;

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  media = installFakeMedia();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  jest.mocked(readPosition).mockResolvedValue(null);
  jest.mocked(readBookmarks).mockResolvedValue([]);
  jest.mocked(listCatalogPlaylists).mockResolvedValue([]);
  jest.mocked(saveBookmark).mockResolvedValue(undefined);
  jest.mocked(savePosition).mockResolvedValue(undefined);
});

function open(record: Record<string, unknown> | null, session: ReturnType<typeof student> | null = null) {
  jest.mocked(readAudio).mockResolvedValue(record && parseAudio('1', record));
  return renderPage(<AudioListenPage />, {
    path: '/audio-library/audiobook/1/listen',
    route: '/audio-library/audiobook/:id/listen',
    session,
  });
}

const play = () => screen.findByRole('button', { name: 'Play' });

describe('the player page', () => {
  it('shows title, narrator, subject, chapters and controls', async () => {
    open(RECORD);
    expect(screen.getByText('Loading audio...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Mifupa ya mwili' })).toBeInTheDocument();
    expect(screen.getByText('Baraka Mrisho · Biology')).toBeInTheDocument();
    expect(await screen.findByRole('slider', { name: 'Volume' })).toHaveValue('70');
    expect(screen.getByRole('slider', { name: 'Progress' })).toHaveAttribute('step', '1');
    const chapters = within(screen.getByRole('region', { name: 'Chapters' })).getAllByRole('button');
    expect(chapters).toHaveLength(2);
    expect(screen.queryByText(/demo only/)).not.toBeInTheDocument();
  });

  it('takes previous away at the first chapter and next at the last', async () => {
    const { user } = open(RECORD);
    expect(await screen.findByRole('button', { name: 'Previous chapter' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next chapter' }));
    expect(screen.getByRole('button', { name: 'Next chapter' })).toBeDisabled();
    expect(screen.getByRole('slider', { name: 'Progress' })).toHaveValue('200');
  });

  it('has one chapter and no list where none is given', async () => {
    open({ ...RECORD, chapters: [] });
    expect(await screen.findByRole('button', { name: 'Next chapter' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous chapter' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Chapters' })).not.toBeInTheDocument();
  });

  it('plays, pauses, and goes on at another device’s place', async () => {
    jest.mocked(readPosition).mockResolvedValue({ place: 250, at: 1000 });
    const { user } = open(RECORD, student());
    await user.click(await play());
    expect(media.opened).toEqual(['https://files.example/1.mp3']);
    await waitFor(() => expect(media.currentTime).toBeGreaterThan(249));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(media.paused).toBe(true);
  });

  it('says that playback is demo only where there is no sound', async () => {
    open({ ...RECORD, audio_file_url: null });
    expect(await screen.findByText('Playback is demo only')).toBeInTheDocument();
  });

  it('is worked by keys, which a field or an open dialog keeps for itself', async () => {
    const { user } = open(RECORD, student());
    await play();
    const progress = () => screen.getByRole('slider', { name: 'Progress' });
    await user.keyboard('l');
    expect(progress()).toHaveValue('30');
    await user.keyboard('{ArrowLeft}');
    expect(progress()).toHaveValue('20');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('60');
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await user.keyboard('k');
    await play();
    await user.click(screen.getByRole('button', { name: 'Bookmark this place' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'kjl ');
    expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('kjl ');
    expect(progress()).toHaveValue('20');
    expect(media.paused).toBe(true);
  });

  it('keeps a bookmark with a note', async () => {
    const { user } = open(RECORD, student());
    await user.click(await screen.findByRole('button', { name: 'Bookmark this place' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Ask about this');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saveBookmark).toHaveBeenCalledWith({
        uid: 'neema',
        itemId: '1',
        place: 0,
        note: 'Ask about this',
        isSet: true,
      }),
    );
    expect(await screen.findByText('Ask about this')).toBeInTheDocument();
  });

  it('says what is missing and what failed, with a way back', async () => {
    open(null);
    expect(await screen.findByText('Audio not found.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  });

  it('says why it could not be loaded', async () => {
    jest.mocked(readAudio).mockReset();
    open(RECORD);
    jest
      .mocked(readAudio)
      .mockRejectedValue(Object.assign(new Error('Too many requests'), { code: 'resource-exhausted' }));
    const { container } = renderPage(<AudioListenPage />, {
      path: '/audio-library/audiobook/2/listen',
      route: '/audio-library/audiobook/:id/listen',
    });
    expect(await within(container).findByText(/^Error loading audio: /)).toBeInTheDocument();
  });
});

describe('a paid audio', () => {
  it('asks a visitor to sign in', async () => {
    open(PAID);
    expect(await screen.findByRole('link', { name: 'Sign in to listen' })).toBeInTheDocument();
  });

  it('is sold to whoever has not bought it', async () => {
    jest.mocked(readAccess).mockResolvedValue(false);
    open(PAID, student());
    expect(await screen.findByRole('button', { name: 'Buy' })).toBeInTheDocument();
  });

  it('opens by an address for an hour for whoever has', async () => {
    jest.mocked(readAccess).mockResolvedValue(true);
    jest.mocked(openMedia).mockResolvedValue({
      url: '/media/1?t=x',
      size: 1,
      contentType: 'audio/mpeg',
      expiresAt: Date.now() + 1e6,
    });
    const { user } = open(PAID, student());
    await user.click(await play());
    await waitFor(() => expect(media.opened).toEqual(['/media/1?t=x']));
  });
});
