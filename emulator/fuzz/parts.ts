import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { prepareEmbedded } from '../../scripts/embedded';
import { declareEveryIndex } from './everyIndex';
import { ROOT } from './project';

export type Json = Record<string, unknown>;

export interface Answer {
  status: number;
  body: unknown;
}

/** One of the two emulators, spoken to over REST. */
export interface Part {
  name: 'google' | 'ours';
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;
  stop: () => void;
}

export async function startBoth(archive: string): Promise<[google: Part, ours: Part]> {
  return Promise.all([startGoogle(archive), startOurs()]);
}

async function startOurs(): Promise<Part> {
  const { FIRESTORE_EMULATOR_BINARY_PATH: bundle = '', ...environment } = await prepareEmbedded();
  return start('ours', 'node', [bundle], { ...environment, FIRESTORE_INDEXES: declareEveryIndex() });
}

function startGoogle(archive: string): Promise<Part> {
  const main = ['com.google.cloud.datastore.emulator.firestore.CloudFirestore', 'start'];
  return start('google', 'java', ['-cp', archive, ...main], {});
}

async function start(
  name: Part['name'],
  command: string,
  args: string[],
  own: NodeJS.ProcessEnv,
): Promise<Part> {
  const port = await freePort();
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...own, PATH: process.env.PATH },
  });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const call = caller(port);
  await answers(call, () => child.exitCode !== null);
  return { name, call, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function answers(call: Part['call'], hasExited: () => boolean): Promise<void> {
  for (;;) {
    if (hasExited()) throw new Error('An emulator did not start.');
    try {
      await call('GET', '/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function caller(port: number): Part['call'] {
  return async (method, path, body, token) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  };
}

/** Ours needs an index for some queries; Google's emulator for a few others, and it reads no names backwards. */
const NOT_SERVED = /requires? an index|descending key scans/;

export const needsIndex = ({ body }: Answer): boolean => NOT_SERVED.test(JSON.stringify(body));

/** Runs a task for each item, a few at a time. */
export async function each<Item>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      await task(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Writes as the admin, 300 at a time. */
export async function write(part: Part, documents: { name: string; fields: Json }[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 300) {
    const writes = documents.slice(from, from + 300).map((update) => ({ update }));
    const { status, body } = await part.call('POST', `/v1/${ROOT}:commit`, { writes }, 'owner');
    if (status !== 200) throw new Error(`${part.name} refused a write: ${JSON.stringify(body)}`);
  }
}

export async function clear(part: Part): Promise<void> {
  await part.call('DELETE', `/emulator/v1/${ROOT}`);
}

/** The unsigned token that Firebase's test tools send. */
export function tokenOf(claims: Json): string {
  const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
