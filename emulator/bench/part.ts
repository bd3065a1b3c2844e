import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareEmbedded } from '../../scripts/embedded';

/** An emulator that is measured: a process, and how to speak to it. */
export interface Part {
  name: 'ours' | "Google's";
  port: number;
  readyMs: number;
  /** Megabytes that the process holds. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** The embedded Firestore as `npm start` runs it, keeping its commits in a log. */
export async function startOurs(port: number): Promise<Part> {
  const { FIRESTORE_EMULATOR_BINARY_PATH: bundle = '' } = await prepareEmbedded();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'firestore-bench-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return start('ours', port, process.execPath, [bundle], { FIRESTORE_DATA: folder });
}

export function startGoogles(port: number, archive: string): Promise<Part> {
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return start("Google's", port, 'java', ['-cp', archive, main, 'start'], {});
}

async function start(
  name: Part['name'],
  port: number,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Part> {
  const began = performance.now();
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, FIRESTORE_INDEXES: os.devNull, ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilReady(port, child);
  return {
    name,
    port,
    readyMs: performance.now() - began,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`${child.spawnfile} ended before it was ready.`);
}
