import { FAKE_SECONDS as LENGTH, FakeMedia } from '../../../../tests/support/fakeMedia';
import { type Audio, parseAudio } from '../../../domain/audio';
import type { Position } from '../../../domain/place';
import type { Link } from './engine';
import { SAVE_EVERY_MS } from './placeFollower';
import { Player } from './player';

function makeAudio(fields: Record<string, unknown> = {}): Audio {
  const audio = parseAudio('1', {
    title: 'Mifupa ya mwili',
    type: 'Audiobook',
    audio_seconds: LENGTH,
    audio_file_url: 'https://files.example/1.mp3',
    audio_file_path: 'audio-files/a/audios/1.mp3',
    chapters: [
      { title: 'Kichwa', start: 0, end: 200 },
      { title: 'Mikono', start: 200, end: 400 },
      { title: 'Miguu', start: 400, end: LENGTH },
    ],
    ...fields,
  });
  if (!audio) throw new Error('An audio needs a title.');
  return audio;
}

const HOUR_MS = 3_600_000;

function setUp({ stored = null as Position | null, listener = 'neema' as string | null } = {}) {
  const media = new FakeMedia();
  const savePosition = jest.fn((_input: { place: number }) => Promise.resolve(true));
  let links = 0;
  const openMedia = jest.fn((id: string): Promise<Link> =>
    Promise.resolve({ url: `/media/${id}?t=${(links += 1)}`, expiresAt: Date.now() + HOUR_MS }),
  );
  const readAudio = jest.fn((id: string) =>
    Promise.resolve<Audio | null>(makeAudio({ title: `Audio ${id}` })),
  );
  const player = new Player({
    makeMedia: () => media,
    listener: () => listener,
    onOpen: () => undefined,
    readPosition: () => Promise.resolve(stored),
    savePosition,
    openMedia,
    readAudio,
  });
  return { player, media, savePosition, openMedia, readAudio, now: () => player.state.get() };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('listening', () => {
  it('moves with the clock and the speed, which it remembers', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { play: true });
    await pass(10);
    expect(now().seconds).toBeCloseTo(10, 0);
    player.setSpeed(1.5);
    await pass(10);
    expect(now().seconds).toBeCloseTo(25, 0);
    expect(setUp().now().speed).toBe(1.5);
  });

  it('starts at volume 70 and stays within 0 and 100', () => {
    const { player, now } = setUp();
    expect(now().volume).toBe(70);
    player.setVolume(120);
    expect(now().volume).toBe(100);
    player.setVolume(-5);
    expect(now().volume).toBe(0);
  });

  it('tells the chapter, and jumps within the audio only', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { play: false });
    await pass(1);
    player.toChapter(1);
    expect(now()).toMatchObject({ seconds: 200, chapter: 1 });
    player.skip(-1000);
    expect(now()).toMatchObject({ seconds: 0, chapter: 0 });
    player.skip(10_000);
    expect(now()).toMatchObject({ seconds: LENGTH, chapter: 2 });
  });

  it('keeps the way back from a far jump, not from a small one', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { play: false });
    await pass(1);
    player.seek(120);
    player.skip(30);
    player.seek(500);
    expect(now().jumps).toEqual([150, 0]);
    player.jumpBack(150);
    expect(now().seconds).toBe(150);
    expect(now().jumps).not.toContain(150);
  });

  it('plays silence where a record has no sound yet', async () => {
    const { player, media, now } = setUp();
    await player.open(makeAudio({ audio_file_url: null, audio_file_path: null }), { play: true });
    await pass(5);
    expect(now().seconds).toBeCloseTo(5, 0);
    expect(media.opened).toEqual([]);
  });

  it('goes on with what is next, past what is gone', async () => {
    const { player, readAudio, now } = setUp();
    readAudio.mockResolvedValueOnce(null);
    await player.open(makeAudio(), { at: LENGTH - 2, play: true });
    player.queue.add({ ...makeAudio(), id: 'gone' });
    player.queue.add({ ...makeAudio(), id: '2' });
    await pass(4);
    expect(readAudio.mock.calls).toEqual([['gone'], ['2']]);
    expect(now()).toMatchObject({ queue: [], isPlaying: true });
  });
});

