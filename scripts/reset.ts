import fs from 'node:fs';
import path from 'node:path';
import { DataFolder, dataFolderOf } from './dataFolder';
import { ROOT } from './localConfig';
import { offsetFromEnv, portsFor } from './ports';

/** `npm run reset`: empties what `npm start` keeps, so that its next start fills in the sample data anew. */
async function reset(): Promise<void> {
  const ports = portsFor(offsetFromEnv(0));
  const folder = dataFolderOf(ports);
  const shown = path.relative(ROOT, folder);
  if (!fs.existsSync(folder)) {
    console.log(`There are no data in ${shown}.`);
    return;
  }
  // Refuses while npm start uses it.
  await DataFolder.open(ports);
  fs.rmSync(folder, { recursive: true });
  console.log(
    `The data in ${shown} are gone: accounts, documents and files. npm start fills in sample data.`,
  );
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
