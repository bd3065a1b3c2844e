import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeMessage } from '../grpc/decode';
import { documentEventData } from '../grpc/protos';
import { integer, newBackend, root, set, write } from '../testing/backend';
import { parseV1Trigger, parseV2Trigger } from './trigger';
import { Triggers } from './triggers';

interface Received {
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

let server: Server;
let received: Received[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const log = { info: () => undefined, warn: () => undefined };

function connected(...triggers: Parameters<Triggers['register']>[0][]) {
  const backend = newBackend();
  const { port } = server.address() as AddressInfo;
  const host = new Triggers(`127.0.0.1:${port}`, log);
  triggers.forEach((trigger) => host.register(trigger));
  backend.onCommit((commit) => host.fire(commit));
  return { backend, settled: () => host.settled() };
}

const v2 = (kind: string, value = 'ebooks/{id}') =>
  parseV2Trigger('demo-somo', `us-central1-${kind}-0`, {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: '(default)',
    namespace: '(default)',
    document: { value, matchType: 'PATH_PATTERN' },
  });

it('sends a cloud event with both documents as base64 protocol buffer', async () => {
  const { backend, settled } = connected(v2('updated'));
  await write(backend, set('ebooks/1', { n: integer(1) }));
  await write(backend, set('ebooks/1', { n: integer(2) }));
  await settled();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: '/functions/projects/demo-somo/triggers/us-central1-updated-0',
    headers: {
      'content-type': 'application/protobuf',
      'ce-type': 'google.cloud.firestore.document.v1.updated',
      'ce-source': '//firestore.googleapis.com/projects/demo-somo/databases/(default)',
      'ce-subject': 'documents/ebooks/1',
      'ce-document': 'ebooks/1',
      'ce-database': '(default)',
      'ce-project': 'demo-somo',
    },
  });
  expect(decodeMessage(documentEventData, Buffer.from(received[0]?.body ?? '', 'base64'))).toMatchObject({
    value: { name: `${root}/ebooks/1`, fields: { n: integer(2) } },
    oldValue: { fields: { n: integer(1) } },
    updateMask: { fieldPaths: ['n'] },
  });
});

it('tells created, updated, deleted and written apart, in the order of commits', async () => {
  const { backend, settled } = connected(v2('created'), v2('deleted'), v2('written'));
  await write(backend, set('ebooks/1', {}), set('other/1', {}), set('ebooks/1/notes/1', {}));
  await write(backend, set('ebooks/1', { n: integer(1) }));
  await write(backend, { delete: `${root}/ebooks/1` });
  await settled();
  const count = (kind: string) => received.filter(({ url }) => url.endsWith(`-${kind}-0`)).length;
  expect([count('created'), count('deleted'), count('written')]).toEqual([1, 1, 3]);
  const written = received
    .filter(({ url }) => url.includes('written'))
    .map(({ headers }) => String(headers['ce-time']));
  expect(written).toEqual([...written].sort());
});

it('says who made the change where the function asks for it', async () => {
  const { backend, settled } = connected(v2('created.withAuthContext'));
  await write(backend, set('ebooks/1', {}));
  await settled();
  expect(received[0]?.headers['ce-authtype']).toBe('service_account');
});

it('sends first generation functions their JSON', async () => {
  const trigger = parseV1Trigger('demo-somo', 'v1', {
    eventTrigger: {
      eventType: 'providers/cloud.firestore/eventTypes/document.write',
      resource: 'projects/demo-somo/databases/(default)/documents/{any=**}',
    },
  });
  const { backend, settled } = connected(trigger);
  await write(backend, set('a/1/b/2', { n: integer(1) }));
  await settled();
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    context: { resource: { name: `${root}/a/1/b/2`, service: 'firestore.googleapis.com' } },
    data: { value: { fields: { n: integer(1) } }, oldValue: {} },
  });
});

it('forgets a function that the Functions emulator no longer knows', async () => {
  statuses = [404];
  const { backend, settled } = connected(v2('written'));
  await write(backend, set('ebooks/1', {}));
  await settled();
  await write(backend, set('ebooks/2', {}));
  await settled();
  expect(received).toHaveLength(1);
});
