import { loadRuleset } from '../rules/ruleset';
import { parseArgs } from './args';
import { startEmulator, type Running } from './emulator';
import { consoleLog } from './log';

/** The Firestore part of the suite, in place of Google's archive: `node firestore.cjs --host H --port N ...`. */
async function main(): Promise<void> {
  const args = parseArgs(process.argv.slice(2));
  for (const name of args.ignored) consoleLog.warn(`The option --${name} is unknown and ignored.`);
  const running = await startEmulator(args, loadRuleset, consoleLog);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop();
      process.exit(0);
    });
  }
  if (process.env.FIRESTORE_ENDS_WITH_PARENT !== undefined) endWithParent(running);
  consoleLog.info(`Dev App Server is now running: the embedded Firestore, ${args.host}:${running.port}.`);
}

/** firebase-tools gives its parts a process group of their own: killed hard, it would leave them and their ports behind. */
function endWithParent(running: Running): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    running.stop();
    process.exit(0);
  }, 500).unref();
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken (address already in use): ${error.message}. Stop what uses it or choose another in firebase.json.`;
  }
  return error.message;
}
