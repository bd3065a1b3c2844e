import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../backend';
import { createRestServer } from '../rest/server';
import { database, integer, newBackend, root, set, text, write } from '../testing/backend';
import { TestChannel, unframe } from '../testing/channel';
import { WebChannels } from './webChannels';

let backend: Backend;
let webChannels: WebChannels;
let server: Server;
let origin: string;

beforeEach(async () => {
  backend = newBackend();
  webChannels = new WebChannels(backend);
  server = createRestServer(backend, () => Promise.resolve(null), webChannels).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const watch = (path: string) => ({
  database,
  addTarget: { targetId: 2, documents: { documents: [`${root}/${path}`] } },
});
const change = (value: unknown) => ({
  documentChange: { document: { fields: value }, targetIds: [2] },
});

it('streams changes, framed in UTF-16 units', async () => {
  await write(backend, set('rooms/a', { t: text('Habari 😀 ng’ombe') }));
  const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
  const messages = await channel.poll(0);
  expect(messages.map(([id]) => id)).toEqual([1, 2, 3, 4]);
  expect(messages[1]).toMatchObject([2, [change({ t: text('Habari 😀 ng’ombe') })]]);
});

it('says something at once, then each commit as it comes', async () => {
  const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
  await channel.poll(0);
  const response = await channel.fetchBack(4);
  const reader = response.body?.getReader();
  const next = async (): Promise<unknown> => {
    const { value } = (await reader?.read()) ?? {};
    return unframe(Buffer.from(value ?? []).toString())[0];
  };
  expect(await next()).toEqual([[5, ['noop']]]);
  await write(backend, set('rooms/a', { n: integer(1) }));
  expect(await next()).toMatchObject([
    [6, [change({ n: integer(1) })]],
    [7, [{ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [] } }]],
  ]);
});

it('repeats what the client has not acknowledged, and nothing that it has', async () => {
  const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
  const first = await channel.poll(0);
  expect(await channel.poll(0)).toEqual(first);
  expect(await channel.poll(3)).toEqual(first.slice(3));
});

it('answers a post with the state of the back channel, and skips messages that it knows', async () => {
  const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
  const repeated = await channel.post([watch('rooms/a'), { database, removeTarget: 2 }], 0);
  const [state] = unframe(await repeated.text());
  expect(state).toEqual([0, 5, expect.any(Number)]);
  const messages = await channel.poll(0);
  expect(messages.at(-1)).toMatchObject([5, [{ targetChange: { targetChangeType: 'REMOVE' } }]]);
});

it('commits writes, and says as a message why it does not', async () => {
  const channel = await TestChannel.open(origin, 'Write', [{ database }]);
  const [greeting] = await channel.poll(0);
  const { streamToken } = greeting?.[1][0] as { streamToken: string };
  await channel.post([{ streamToken, writes: [set('rooms/a', {})] }], 1);
  expect(await channel.poll(1)).toMatchObject([
    [2, [{ writeResults: [{}], streamToken: expect.any(String) as string }]],
  ]);
  expect(backend.store.get(`${root}/rooms/a`)).not.toBeNull();
  await channel.post([{ streamToken, writes: [set('rooms', {})] }], 2);
  expect(await channel.poll(2)).toMatchObject([[3, [{ error: { code: 400, status: 'INVALID_ARGUMENT' } }]]]);
});

it('ends when told so; then the session is unknown', async () => {
  const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
  await channel.terminate();
  expect(webChannels.size).toBe(0);
  const response = await channel.fetchBack(0);
  expect(response.status).toBe(400);
  // The client wants the words anywhere but at the very beginning.
  expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
});

it.each([
  ['a token that is none', watch('rooms/a'), 'nonsense', 'UNAUTHENTICATED'],
  ['a message that is no JSON', '{"database":', 'owner', 'INVALID_ARGUMENT'],
  ['a message that is no object', '[]', 'owner', 'INVALID_ARGUMENT'],
  ['a message without a target', {}, 'owner', 'INVALID_ARGUMENT'],
])('fails the call for %s', async (_what, message, token, status) => {
  const channel = await TestChannel.open(origin, 'Listen', [message], token);
  expect(await channel.poll(0)).toMatchObject([[1, [{ error: { status } }]]]);
});

it.each([
  ['a count that is no number', 'Listen', 'count=x'],
  ['fewer messages than counted', 'Listen', 'count=2&ofs=0&req0___data__={}'],
  ['more than 10 MB', 'Listen', `count=1&req0___data__=${'x'.repeat(11 * 1024 * 1024)}`],
  ['a call that is none', 'toString', 'count=0'],
])('refuses %s', async (_what, call, body) => {
  const url = `${origin}/google.firestore.v1.Firestore/${call}/channel?VER=8&RID=1`;
  const response = await fetch(url, { method: 'POST', body });
  expect([400, 501]).toContain(response.status);
  expect(await response.json()).toMatchObject({ error: { message: expect.any(String) as string } });
  expect(webChannels.size).toBe(0);
});

describe('sessions whose tab is closed', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are forgotten, a thousand as well as one', () => {
    const messages = [JSON.stringify(watch('rooms/a'))];
    const headers = new Map([['authorization', 'Bearer owner']]);
    for (let i = 0; i < 1000; i++) webChannels.openSession('Listen', { headers, offset: 0, messages });
    expect(webChannels.size).toBe(1000);
    expect(backend.listeners.size).toBe(1000);
    jest.advanceTimersByTime(60_000);
    expect(webChannels.size).toBe(0);
    expect(backend.listeners.size).toBe(0);
  });

  it('stay while somebody fetches from them', async () => {
    const channel = await TestChannel.open(origin, 'Listen', [watch('rooms/a')]);
    await channel.fetchBack(0);
    jest.advanceTimersByTime(200_000);
    expect(webChannels.size).toBe(1);
  });
});
