import fs from 'node:fs';
import { startBoth } from './parts';
import { fuzzLists } from './fuzzLists';
import { fuzzQueries } from './fuzzQueries';
import { fuzzRules } from './fuzzRules';

/** `npm run fuzz -w emulator -- [--rules N] [--lists N] [--queries N] [--seed N]`: the same requests to Google's emulator and to ours. */
async function main(): Promise<void> {
  const archive = process.env.SOMO_FIRESTORE_JAR;
  if (archive === undefined || !fs.existsSync(archive)) {
    console.log(
      "Nothing compared: name Google's Firestore emulator (cloud-firestore-emulator.jar) in SOMO_FIRESTORE_JAR; it needs Java.",
    );
    return;
  }
  const parts = await startBoth(archive);
  try {
    const seed = option('seed', Date.now() % 2 ** 31);
    const differences =
      (await fuzzRules(parts, { count: option('rules', 5000), seed })) +
      (await fuzzLists(parts, { count: option('lists', 1000), seed })) +
      (await fuzzQueries(parts, { count: option('queries', 1000), seed }));
    console.log(`seed ${seed}`);
    process.exitCode = differences > 0 ? 1 : 0;
  } finally {
    for (const part of parts) part.stop();
  }
  process.exit();
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}

void main();
