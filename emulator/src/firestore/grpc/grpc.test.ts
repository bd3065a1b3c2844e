import { once } from 'node:events';
import { connect } from 'node:net';
import { status } from '@grpc/grpc-js';
import type { Backend } from '../backend';
import type { JsonObject } from '../json';
import { database, integer, newBackend, root, set, text, write } from '../testing/backend';
import { TestChannel } from '../testing/channel';
import { openPort, TestGrpcClient, type TestPort } from '../testing/grpc';

// Ten megabytes and a thousand calls take their time on a busy machine.
jest.setTimeout(60_000);

let backend: Backend;
let port: TestPort;
let client: TestGrpcClient;

beforeEach(async () => {
  backend = newBackend();
  port = await openPort(backend);
  client = new TestGrpcClient(port.number);
});
afterEach(() => {
  client.close();
  port.close();
});

const watch: JsonObject = {
  database,
  addTarget: { targetId: 2, documents: { documents: [`${root}/rooms/a`] } },
};

it('carries every kind of value both ways', async () => {
  const fields = {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    no: { booleanValue: false },
    large: { integerValue: '-9007199254740993' },
    ratio: { doubleValue: -0.5 },
    none: { doubleValue: 'NaN' },
    time: { timestampValue: '2026-03-05T07:08:09.123456Z' },
    early: { timestampValue: '1969-12-31T23:59:59.999000Z' },
    name: { stringValue: 'Habari 😀' },
    bytes: { bytesValue: '/wA=' },
    place: { geoPointValue: { latitude: -6.8, longitude: 39.28 } },
    book: { referenceValue: `${root}/books/1` },
    list: {
      arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { a: { stringValue: '' } } } }] },
    },
    empty: { mapValue: { fields: {} } },
  };
  await client.unary('Commit', { database, writes: [{ update: { name: `${root}/a/1`, fields } }] });
  const [answer] = await client.streaming('BatchGetDocuments', { database, documents: [`${root}/a/1`] });
  const { found } = answer as { found: { fields: JsonObject } };
  const nanos = (value: string) => ({ timestampValue: value.replace('Z', '000Z') });
  expect(found.fields).toEqual({
    ...fields,
    time: nanos(fields.time.timestampValue),
    early: nanos(fields.early.timestampValue),
  });
});

