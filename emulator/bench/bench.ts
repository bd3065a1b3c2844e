import fs from 'node:fs';
import os from 'node:os';
import { Client, DOCUMENTS } from './client';
import { measureSessions } from './memory';
import { type Part, startGoogles, startOurs } from './part';

/**
 * `npm run bench -w emulator`: how long the embedded Firestore takes, and Google's in the same run where its archive is
 * named. Only the ratio means anything: both share the machine, and take turns.
 */

const PORT = 18_110;
const ROUNDS = 5;
const WARM_UP = 200;

type Times = Map<string, number[]>;

async function measure(label: string, times: Times, count: number, work: (n: number) => Promise<void>) {
  const began = performance.now();
  for (let n = 0; n < count; n++) await work(n);
  const each = (performance.now() - began) / count;
  times.set(label, [...(times.get(label) ?? []), each]);
}

async function warmUp(client: Client): Promise<void> {
  for (let n = 0; n < WARM_UP; n++) {
    await Promise.all([client.write(n), client.read(n), client.writeByRest(n), client.readByRest(n)]);
  }
  await client.query();
}

async function round(client: Client, times: Times): Promise<void> {
  await measure('single write', times, 200, (n) => client.write(n));
  await measure('point read', times, 200, (n) => client.read(n));
  await measure('single write, REST', times, 200, (n) => client.writeByRest(n));
  await measure('point read, REST', times, 200, (n) => client.readByRest(n));
  const { push, stop } = await client.listen();
  await measure('push to a listener', times, 100, push);
  stop();
  await measure('query with a filter, 25 of 2,500', times, 10, () => client.filteredQuery());
  await measure(`query of ${DOCUMENTS.toLocaleString('en')} documents`, times, 1, () => client.query());
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Label -> what it took, of one part. */
async function measureAll(parts: Part[]): Promise<Map<string, number>[]> {
  const all = parts.map((part) => ({ part, client: new Client(part), times: new Map() as Times }));
  for (const { part, client, times } of all) {
    times.set('ready', [part.readyMs]);
    await client.fill();
    times.set(`memory with ${DOCUMENTS.toLocaleString('en')} documents (MB)`, [part.memory()]);
    await warmUp(client);
  }
  for (let n = 0; n < ROUNDS; n++) for (const { client, times } of all) await round(client, times);
  return all.map(({ times }) => new Map([...times].map(([label, values]) => [label, median(values)])));
}

async function run(): Promise<void> {
  const archive = process.env.SOMO_FIRESTORE_JAR;
  const hasArchive = archive !== undefined && fs.existsSync(archive);
  if (!hasArchive) {
    console.log(
      "Ours alone: name Google's Firestore archive in SOMO_FIRESTORE_JAR (it needs Java) to compare.\n",
    );
  }
  const parts = [await startOurs(PORT)];
  if (hasArchive) parts.push(await startGoogles(PORT + 1, archive));
  const [ours, googles] = await measureAll(parts);
  console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${describeMachine()}\n`);
  console.log('| what (ms unless said) | ours | Google’s | ours / Google’s |\n| --- | ---: | ---: | ---: |');
  for (const [label, value] of ours ?? []) {
    const other = googles?.get(label);
    const compared = other === undefined ? ['', ''] : [other.toFixed(2), (value / other).toFixed(2)];
    console.log(`| ${[label, value.toFixed(2), ...compared].join(' | ')} |`);
  }
  await Promise.all(parts.map((part) => part.stop()));
  const { before, open, after } = await measureSessions();
  console.log(
    `\nHeap (MB) before, with and after 1,000 sessions each over gRPC and WebChannel, clients included: ` +
      `${before.toFixed(1)}, ${open.toFixed(1)}, ${after.toFixed(1)} (${(after / before).toFixed(2)})`,
  );
}

function describeMachine(): string {
  return `${os.platform()}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? 'unknown'})`;
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
