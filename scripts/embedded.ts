import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { isAlive } from '../emulator/src/firestore/persistence/folderLock';
import { ROOT } from './localConfig';

/** The two parts that the suite would download, as single files that the launcher emulator/bin/java runs with Node. */
const PARTS = {
  FIRESTORE_EMULATOR_BINARY_PATH: { source: 'emulator/src/firestore/main.ts', file: 'firestore.cjs' },
  STORAGE_EMULATOR_BINARY_PATH: { source: 'emulator/src/storage/main.ts', file: 'storageRules.cjs' },
};

/** Builds both parts and returns what the suite's environment needs to run them instead of Google's archives. */
export async function prepareEmbedded(): Promise<NodeJS.ProcessEnv> {
  const folder = path.join(ROOT, '.local/emulator');
  const files = Object.entries(PARTS).map(([variable, part]) => ({
    variable,
    entry: path.join(ROOT, part.source),
    outfile: path.join(folder, part.file),
  }));
  await Promise.all(files.map(({ entry, outfile }) => bundle(entry, outfile)));
  return {
    ...Object.fromEntries(files.map(({ variable, outfile }) => [variable, outfile])),
    PATH: [path.join(ROOT, 'emulator/bin'), process.env.PATH].join(path.delimiter),
    FIRESTORE_INDEXES: path.join(ROOT, 'firestore.indexes.json'),
    // On a busy machine a function's process needs more than the usual 30 s, and its first events would be lost.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    FIRESTORE_ENDS_WITH_PARENT: 'yes',
    TMPDIR: ownTemporaryFolder(),
  };
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  // firebase-tools makes whatever it starts executable; done here, the file is ready before it looks.
  fs.chmodSync(outfile, 0o755);
}

/** The suite leaves its hub file and the uploaded files there; each run has its own, and takes it along at its end. */
function ownTemporaryFolder(): string {
  const all = path.join(ROOT, '.local/tmp');
  const folder = path.join(all, String(process.pid));
  fs.mkdirSync(all, { recursive: true });
  // A run that was killed could not take its own along.
  for (const pid of fs.readdirSync(all).filter((name) => !isAlive(Number(name)))) {
    fs.rmSync(path.join(all, pid), { recursive: true, force: true });
  }
  fs.mkdirSync(folder, { recursive: true });
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
