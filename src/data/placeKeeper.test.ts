import type { KeptPlace, Position } from '../domain/place';
import { LOOK_EVERY_MS, PlaceKeeper, SAVE_DELAY_MS } from './placeKeeper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open({ start = 1, known = null as Position | null, saves = [true] } = {}) {
  const answers = [...saves];
  const save = jest.fn((_place: number) => Promise.resolve(answers.shift() ?? true));
  const keep = jest.fn((_kept: KeptPlace) => undefined);
  return { keeper: new PlaceKeeper({ start, known, save, keep }), save, keep };
}

describe('PlaceKeeper', () => {
  it('stores nothing when a book is only opened', async () => {
    const { keeper, save, keep } = open({ start: 12 });
    keeper.turn(12);
    await keeper.flush();
    await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS * 2);
    expect(save).not.toHaveBeenCalled();
    expect(keep).not.toHaveBeenCalled();
  });

  it('stores the last of many turns, once, a moment after it', async () => {
    const { keeper, save } = open();
    keeper.turn(2);
    await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    keeper.turn(3);
    await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[3]]);
  });

  it('does not wait for rest where there is none', async () => {
    const save = jest.fn((_place: number) => Promise.resolve(true));
    const keeper = new PlaceKeeper({
      start: 0,
      known: null,
      keep: () => undefined,
      save,
      wait: { most: 60_000 },
    });
    for (let second = 1; second <= 150; second += 1) {
      keeper.turn(second);
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(save.mock.calls).toEqual([[60], [120]]);
  });

  it('keeps every turn on the device at once', () => {
    const { keeper, keep } = open({ known: { place: 1, at: 10 } });
    keeper.turn(2);
    expect(keep).toHaveBeenCalledWith({ place: 2, known: { place: 1, at: 10 } });
  });

  it('stores at once when the page is left, and not again later', async () => {
    const { keeper, save } = open();
    keeper.turn(2);
    await keeper.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('tries again what could not be stored', async () => {
    const { keeper, save } = open({ saves: [false, true] });
    keeper.turn(2);
    await keeper.flush();
    await keeper.flush();
    await keeper.flush();
    expect(save.mock.calls).toEqual([[2], [2]]);
  });

  it('offers the place where another device is since', () => {
    const { keeper } = open({ start: 12, known: { place: 12, at: 1000 } });
    expect(keeper.newerPlace({ place: 30, at: 2000 })).toBe(30);
    expect(keeper.newerPlace({ place: 30, at: 2000 })).toBeNull();
  });

  it.each([
    ['the place is its own last write', { place: 2, at: 2000 }],
    ['nothing is stored', null],
  ])('offers nothing when %s', async (_, stored) => {
    const { keeper } = open({ known: { place: 1, at: 1000 } });
    keeper.turn(2);
    await keeper.flush();
    expect(keeper.newerPlace(stored)).toBeNull();
  });

  it('does not interrupt a reader whose own turn is still to be stored', () => {
    const { keeper } = open({ known: { place: 1, at: 1000 } });
    keeper.turn(2);
    expect(keeper.newerPlace({ place: 30, at: 2000 })).toBeNull();
  });

  it('looks for the place of another device now and then, where that can be found out', async () => {
    const read = jest.fn(() => Promise.resolve<Position | null>({ place: 30, at: 2000 }));
    const keep = () => undefined;
    const keeper = new PlaceKeeper({ start: 12, known: { place: 12, at: 1000 }, keep, read });
    expect(await keeper.look()).toBeNull();
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(LOOK_EVERY_MS);
    read.mockRejectedValueOnce(new Error('offline'));
    expect(await keeper.look()).toBeNull();
    jest.advanceTimersByTime(LOOK_EVERY_MS);
    expect(await keeper.look()).toBe(30);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps a visitor on the device only', async () => {
    const keep = jest.fn((_kept: KeptPlace) => undefined);
    const keeper = new PlaceKeeper({ start: 1, known: null, keep });
    keeper.turn(4);
    await keeper.flush();
    expect(keep.mock.calls).toEqual([[{ place: 4, known: null }]]);
  });
});
