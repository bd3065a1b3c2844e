import { makeAudio, makePlayer, pass } from '../../../../tests/support/player';

/** What the device keeps; a reload is another player of the same device. */
const device = new Map<string, unknown>();

jest.mock('../../../data/cache', () => ({
  remember: (key: string, data: unknown) => Promise.resolve(device.set(key, data)),
  recall: (key: string) => Promise.resolve(device.has(key) ? { at: 0, data: device.get(key) } : undefined),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  device.clear();
});
afterEach(() => jest.useRealTimers());

const other = (id: string) => makeAudio({ id });

async function opened(options: Parameters<typeof makePlayer>[0] = {}) {
  const made = makePlayer(options);
  await made.player.open(makeAudio(), { play: false });
  await pass(1);
  return made;
}

/** Somebody who slipped from 1:40 to 8:20, and has two more to hear. */
async function listened(options: Parameters<typeof makePlayer>[0] = {}) {
  const made = await opened(options);
  made.player.seek(100);
  made.player.seek(500);
  made.player.queue.add(other('2'));
  made.player.queue.add(other('3'));
  await pass(1);
  return made;
}

it('brings back the ways from far jumps and what plays next, after a reload', async () => {
  await listened();
  const { player, now } = await opened();
  expect(now().jumps).toEqual([100, 0]);
  expect(now().queue.map(({ id }) => id)).toEqual(['2', '3']);
  player.jumpBack(100);
  player.queue.remove('2');
  await pass(1);
  const again = (await opened()).now();
  expect([again.seconds, again.jumps, again.queue.map(({ id }) => id)]).toEqual([100, [500, 0], ['3']]);
});

it('keeps the jumps with their audio, and takes out of the queue what is opened', async () => {
  await listened();
  const { player, now } = makePlayer();
  await player.open(other('2'), { play: false });
  await pass(1);
  expect(now().jumps).toEqual([]);
  expect(now().queue.map(({ id }) => id)).toEqual(['3']);
});

it('leaves a playlist that was just begun as it is', async () => {
  await listened();
  const { player, now } = makePlayer();
  await player.queue.start([other('7'), other('8')]);
  await pass(1);
  expect(now().queue.map(({ id }) => id)).toEqual(['8']);
  expect((await opened()).now().queue.map(({ id }) => id)).toEqual(['8']);
});

it('forgets both when the player is closed', async () => {
  const { player } = await listened();
  player.close();
  await pass(1);
  expect((await opened()).now()).toMatchObject({ jumps: [], queue: [] });
});

it('shows nobody what another listener of the same device had', async () => {
  const { player } = await listened();
  player.close();
  await listened();
  expect((await opened({ listener: 'baraka' })).now()).toMatchObject({ jumps: [], queue: [] });
  expect((await opened({ listener: null })).now()).toMatchObject({ jumps: [], queue: [] });
  expect((await opened()).now().queue).toHaveLength(2);
});