describe('the sleep timer', () => {
  it('counts minutes of the clock at any speed, and only while something plays', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { play: true });
    player.setSpeed(2);
    player.sleepAfter({ kind: 'time', left: 60_000 });
    await pass(30);
    player.pause();
    await pass(100);
    player.play();
    await pass(29);
    expect(now().isPlaying).toBe(true);
    await pass(1.5);
    expect(now()).toMatchObject({ isPlaying: false, sleep: null });
  });

  it('ends exactly where the chapter does, at the speed of now', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { at: 100, play: true });
    await pass(1);
    player.sleepAfter({ kind: 'chapter' });
    player.setSpeed(2);
    await pass(48);
    expect(now().isPlaying).toBe(true);
    await pass(2.5);
    expect(now()).toMatchObject({ isPlaying: false, seconds: 200, sleep: null });
  });

  it('waits for the end of the chapter that was gone to', async () => {
    const { player, now } = setUp();
    await player.open(makeAudio(), { at: 190, play: true });
    player.sleepAfter({ kind: 'chapter' });
    player.seek(390);
    await pass(9);
    expect(now().isPlaying).toBe(true);
    await pass(2);
    expect(now()).toMatchObject({ isPlaying: false, seconds: 400 });
  });

  it('does not go on to the next audio after the last chapter', async () => {
    const { player, readAudio, now } = setUp();
    await player.open(makeAudio(), { at: LENGTH - 2, play: true });
    player.queue.add({ ...makeAudio(), id: '2' });
    player.sleepAfter({ kind: 'chapter' });
    await pass(5);
    expect(now().isPlaying).toBe(false);
    expect(readAudio).not.toHaveBeenCalled();
  });
});

describe('the place', () => {
  it('is where another device stopped, and opening writes nothing', async () => {
    const { player, savePosition, now } = setUp({ stored: { place: 250, at: 1000 } });
    await player.open(makeAudio(), { play: false });
    await pass(1);
    expect(now()).toMatchObject({ seconds: 250, chapter: 1 });
    player.flush();
    await pass((SAVE_EVERY_MS / 1000) * 2);
    expect(savePosition).not.toHaveBeenCalled();
  });

  it('begins anew after what was heard to its end', async () => {
    const { player, now } = setUp({ stored: { place: LENGTH - 1, at: 1000 } });
    await player.open(makeAudio(), { play: false });
    await pass(1);
    expect(now().seconds).toBe(0);
  });

  it('is stored once a minute, and when the page is left', async () => {
    const { player, savePosition } = setUp();
    await player.open(makeAudio(), { play: true });
    await pass(170);
    expect(savePosition).toHaveBeenCalledTimes(2);
    player.flush();
    await pass(0);
    expect(savePosition).toHaveBeenCalledTimes(3);
    expect(savePosition.mock.calls.at(-1)?.[0].place).toBeCloseTo(170, 0);
  });

  it('is a visitor’s on the device alone', async () => {
    const { player, savePosition } = setUp({ listener: null });
    await player.open(makeAudio(), { play: true });
    await pass(100);
    player.close();
    expect(savePosition).not.toHaveBeenCalled();
    expect(Number(localStorage.getItem('somo-place:1'))).toBeCloseTo(100, 0);
  });
});

describe('a paid audio', () => {
  const PAID = makeAudio({ price: 2.5, audio_file_url: null });

  it('is opened by an address for an hour, and a new one goes on at the same place', async () => {
    const { player, media, now } = setUp();
    await player.open(PAID, { play: true });
    await pass(60);
    media.fail();
    await pass(10);
    expect(media.opened).toEqual(['/media/1?t=1', '/media/1?t=2']);
    expect(now()).toMatchObject({ status: 'ready', isPlaying: true });
    expect(now().seconds).toBeGreaterThan(65);
  });

  it('asks for a new address before it plays on with one that has run out', async () => {
    const { player, media, now } = setUp();
    await player.open(PAID, { at: 30, play: false });
    await pass(2 * (HOUR_MS / 1000));
    player.play();
    await pass(5);
    expect(media.opened).toHaveLength(2);
    expect(now().seconds).toBeCloseTo(35, 0);
  });

  it('says why it stays closed', async () => {
    const { player, openMedia, now } = setUp();
    const refusal = { code: 'permission-denied', message: 'This audio is not free. Buy it to listen.' };
    openMedia.mockRejectedValue(refusal);
    await player.open(PAID, { play: true });
    await pass(1);
    expect(now()).toMatchObject({ status: 'failed', isPlaying: false, error: refusal });
  });
});

describe('a connection that breaks', () => {
  it('is waited for, and the sound goes on where it was', async () => {
    const { player, media, now } = setUp();
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
    const { player, media, now } = setUp();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const opened = player.open(makeAudio(), { play: true });
    media.load = () => media.fail();
    await opened;
    await pass(1);
    expect(now()).toMatchObject({ status: 'failed', error: { code: 'offline' } });
    online.mockRestore();
  });

  it('is given up for a file that never plays', async () => {
    const { player, media, now } = setUp();
    media.load = () => media.dispatchEvent(new Event('error'));
    await player.open(makeAudio(), { play: true });
    await pass(60);
    expect(now()).toMatchObject({ status: 'failed', error: { code: 'unplayable' } });
  });
});
