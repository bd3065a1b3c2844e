import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from '../args';
import { startEmulator, type Running } from '../emulator';
import type { Log } from '../log';
import { root } from '../testing/backend';
import type { Fields } from '../value';

/** Data outlive the emulator: by its log, and by an export as firebase-tools asks for it. */

const silent: Log = { info: () => undefined, warn: () => undefined };
const project = '/emulator/v1/projects/demo-somo';
const documents = `/v1/${root}`;
const everyType: Fields = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  large: { integerValue: '9223372036854775807' },
  odd: {
    arrayValue: { values: [{ doubleValue: 'NaN' }, { doubleValue: '-Infinity' }, { doubleValue: 0.1 }] },
  },
  time: { timestampValue: '0001-01-01T00:00:00.000001Z' },
  text: { stringValue: 'Ndege \u{1F426}\n"-0"' },
  notNumber: { stringValue: '-0' },
  bytes: { bytesValue: 'AP8=' },
  reference: { referenceValue: `${root}/books/1` },
  place: { geoPointValue: { latitude: -6.8, longitude: 39.28 } },
  map: {
    mapValue: { fields: { 'a.b': { mapValue: { fields: {} } }, none: { arrayValue: { values: [] } } } },
  },
};

let folder: string;
let running: Running | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'survival-'));
});
afterEach(() => {
  stop();
  delete process.env.FIRESTORE_DATA;
  rmSync(folder, { recursive: true, force: true });
});

async function start(...args: string[]): Promise<void> {
  running = await startEmulator(
    parseArgs(['--port', '0', ...args]),
    () => ({ decide: () => ({ allowed: true, reason: '' }), coverage: () => ({ report: [] }) }) as never,
    silent,
  );
}

function stop(): void {
  running?.stop();
  running = null;
}

async function call(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`http://127.0.0.1:${running?.port}${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, json: await response.json() };
}

const write = (path: string, fields: Fields) => call('PATCH', `${documents}/${path}`, { fields });
const read = async (path: string) => (await call('GET', `${documents}/${path}`)).json;

it('reads every type of value back from its log, with the document’s times', async () => {
  process.env.FIRESTORE_DATA = join(folder, 'data');
  await start();
  await write('books/1', everyType);
  await write('books/1/pages/1', { zero: { doubleValue: '-0' as never } });
  await write('books/2', {});
  await call('DELETE', `${documents}/books/2`);
  const before = await read('books/1');
  expect(before).toMatchObject({ fields: everyType });
  stop();
  await start();
  expect(await read('books/1')).toEqual(before);
  expect(await read('books/2')).toMatchObject({ error: { code: 404 } });
  // A commit after the start is later than all before it.
  await write('books/3', {});
  expect(await read('books/3')).toMatchObject({ createTime: expect.any(String) as string });
});

it('stays empty after it was cleared', async () => {
  process.env.FIRESTORE_DATA = join(folder, 'data');
  await start();
  await write('books/1', {});
  await call('DELETE', `${project}/databases/(default)/documents`);
  stop();
  await start();
  expect(await read('books/1')).toMatchObject({ error: { code: 404 } });
});

it('names the last commit when it is asked to sync, the same until the next', async () => {
  process.env.FIRESTORE_DATA = join(folder, 'data');
  await start();
  expect(await call('POST', `${project}:sync`)).toMatchObject({ json: { time: '', settled: true } });
  const { json } = await write('books/1', everyType);
  const { updateTime } = json as { updateTime: string };
  expect(await call('POST', `${project}:sync`)).toMatchObject({ json: { time: updateTime } });
  await write('books/1', everyType);
  expect(await call('POST', `${project}:sync`)).toMatchObject({ json: { time: updateTime } });
});

const database = 'projects/demo-somo/databases/(default)';
const exported = () => join(folder, 'firestore_export/firestore_export.overall_export_metadata');
const exportAll = () =>
  call('POST', `${project}:export`, { database, export_directory: folder, export_name: 'firestore_export' });

it('imports what it exported, every type of value, in place of what was there', async () => {
  await start();
  await write('books/1', everyType);
  await write('books/1/pages/1', {});
  const before = await read('books/1');
  expect(await exportAll()).toMatchObject({ status: 200 });
  stop();
  process.env.FIRESTORE_DATA = join(folder, 'data');
  await start();
  await write('books/other', {});
  stop();
  await start('--seed_from_export', exported());
  expect(await read('books/1')).toEqual(before);
  expect(await read('books/other')).toMatchObject({ error: { code: 404 } });
  stop();
  await start();
  expect(await read('books/1')).toEqual(before);
});

it('says so when an export is not its own', async () => {
  writeFileSync(join(folder, 'other'), Buffer.from('\u0000\u0001leveldb'));
  await expect(start('--seed_from_export', join(folder, 'other'))).rejects.toThrow(
    /not written by the embedded/,
  );
});

it('keeps -0 apart from 0', async () => {
  process.env.FIRESTORE_DATA = join(folder, 'data');
  await start();
  await write('books/1', { n: { doubleValue: '-0' as never } });
  stop();
  await start();
  expect(readFileSync(join(folder, 'data/2.snapshot'), 'utf8')).toContain('"doubleValue":"-0"');
});
