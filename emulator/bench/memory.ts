import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { JsonObject } from '../src/firestore/json';
import { database, newBackend, root } from '../src/firestore/testing/backend';
import { TestChannel } from '../src/firestore/testing/channel';
import { openPort, TestGrpcClient } from '../src/firestore/testing/grpc';

const SESSIONS = 1000;
const MEGABYTE = 1024 * 1024;

/** What a thousand sessions of each kind hold, in one process with their clients, and what is left when they are dropped. */
export async function measureSessions(): Promise<{ before: number; open: number; after: number }> {
  const backend = newBackend();
  const port = await openPort(backend);
  const origin = `http://127.0.0.1:${port.number}`;
  const openAndDrop = async (): Promise<number> => {
    const client = new TestGrpcClient(port.number);
    const calls = Array.from({ length: SESSIONS }, () => client.duplex('Listen'));
    for (const call of calls) call.send(watch);
    await Promise.all(calls.map((call) => call.next()));
    const channels: TestChannel[] = [];
    for (let n = 0; n < SESSIONS; n++) channels.push(await TestChannel.open(origin, 'Listen', [watch]));
    const open = heapInUse();
    for (const call of calls) call.cancel();
    for (const channel of channels) await channel.terminate();
    client.close();
    while (backend.listeners.size > 0) await new Promise(setImmediate);
    return open;
  };
  // The first thousand also fill caches that stay.
  await openAndDrop();
  const before = heapInUse();
  const open = await openAndDrop();
  const after = heapInUse();
  port.close();
  return { before, open, after };
}

const watch: JsonObject = {
  database,
  addTarget: { targetId: 2, documents: { documents: [`${root}/rooms/a`] } },
};

/** Megabytes, after everything that nobody holds is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}
