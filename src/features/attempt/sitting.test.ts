import { SteadyClock } from '../../data/steadyClock';
import { type Attempt, attemptMessages } from '../../domain/attempt';
import type { GivenAnswers } from './keptAnswers';
import { type KeptSitting, Sitting } from './sitting';

const Q1 = 'q1';
const Q2 = 'q2';
const START = 1_000_000;
const OFFLINE = { code: 'offline', message: 'You are offline.' };

/** The server and the device of these tests: both remember what they were given. */
function world() {
  const server: { answers: GivenAnswers; isDown: boolean; submits: number } = {
    answers: {},
    isDown: false,
    submits: 0,
  };
  const device: { kept: KeptSitting | undefined; isFull: boolean } = { kept: undefined, isFull: false };
  const closed: (Attempt | null)[] = [];
  const take = (given: GivenAnswers) => {
    if (server.isDown) return Promise.reject(OFFLINE as unknown as Error);
    for (const [id, one] of Object.entries(given))
      if (one.at >= (server.answers[id]?.at ?? 0)) server.answers = { ...server.answers, [id]: one };
    return Promise.resolve();
  };
  const open = (name = 'a1') =>
    new Sitting<Attempt>(
      name,
      { answers: {}, answered_at: {} },
      new SteadyClock({ now: START, heard: performance.now() }),
      {
        save: async (given) => {
          await take(given);
          const all = Object.entries(server.answers);
          return {
            answers: Object.fromEntries(all.map(([id, { answer }]) => [id, answer])),
            answered_at: Object.fromEntries(all.map(([id, { at }]) => [id, at])),
            now: START + 60_000,
            heard: performance.now(),
          };
        },
        submit: async (unsent) => {
          server.submits += 1;
          await take(unsent);
          return { id: name } as Attempt;
        },
        recall: () => Promise.resolve(device.kept),
        keep: (kept) => {
          if (!device.isFull) device.kept = kept;
          return Promise.resolve(!device.isFull);
        },
        forget: () => {
          device.kept = undefined;
        },
        onClosed: (result) => closed.push(result),
      },
    );
  const stored = () =>
    Object.fromEntries(Object.entries(server.answers).map(([id, { answer }]) => [id, answer]));
  return { server, device, closed, open, stored };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps an answer at once on the device and sends it a little later', async () => {
  const { open, device, stored } = world();
  const sitting = open();
  await sitting.start();
  sitting.answer(Q1, 'a');
  expect(device.kept?.answers[Q1]?.answer).toBe('a');
  expect(sitting.placeOf(Q1)).toBe('here');
  expect(stored()).toEqual({});
  await jest.advanceTimersByTimeAsync(1500);
  expect(stored()).toEqual({ [Q1]: 'a' });
  expect(sitting.placeOf(Q1)).toBe('sent');
  expect(sitting.placeOf(Q2)).toBe('none');
  sitting.stop();
});

it('tries again by itself until the connection is back, and at once when the browser says so', async () => {
  const { open, server, stored } = world();
  const sitting = open();
  await sitting.start();
  server.isDown = true;
  sitting.answer(Q1, 'a');
  await jest.advanceTimersByTimeAsync(1500);
  expect(sitting.get().problem).toEqual(OFFLINE);
  server.isDown = false;
  await jest.advanceTimersByTimeAsync(2500);
  expect(stored()).toEqual({ [Q1]: 'a' });
  expect(sitting.get().problem).toBeNull();
  server.isDown = true;
  sitting.answer(Q1, 'b');
  await jest.advanceTimersByTimeAsync(1500);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(stored()).toEqual({ [Q1]: 'b' });
  sitting.stop();
});

it('sends after a reload what this device had kept, over older answers of the server', async () => {
  const { open, server, stored } = world();
  server.isDown = true;
  const before = open();
  await before.start();
  before.answer(Q1, 'a');
  await jest.advanceTimersByTimeAsync(1500);
  before.stop();
  server.isDown = false;
  server.answers = { [Q1]: { answer: 'old', at: START - 1 } };
  const after = open();
  await after.start();
  await jest.advanceTimersByTimeAsync(10);
  expect(stored()).toEqual({ [Q1]: 'a' });
  after.stop();
});

it('loses no answer of twenty while the connection comes and goes every two seconds', async () => {
  const { open, server, stored } = world();
  const sitting = open();
  await sitting.start();
  for (let n = 0; n < 20; n += 1) {
    server.isDown = n % 2 === 0;
    if (!server.isDown) window.dispatchEvent(new Event('online'));
    sitting.answer(`q${n}`, `a${n}`);
    await jest.advanceTimersByTimeAsync(2000);
  }
  server.isDown = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(stored()).toEqual(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`q${n}`, `a${n}`])));
  sitting.stop();
});

it('takes what a newer device has answered, and leaves its own newer answers', async () => {
  const { open, server } = world();
  const sitting = open();
  await sitting.start();
  sitting.answer(Q1, 'mine');
  server.answers = { [Q1]: { answer: 'older', at: START - 5 }, [Q2]: { answer: 'theirs', at: START + 5 } };
  sitting.sync();
  await jest.advanceTimersByTimeAsync(0);
  expect(sitting.get().answers[Q1]?.answer).toBe('mine');
  expect(sitting.get().answers[Q2]?.answer).toBe('theirs');
  sitting.stop();
});

it('says so when neither the device nor the server has an answer', async () => {
  const { open, device, server } = world();
  device.isFull = true;
  server.isDown = true;
  const sitting = open();
  await sitting.start();
  sitting.answer(Q1, 'a');
  await jest.advanceTimersByTimeAsync(0);
  expect(sitting.placeOf(Q1)).toBe('nowhere');
  sitting.stop();
});

it('hands in once however often it is asked, with what was not sent, and forgets it here', async () => {
  const { open, server, device, closed, stored } = world();
  const sitting = open();
  await sitting.start();
  sitting.answer(Q1, 'a');
  const asked = Array.from({ length: 5 }, () => sitting.handIn());
  await Promise.all(asked);
  expect(server.submits).toBe(1);
  expect(stored()).toEqual({ [Q1]: 'a' });
  expect(device.kept).toBeUndefined();
  expect(closed).toHaveLength(1);
  sitting.stop();
});

it('waits with handing in for a connection, and can be called back', async () => {
  const { open, server, closed } = world();
  const sitting = open();
  await sitting.start();
  server.isDown = true;
  void sitting.handIn();
  await jest.advanceTimersByTimeAsync(100);
  expect(sitting.get()).toMatchObject({ phase: 'handing-in', problem: OFFLINE });
  sitting.goBack();
  expect(sitting.get().phase).toBe('open');
  void sitting.handIn();
  await jest.advanceTimersByTimeAsync(100);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(100);
  expect(closed).toHaveLength(1);
  sitting.stop();
});

it('ends when the attempt was handed in on another device', async () => {
  const closed: (Attempt | null)[] = [];
  const gone = new Sitting<Attempt>(
    'a2',
    { answers: {}, answered_at: {} },
    new SteadyClock({ now: START, heard: performance.now() }),
    {
      save: () =>
        Promise.reject({
          code: 'failed-precondition',
          message: attemptMessages.submitted,
        } as unknown as Error),
      submit: () => Promise.reject(new Error('never')),
      recall: () => Promise.resolve(undefined),
      keep: () => Promise.resolve(true),
      forget: () => undefined,
      onClosed: (result) => closed.push(result),
    },
  );
  await gone.start();
  gone.sync();
  await jest.advanceTimersByTimeAsync(0);
  expect(closed).toEqual([null]);
  gone.stop();
});
