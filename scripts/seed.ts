import { seedAll } from '../tests/support/seed/seed';
import { adminEnv, PROJECT_ID } from './localConfig';
import { answers, offsetFromEnv, portsFor } from './ports';

/**
 * `npm run seed`: sample data into the emulators that `npm start` runs; what is there of the same name is written over.
 * `npm run seed -- --empty` removes all documents and accounts first.
 */

const ports = portsFor(offsetFromEnv(0));

async function remove(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`Could not empty ${url}: ${response.status} ${await response.text()}`);
}

async function empty(): Promise<void> {
  const project = `emulator/v1/projects/${PROJECT_ID}`;
  await remove(`http://127.0.0.1:${ports.firestore}/${project}/databases/(default)/documents`);
  await remove(`http://127.0.0.1:${ports.auth}/${project}/accounts`);
}

async function run(): Promise<void> {
  if (!(await answers(ports.firestore))) {
    throw new Error(
      `No emulator answers at port ${ports.firestore}. Run npm start first, in another terminal.`,
    );
  }
  Object.assign(process.env, adminEnv(ports));
  if (process.argv.includes('--empty')) await empty();
  await seedAll({ projectId: PROJECT_ID, now: new Date(), log: console.log });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
