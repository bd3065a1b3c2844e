import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { REGION } from '../src/domain/region';
import { buildFunctions } from './buildFunctions';
import type { DataFolder } from './dataFolder';
import { prepareEmbedded } from './embedded';
import { PROJECT_ID, ROOT, STORAGE_BUCKET, writeLocalConfig } from './localConfig';
import { answers, assertFree, type Ports } from './ports';

/** Google's emulator suite with the project's own Firestore and Storage rules parts (emulator/README.md). */

const READY_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 15_000;

const FUNCTIONS_ENV = {
  // Else the suite tells the functions of a demo project the bucket's old default name.
  STORAGE_BUCKET_URL: STORAGE_BUCKET,
  // Every event at once gets a process of its own; the usual 50 of them bring a small machine to its knees.
  FUNCTIONS_EMULATOR_PARALLEL: '3',
};

export interface Suite {
  /** Settles when the suite ends: by `stop()` or, with a line that says why, by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface SuiteOptions {
  /** Without it, the suite begins empty and leaves nothing. */
  data?: DataFolder;
  /** Some of its parts alone; usually all. */
  only?: Part[];
}

type Part = 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting';
const ALL: Part[] = ['auth', 'firestore', 'storage', 'functions', 'hosting'];

export async function startSuite(ports: Ports, { data, only = ALL }: SuiteOptions = {}): Promise<Suite> {
  const { site: _site, ...parts } = ports;
  await assertFree(parts);
  const embedded = await prepareEmbedded();
  if (only.includes('functions')) {
    await buildFunctions();
    writeFunctionsEnv();
  }
  fs.mkdirSync(path.join(ROOT, 'dist'), { recursive: true });

  const logFile = path.join(ROOT, '.local', `suite-${ports.hosting}.log`);
  const log = fs.openSync(logFile, 'w');
  const firebase = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const projectArgs = ['--project', PROJECT_ID, '--config', writeLocalConfig(ports), '--non-interactive'];
  const child = spawn(
    process.execPath,
    [firebase, 'emulators:start', ...projectArgs, '--only', only.join(','), ...(data?.suiteArgs() ?? [])],
    // A group of its own, so that a Ctrl-C in the terminal reaches it once, by us, and not twice.
    {
      cwd: ROOT,
      env: { ...process.env, ...embedded, ...FUNCTIONS_ENV, ...data?.suiteEnv() },
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  data?.noteSuite(child.pid);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(`The emulator suite ended (${signal ?? `code ${code}`}). ${lastLines(logFile)}`),
    );
  });
  const stop = () => stopGroup(child, ended);
  try {
    await Promise.race([
      untilReady(ports, only, logFile),
      ended.then((line) => Promise.reject(new Error(line))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

/** Local values of the functions' parameters; real ones are set at deployment (docs/operations.md). */
function writeFunctionsEnv(): void {
  fs.writeFileSync(path.join(ROOT, 'functions/.secret.local'), 'MEDIA_SECRET=local-runs-only\n');
}

/** Ready means that every port answers and the functions are loaded: the suite says so too early. */
async function untilReady(ports: Ports, only: Part[], logFile: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  const listening = [ports.hub, ...only.map((part) => ports[part])];
  while (Date.now() < deadline) {
    const up = await Promise.all(listening.map(answers));
    if (up.every(Boolean) && (await isLoaded(ports, only))) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The emulator suite was not ready after ${READY_LIMIT_MS / 1000} s. ${lastLines(logFile)}`);
}

async function isLoaded(ports: Ports, only: Part[]): Promise<boolean> {
  return !only.includes('functions') || (await pings(ports));
}

async function pings(ports: Ports): Promise<boolean> {
  const url = `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${REGION}/ping`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
    });
    return response.ok;
  } catch {
    return false;
  }
}

function lastLines(logFile: string): string {
  const lines = fs.readFileSync(logFile, 'utf8').trim().split('\n').slice(-12);
  return `Its last lines (all of them: ${path.relative(ROOT, logFile)}):\n${lines.join('\n')}`;
}

async function stopGroup(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const group = -child.pid;
  // To the suite alone: it waits for functions that run, and would wait in vain for one that a signal ended.
  child.kill('SIGINT');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
