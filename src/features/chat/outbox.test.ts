import { Outbox, type OutboxItem } from './outbox';

const send = jest.fn();
const keep = jest.fn();
let outbox: Outbox;
let isOnline = true;

const states = () => outbox.state.get().items.map(({ text, state }) => `${text}: ${state}`);
const sentTexts = () => send.mock.calls.map(([{ text }]: [{ text: string }]) => text);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  send.mockResolvedValue(null);
  outbox = new Outbox({ send, keep });
  outbox.setPace(0, 1000);
  outbox.start();
});
afterEach(() => {
  outbox.stop();
  jest.useRealTimers();
});

it('sends one after the other, with the pause in between', async () => {
  outbox.add('one');
  outbox.add('two');
  await pass(0);
  expect(states()).toEqual(['one: sent', 'two: waiting']);
  await pass(900);
  expect(sentTexts()).toEqual(['one']);
  await pass(300);
  expect(sentTexts()).toEqual(['one', 'two']);
  expect(states()).toEqual(['one: sent', 'two: sent']);
});

it('lets go of what the room shows', async () => {
  outbox.add('one');
  await pass(0);
  const [item] = outbox.state.get().items;
  outbox.settle((id) => id === item?.id);
  expect(states()).toEqual([]);
});

it('waits for the connection and then sends by itself', async () => {
  isOnline = false;
  outbox.add('one');
  await pass(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(states()).toEqual(['one: waiting']);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(states()).toEqual(['one: sent']);
});

it('sends the same message again when the connection broke', async () => {
  send.mockResolvedValueOnce({ code: 'timeout', message: 'The connection is too slow.' });
  outbox.add('one');
  await pass(0);
  expect(states()).toEqual(['one: waiting']);
  await pass(5000);
  expect(states()).toEqual(['one: sent']);
  const ids = send.mock.calls.map(([{ id }]: [{ id: string }]) => id);
  expect(new Set(ids).size).toBe(1);
});

it('keeps a refused text, sends the others, and sends it once more when asked', async () => {
  send.mockResolvedValueOnce({ code: 'permission-denied', message: 'The room did not take this message.' });
  outbox.add('one');
  outbox.add('two');
  await pass(2000);
  expect(states()).toEqual(['one: failed', 'two: sent']);
  const [failed] = outbox.state.get().items;
  expect(failed?.problem).toBe('The room did not take this message.');
  outbox.retry(failed?.id ?? '');
  await pass(2000);
  expect(states()).toEqual(['one: sent', 'two: sent']);
});

it('forgets a refused text when told to', async () => {
  send.mockResolvedValueOnce({ code: 'permission-denied', message: 'No' });
  outbox.add('one');
  await pass(0);
  outbox.discard(outbox.state.get().items[0]?.id ?? '');
  expect(states()).toEqual([]);
  expect(keep).toHaveBeenLastCalledWith([]);
});

it('keeps what has not arrived, and goes on with it at the next visit', async () => {
  isOnline = false;
  outbox.add('one');
  const kept = keep.mock.lastCall?.[0] as OutboxItem[];
  outbox.stop();
  isOnline = true;
  outbox = new Outbox({ send, keep });
  outbox.start();
  outbox.restore(kept.map((item) => ({ ...item, state: 'sending' })));
  await pass(0);
  expect(send).toHaveBeenCalledWith({ id: kept[0]?.id, text: 'one' });
});

it('waits in slow mode for what was written before the page opened, and never longer than the pause', async () => {
  const wait = () => outbox.state.get().readyAt - Date.now();
  outbox = new Outbox({ send, keep });
  outbox.setPace(Date.now() - 10_000, 30_000);
  expect(wait()).toBeGreaterThan(19_000);
  expect(wait()).toBeLessThan(21_000);
  // A device whose clock is a year behind.
  outbox = new Outbox({ send, keep });
  outbox.setPace(Date.now() + 365 * 86_400_000, 30_000);
  expect(wait()).toBeLessThan(31_000);
});

it('counts from now when another of the writer’s pages sends', async () => {
  outbox.setPace(Date.now() + 365 * 86_400_000, 30_000);
  const wait = outbox.state.get().readyAt - Date.now();
  expect(wait).toBeGreaterThan(29_000);
  expect(wait).toBeLessThan(31_000);
});
