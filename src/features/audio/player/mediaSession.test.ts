import { makeAudio, makePlayer, pass } from '../../../../tests/support/player';
import { connectMediaSession } from './mediaSession';

/** A phone's lock screen, as far as a page can see it. */
class LockScreen {
  metadata: MediaMetadataInit | null = null;
  playbackState = 'none';
  readonly actions = new Map<string, MediaSessionActionHandler | null>();
  readonly setPositionState = jest.fn();

  setActionHandler(name: string, handler: MediaSessionActionHandler | null): void {
    // As on browsers that do not know all of them.
    if (name === 'stop') throw new TypeError(name);
    this.actions.set(name, handler);
  }

  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    this.actions.get(action)?.({ action, ...details });
  }
}

let screen: LockScreen;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  screen = new LockScreen();
  Object.defineProperty(navigator, 'mediaSession', { value: screen, configurable: true });
  window.MediaMetadata = function MediaMetadata(init: MediaMetadataInit) {
    return init;
  } as unknown as typeof MediaMetadata;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  jest.useRealTimers();
});

async function playing(fields: Record<string, unknown> = {}) {
  const made = makePlayer();
  await made.player.open(makeAudio({ narrator: 'Baraka Mrisho', ...fields }), { play: true });
  const disconnect = connectMediaSession(made.player);
  await pass(1);
  return { ...made, disconnect };
}

it('shows chapter, voice and cover, and follows from chapter to chapter', async () => {
  const cover = 'https://files.example/1.png';
  const { player } = await playing({ cover_image_url: cover });
  expect(screen.metadata).toEqual({
    title: 'Kichwa',
    artist: 'Baraka Mrisho',
    album: 'Mifupa ya mwili',
    artwork: [{ src: cover }],
  });
  player.toChapter(1);
  expect(screen.metadata?.title).toBe('Mikono');
});

it('shows the audio’s own title where there is one chapter, and the site’s icon without a cover', async () => {
  await playing({ chapters: [] });
  expect(screen.metadata).toMatchObject({
    title: 'Mifupa ya mwili',
    artwork: [{ src: '/somo-icon-512.png' }],
  });
});

it('is worked from the lock screen', async () => {
  const { now } = await playing();
  screen.press('pause');
  expect([now().isPlaying, screen.playbackState]).toEqual([false, 'paused']);
  screen.press('seekto', { seekTime: 100 });
  screen.press('seekforward');
  expect(now().seconds).toBe(130);
  screen.press('seekbackward', { seekOffset: 15 });
  expect(now().seconds).toBe(115);
  screen.press('nexttrack');
  expect(now()).toMatchObject({ seconds: 200, chapter: 1 });
  screen.press('previoustrack');
  expect(now()).toMatchObject({ seconds: 0, chapter: 0 });
  screen.press('play');
  await pass(1);
  expect([now().isPlaying, screen.playbackState]).toEqual([true, 'playing']);
});

it('tells the system of jumps and speeds, not of every second', async () => {
  const { player } = await playing();
  screen.setPositionState.mockClear();
  await pass(30);
  expect(screen.setPositionState).not.toHaveBeenCalled();
  player.seek(300);
  expect(screen.setPositionState).toHaveBeenLastCalledWith({ duration: 600, playbackRate: 1, position: 300 });
  player.setSpeed(1.5);
  expect(screen.setPositionState.mock.lastCall?.[0]).toMatchObject({ playbackRate: 1.5 });
});

it('leaves nothing behind', async () => {
  const { disconnect, player } = await playing();
  disconnect();
  expect([screen.metadata, screen.playbackState]).toEqual([null, 'none']);
  expect([...screen.actions.values()].every((handler) => handler === null)).toBe(true);
  player.toChapter(1);
  expect(screen.metadata).toBeNull();
});
