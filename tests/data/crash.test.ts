import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { offsetFromEnv, portsFor } from '../../scripts/ports';
import { PROJECT_ID, STORAGE_BUCKET } from '../support/emulators';
import { until } from '../support/until';

/** `npm start` keeps accounts, documents and files. A suite of its own is killed here as a power cut would. */

// Not 200: the suite's eventarc port and its accounts' are 200 apart, and both suites run at once.
const offset = offsetFromEnv(1200) + 250;
const ports = portsFor(offset);
const folder = path.resolve('.local/data-of-tests');
const hosts = {
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  // What the Admin SDK derives from the line above, unless it stands there already for another suite.
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
};
const usual = { ...process.env };
let child: ChildProcess;

beforeAll(() => {
  Object.assign(process.env, hosts);
  fs.rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  Object.assign(process.env, usual);
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const env = { ...usual, SOMO_PORT_OFFSET: String(offset), SOMO_DATA: folder };
  const tsx = path.resolve('node_modules/tsx/dist/loader.mjs');
  child = spawn(process.execPath, ['--import', tsx, 'tests/data/keptSuite.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout as NodeJS.ReadableStream;
  const line = await Promise.race([once(output, 'data'), once(child, 'exit').then(() => ['it ended'])]);
  expect(String(line[0])).toBe('ready\n');
}

/** Everything at once: the process, and the suite's whole group. */
async function kill(): Promise<void> {
  const { pid } = JSON.parse(fs.readFileSync(path.join(folder, 'suite.json'), 'utf8')) as { pid: number };
  child.kill('SIGKILL');
  process.kill(-pid, 'SIGKILL');
  await once(child, 'exit');
}

type Services = ReturnType<typeof services>;

function services() {
  const app = initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, `crash-${Date.now()}`);
  const bucket = getStorage(app).bucket();
  return { app, auth: getAuth(app), db: getFirestore(app), bucket };
}

async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const all = services();
  try {
    return await work(all);
  } finally {
    await deleteApp(all.app);
  }
}

/** The account first, then the file, then the document: at no moment does a document lack one of the others. */
async function write({ auth, db, bucket }: Services, id: string): Promise<void> {
  await auth.createUser({ uid: id, email: `${id}@somo.example`, password: 'secret-of-a-test' });
  await auth.setCustomUserClaims(id, { role: 'teacher' });
  await bucket.file(`avatars/${id}`).save(`the face of ${id}`, { resumable: false });
  await db.doc(`users/${id}`).set({ id, joined: new Date(0) });
}

/** The accounts, documents and files that are there, by their ids. */
async function present({ auth, db, bucket }: Services) {
  const [accounts, documents, [files]] = await Promise.all([
    auth.listUsers(),
    db.collection('users').get(),
    bucket.getFiles(),
  ]);
  return {
    accounts: accounts.users.map(({ uid }) => uid),
    documents: documents.docs.map(({ id }) => id),
    files: files.map(({ name }) => path.basename(name)),
  };
}

/** The last commit up to which everything is kept. */
function keptTime(): number {
  const file = path.join(folder, 'firebase-export-metadata.json');
  const { somo } = JSON.parse(fs.readFileSync(file, 'utf8')) as { somo: { time: string } };
  return Date.parse(somo.time);
}

// Two starts of a suite beside another one: a minute is not enough on a busy machine.
it('continues after kill -9 with accounts, documents and files of one moment', async () => {
  await start();
  await withServices(async (all) => {
    await write(all, 'anna');
    const { updateTime } = await all.db.doc('users/anna').get();
    const written = Number(updateTime?.toMillis());
    await until('a moment after the writes', () => Promise.resolve(keptTime() >= written));
    // Too late for the next moment, just in time, or in part; never a document without its account and file.
    await write(all, 'baraka');
    await kill();
  });
  await start();
  await withServices(async (all) => {
    const { accounts, documents, files } = await present(all);
    expect(documents).toContain('anna');
    expect(files).toEqual(expect.arrayContaining(documents));
    expect(accounts).toEqual(expect.arrayContaining(files));
    expect((await all.auth.getUser('anna')).customClaims).toEqual({ role: 'teacher' });
    expect((await all.db.doc('users/anna').get()).get('joined')).toMatchObject({ seconds: 0 });
    expect(String((await all.bucket.file('avatars/anna').download())[0])).toBe('the face of anna');
  });
}, 180_000);