describe('refuses', () => {
  /** A field whose length goes beyond the end, and a tag that is none. */
  const broken = [Buffer.from([0x12, 0xff, 0x01]), Buffer.from([0x07]), Buffer.alloc(50, 0xff)];

  it.each(broken)('bytes that are no message: %j', async (bytes) => {
    const expected = {
      code: status.INVALID_ARGUMENT,
      details: expect.stringContaining('cannot be decoded') as string,
    };
    await expect(client.unary('Commit', bytes)).rejects.toMatchObject(expected);
    await expect(client.streaming('RunQuery', bytes)).rejects.toMatchObject(expected);
    const call = client.duplex('Listen');
    call.send(bytes);
    await expect(call.next()).rejects.toMatchObject(expected);
  });

  it.each(['Nope', 'PartitionQuery', 'ExecutePipeline'])('the call %s', async (method) => {
    await expect(client.unary(method, Buffer.alloc(0))).rejects.toMatchObject({ code: status.UNIMPLEMENTED });
  });

  it.each<[string, 'Listen' | 'Write', JsonObject[]]>([
    ['a write before the greeting', 'Write', [{ database, writes: [set('a/1', {})] }]],
    ['a write stream without a database', 'Write', [{}]],
    ['a write without a token', 'Write', [{ database }, { writes: [set('a/1', {})] }]],
    ['a target without an id', 'Listen', [{ database, addTarget: { documents: { documents: [] } } }]],
    ['a request without a target', 'Listen', [{ database }]],
    ['a target without a database', 'Listen', [{ addTarget: watch.addTarget }]],
  ])('%s', async (_what, method, messages) => {
    const call = client.duplex(method);
    for (const message of messages) call.send(message);
    const untilFailure = async (): Promise<void> => {
      for (const _message of messages) await call.next();
    };
    await expect(untilFailure()).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
    expect(backend.listeners.size).toBe(0);
    expect(backend.store.get(`${root}/a/1`)).toBeNull();
  });

  const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  it.each([
    ['half of a beginning', 'PRI * HT'],
    ['noise after the beginning', preface + 'x'.repeat(1000)],
    ['a frame that says it is too long', preface + '\xff\xff\xff\x00\x00\x00\x00\x00\x01'],
    [
      'headers that are none',
      preface + '\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x04\x01\x05\x00\x00\x00\x01\xff\xff\xff\xff',
    ],
    ['noise', '\x00\x01\x02\x03'.repeat(100)],
  ])('%s, and goes on', async (_what, bytes) => {
    const socket = connect(port.number, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(Buffer.from(bytes, 'latin1'));
    await once(socket, 'finish');
    await expect(client.unary('Commit', { database, writes: [] })).resolves.toMatchObject({});
    socket.destroy();
  });
});

describe('10 MB', () => {
  const documentsOf = (count: number) =>
    Array.from({ length: count }, (_, n) => set(`big/${n}`, { t: text('x'.repeat(1_000_000)) }));
  const byRest = (writes: JsonObject[]) =>
    fetch(`http://127.0.0.1:${port.number}/v1/${root}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });

  it('are taken over gRPC, REST and WebChannel', async () => {
    await expect(client.unary('Commit', { database, writes: documentsOf(10) })).resolves.toMatchObject({
      writeResults: Array(10).fill({}) as unknown[],
    });
    expect((await byRest(documentsOf(10))).status).toBe(200);
    const channel = await TestChannel.open(`http://127.0.0.1:${port.number}`, 'Write', [{ database }]);
    const [greeting] = await channel.poll(0);
    const { streamToken } = greeting?.[1][0] as { streamToken: string };
    await channel.post([{ streamToken, writes: documentsOf(10) }], 1);
    const [answer] = await channel.poll(1);
    expect(answer?.[1][0]).toMatchObject({ writeResults: Array(10).fill({}) as unknown[] });
    await channel.terminate();
  });

  it('are the most that is taken', async () => {
    const refusal = 'Request payload size exceeds the limit: 10485760 bytes.';
    await expect(client.unary('Commit', { database, writes: documentsOf(11) })).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: refusal,
    });
    await expect(client.unary('Commit', Buffer.alloc(25_000_000))).rejects.toMatchObject({
      code: status.RESOURCE_EXHAUSTED,
    });
    const response = await byRest(documentsOf(11));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: refusal } });
    expect(backend.store.documentNames(database)).toEqual([]);
  });
});

/** `ADD`, the missing document, `CURRENT` and the snapshot: what a watch begins with. */
async function begin(): Promise<ReturnType<TestGrpcClient['duplex']>> {
  const call = client.duplex('Listen');
  call.send(watch);
  for (let n = 0; n < 4; n++) await call.next();
  return call;
}

const begun = (count: number) => Promise.all(Array.from({ length: count }, begin));

it('tells 200 listeners of each of 5 writes exactly once', async () => {
  const calls = await begun(200);
  for (let n = 0; n < 5; n++) {
    await write(backend, set('rooms/a', { n: integer(n) }));
    const heard = await Promise.all(calls.map(async (call) => [await call.next(), await call.next()]));
    for (const [change, snapshot] of heard) {
      expect(change).toMatchObject({ documentChange: { document: { fields: { n: integer(n) } } } });
      expect(snapshot).toHaveProperty('targetChange');
    }
  }
  for (const call of calls) call.cancel();
});

it('forgets a thousand listeners that are dropped, however they go', async () => {
  const calls = await begun(1000);
  expect(backend.listeners.size).toBe(1000);
  for (const call of calls.slice(0, 500)) call.cancel();
  for (const call of calls.slice(500)) call.next().catch(() => undefined);
  port.close();
  while (backend.listeners.size > 0) await new Promise(setImmediate);
  expect(backend.listeners.size).toBe(0);
});
