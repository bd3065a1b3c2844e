import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../tests/support/seed/users';
import { seedAll, untilCatalogued } from '../tests/support/seed/seed';
import { DataFolder } from './dataFolder';
import { Keeper } from './keepData';
import { adminEnv, PROJECT_ID, ROOT, siteEnv } from './localConfig';
import { assertFree, offsetFromEnv, type Ports, portsFor } from './ports';
import { startSuite, type Suite } from './suite';

/** `npm start`: the emulator suite with the data of the last time or sample data, and the site with live reload. */

let data: DataFolder | null = null;
let suite: Suite | null = null;
let keeper: Keeper | null = null;
let site: ViteDevServer | null = null;
let isStopping = false;

async function stop(code: number): Promise<void> {
  // npm and the terminal may both hand on a Ctrl-C; the second must not cut short what the first is saving.
  if (isStopping) return;
  isStopping = true;
  await site?.close();
  await keeper?.stop();
  await suite?.stop();
  data?.close();
  process.exit(code);
}

/** The suite with what the last run left, else with sample data. */
async function startWithData(ports: Ports): Promise<void> {
  data = await DataFolder.open(ports);
  await assertFree({ site: ports.site });
  const folder = path.relative(ROOT, data.folder);
  const isContinued = data.moment() !== null;
  console.log('Starting the emulator suite (about half a minute) ...');
  suite = await startSuite(ports, { data });
  Object.assign(process.env, adminEnv(ports), siteEnv(ports), {
    SOMO_FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
  });
  if (isContinued) {
    console.log(`Continuing with the data in ${folder} (npm run reset begins anew).`);
  } else {
    console.log(`Filling the empty database in ${folder} with sample data ...`);
    await seedAll({ projectId: PROJECT_ID, now: new Date(), log: () => undefined });
    await untilCatalogued(PROJECT_ID);
  }
  const kept = new Keeper(ports, data);
  await kept.start();
  keeper = kept;
}

async function run(): Promise<void> {
  const ports = portsFor(offsetFromEnv(0));
  await startWithData(ports);
  site = await createServer({ server: { port: ports.site } });
  await site.listen();
  const address = `http://127.0.0.1:${ports.site}`;
  console.log(`\n  Somo        ${address}`);
  console.log(`  Back office ${address}/admin`);
  console.log(`  Mails       ${address}/__dev/mails\n`);
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account.label.padEnd(22)} ${account.email}`);
  console.log(`\n  Password of all: ${DEMO_PASSWORD}\n  Ctrl-C ends everything; the data stay.\n`);
  const reason = await suite?.ended;
  if (isStopping) return;
  console.error(reason);
  // There is no suite to take the data from.
  keeper = null;
  await stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

run().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
});
