import { HOUR_MS, makeAudio, makePlayer, pass } from '../../../../tests/support/player';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a paid audio', () => {
  const PAID = makeAudio({ price: 2.5, audio_file_url: null });

  it('is opened by an address for an hour, and a new one goes on at the same place', async () => {
    const { player, media, now } = makePlayer();
    await player.open(PAID, { play: true });
    await pass(60);
    media.fail();
    await pass(10);
    expect(media.opened).toEqual(['/media/1?t=1', '/media/1?t=2']);
    expect(now()).toMatchObject({ status: 'ready', isPlaying: true });
    expect(now().seconds).toBeGreaterThan(65);
  });

  it('asks for a new address before it plays on with one that has run out', async () => {
    const { player, media, now } = makePlayer();
    await player.open(PAID, { at: 30, play: false });
    await pass(2 * (HOUR_MS / 1000));
    player.play();
    await pass(5);
    expect(media.opened).toHaveLength(2);
    expect(now().seconds).toBeCloseTo(35, 0);
  });

  it('says why it stays closed', async () => {
    const { player, openMedia, now } = makePlayer();
    const refusal = { code: 'permission-denied', message: 'This audio is not free. Buy it to listen.' };
    openMedia.mockRejectedValue(refusal);
    await player.open(PAID, { play: true });
    await pass(1);
    expect(now()).toMatchObject({ status: 'failed', isPlaying: false, error: refusal });
  });
});

describe('a connection that breaks', () => {
  it('is waited for, and the sound goes on where it was', async () => {
    const { player, media, now } = makePlayer();
    await player.open(makeAudio(), { play: true });
    await pass(50);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    media.fail();
    await pass(600);
    expect(now()).toMatchObject({ isPlaying: true, isWaiting: true });
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(10);
    expect(now().isWaiting).toBe(false);
    expect(now().seconds).toBeCloseTo(60, 0);
    online.mockRestore();
  });

  it('is told at once where nothing has begun', async () => {
    const { player, media, now } = makePlayer();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const opened = player.open(makeAudio(), { play: true });
    media.load = () => media.fail();
    await opened;
    await pass(1);
    expect(now()).toMatchObject({ status: 'failed', error: { code: 'offline' } });
    online.mockRestore();
  });

  it('is given up for a file that never plays', async () => {
    const { player, media, now } = makePlayer();
    media.load = () => media.dispatchEvent(new Event('error'));
    await player.open(makeAudio(), { play: true });
    await pass(60);
    expect(now()).toMatchObject({ status: 'failed', error: { code: 'unplayable' } });
  });
});
