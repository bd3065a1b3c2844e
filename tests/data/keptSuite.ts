import { DataFolder } from '../../scripts/dataFolder';
import { Keeper } from '../../scripts/keepData';
import { offsetFromEnv, portsFor } from '../../scripts/ports';
import { startSuite } from '../../scripts/suite';

/** What `npm start` does about data, without the functions and the site. Says `ready`, and ends when it is killed. */
async function run(): Promise<void> {
  const ports = portsFor(offsetFromEnv(0));
  const data = await DataFolder.open(ports);
  const suite = await startSuite(ports, { data, only: ['auth', 'firestore', 'storage'] });
  const keeper = new Keeper(ports, data);
  await keeper.start();
  process.once('SIGTERM', () => {
    void keeper
      .stop()
      .then(() => suite.stop())
      .then(() => data.close())
      .then(() => process.exit(0));
  });
  console.log('ready');
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
