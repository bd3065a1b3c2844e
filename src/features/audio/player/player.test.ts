import { FAKE_SECONDS as LENGTH } from '../../../../tests/support/fakeMedia';
import { makeAudio, makePlayer, pass } from '../../../../tests/support/player';
import { SAVE_EVERY_MS } from '../../../data/placeFollower';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('listening', () => {
  it('moves with the clock and the speed, which it remembers', async () => {
    const { player, now } = makePlayer();
    await player.open(makeAudio(), { play: true });
    await pass(10);
    expect(now().seconds).toBeCloseTo(10, 0);
    player.setSpeed(1.5);
    await pass(10);
    expect(now().seconds).toBeCloseTo(25, 0);
    expect(makePlayer().now().speed).toBe(1.5);
  });

  it('starts at volume 70 and stays within 0 and 100', () => {
    const { player, now } = makePlayer();
    expect(now().volume).toBe(70);
    player.setVolume(120);
    expect(now().volume).toBe(100);
    player.setVolume(-5);
    expect(now().volume).toBe(0);
  });

  it('tells the chapter, and jumps within the audio only', async () => {
    const { player, now } = makePlayer();
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
    const { player, now } = makePlayer();
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
    const { player, media, now } = makePlayer();
    await player.open(makeAudio({ audio_file_url: null, audio_file_path: null }), { play: true });
    await pass(5);
    expect(now().seconds).toBeCloseTo(5, 0);
    expect(media.opened).toEqual([]);
  });

  it('goes on with what is next, past what is gone', async () => {
    const { player, readAudio, now } = makePlayer();
    readAudio.mockResolvedValueOnce(null);
    await player.open(makeAudio(), { at: LENGTH - 2, play: true });
    player.queue.add(makeAudio({ id: 'gone' }));
    player.queue.add(makeAudio({ id: '2' }));
    await pass(4);
    expect(readAudio.mock.calls).toEqual([['gone'], ['2']]);
    expect(now()).toMatchObject({ queue: [], isPlaying: true });
  });
});

describe('the sleep timer', () => {
  it('counts minutes of the clock at any speed, and only while something plays', async () => {
    const { player, now } = makePlayer();
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
    const { player, now } = makePlayer();
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
    const { player, now } = makePlayer();
    await player.open(makeAudio(), { at: 190, play: true });
    player.sleepAfter({ kind: 'chapter' });
    player.seek(390);
    await pass(9);
    expect(now().isPlaying).toBe(true);
    await pass(2);
    expect(now()).toMatchObject({ isPlaying: false, seconds: 400 });
  });

  it('does not go on to the next audio after the last chapter', async () => {
    const { player, readAudio, now } = makePlayer();
    await player.open(makeAudio(), { at: LENGTH - 2, play: true });
    player.queue.add(makeAudio({ id: '2' }));
    player.sleepAfter({ kind: 'chapter' });
    await pass(5);
    expect(now().isPlaying).toBe(false);
    expect(readAudio).not.toHaveBeenCalled();
  });
});

describe('the place', () => {
  it('is where another device stopped, and opening writes nothing', async () => {
    const { player, savePosition, now } = makePlayer({ stored: { place: 250, at: 1000 } });
    await player.open(makeAudio(), { play: false });
    await pass(1);
    expect(now()).toMatchObject({ seconds: 250, chapter: 1 });
    player.flush();
    await pass((SAVE_EVERY_MS / 1000) * 2);
    expect(savePosition).not.toHaveBeenCalled();
  });

  it('begins anew after what was heard to its end', async () => {
    const { player, now } = makePlayer({ stored: { place: LENGTH - 1, at: 1000 } });
    await player.open(makeAudio(), { play: false });
    await pass(1);
    expect(now().seconds).toBe(0);
  });

  it('is stored once a minute, and when the page is left', async () => {
    const { player, savePosition } = makePlayer();
    await player.open(makeAudio(), { play: true });
    await pass(170);
    expect(savePosition).toHaveBeenCalledTimes(2);
    player.flush();
    await pass(0);
    expect(savePosition).toHaveBeenCalledTimes(3);
    expect(savePosition.mock.calls.at(-1)?.[0].place).toBeCloseTo(170, 0);
  });

  it('is a visitor’s on the device alone', async () => {
    const { player, savePosition } = makePlayer({ listener: null });
    await player.open(makeAudio(), { play: true });
    await pass(100);
    player.close();
    expect(savePosition).not.toHaveBeenCalled();
    expect(Number(localStorage.getItem('somo-place:1'))).toBeCloseTo(100, 0);
  });
});
