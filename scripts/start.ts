import { createServer, type ViteDevServer } from 'vite';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../tests/support/seed/users';
import { isSeeded, seedAll, untilCatalogued } from '../tests/support/seed/seed';
import { adminEnv, PROJECT_ID, siteEnv } from './localConfig';
import { assertFree, offsetFromEnv, portsFor } from './ports';
import { startSuite, type Suite } from './suite';

/** `npm start`: the emulator suite, seeded when it is empty, and the site with live reload. */

let suite: Suite | null = null;
let site: ViteDevServer | null = null;

async function stop(code: number): Promise<never> {
  await site?.close();
  await suite?.stop();
  process.exit(code);
}

async function run(): Promise<void> {
  const ports = portsFor(offsetFromEnv(0));
  await assertFree({ site: ports.site });
  console.log('Starting the emulator suite (about half a minute) ...');
  suite = await startSuite(ports);
  Object.assign(process.env, adminEnv(ports), siteEnv(ports), {
    SOMO_FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
  });
  if (!(await isSeeded(PROJECT_ID))) {
    console.log('Filling the empty database with sample data ...');
    await seedAll({ projectId: PROJECT_ID, now: new Date(), log: () => undefined });
    await untilCatalogued(PROJECT_ID);
  }
  site = await createServer({ server: { port: ports.site } });
  await site.listen();
  const address = `http://127.0.0.1:${ports.site}`;
  console.log(`\n  Somo        ${address}`);
  console.log(`  Back office ${address}/admin`);
  console.log(`  Mails       ${address}/__dev/mails\n`);
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account.label.padEnd(22)} ${account.email}`);
  console.log(`\n  Password of all: ${DEMO_PASSWORD}\n  Ctrl-C ends everything.\n`);
  const reason = await suite.ended;
  console.error(reason);
  await stop(1);
}

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

run().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
});
