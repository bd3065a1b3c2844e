import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DataFolder } from './dataFolder';
import { areFree, portsFor } from './ports';

const ports = portsFor(3300);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'somo-data-'));
const usual = process.env.SOMO_DATA;

beforeAll(() => {
  process.env.SOMO_DATA = folder;
});
afterAll(() => {
  process.env.SOMO_DATA = usual;
  if (usual === undefined) delete process.env.SOMO_DATA;
  fs.rmSync(folder, { recursive: true, force: true });
});

/** As after a crash: the suite's first process is gone, one of its parts still holds its port. */
async function leaveOnePart(): Promise<number> {
  const part = `require('net').createServer().listen(${ports.firestore}, '127.0.0.1', () => console.log('up'))`;
  const script = `"${process.execPath}" -e "${part}" &`;
  const suite = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.all([once(suite.stdout, 'data'), once(suite, 'exit')]);
  return Number(suite.pid);
}

it('ends what a killed suite left, and waits for its ports', async () => {
  const pid = await leaveOnePart();
  fs.writeFileSync(path.join(folder, 'suite.json'), JSON.stringify({ pid }));
  expect(await areFree(ports)).toBe(false);
  const data = await DataFolder.open(ports);
  expect(await areFree(ports)).toBe(true);
  data.close();
  // It starts processes, and waits for one to go.
}, 30_000);
