import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Args } from './args';
import { Backend } from './backend';
import { createGrpcServer } from './grpc/server';
import { watchIndexes } from './indexFile';
import { createPort } from './port';
import type { Log } from './log';
import { createEmulatorApi } from './rest/emulatorApi';
import { readSnapshot } from './persistence/generations';
import { Journal } from './persistence/journal';
import { createRestServer } from './rest/server';
import { RulesHolder, type LoadRules } from './rules/rulesHolder';
import { Triggers } from './triggers/triggers';
import { readAndWatch } from './watchFile';
import { WebChannels } from './webchannel/webChannels';

export interface Running {
  /** The port that was taken, where the arguments asked for any (0). */
  port: number;
  stop: () => void;
}

/** Puts the parts together and takes the port. Rejects when the port is not to be had. */
export async function startEmulator(args: Args, loadRules: LoadRules, log: Log): Promise<Running> {
  const rules = new RulesHolder(loadRules, log);
  watchRules(args.rules, rules, log);
  const backend = new Backend(rules, watchIndexes(indexFile(args), log), log);
  rules.onReplace(() => backend.listeners.onRules());
  const journal = openJournal(backend, log);
  if (args.seedFromExport !== null) backend.import(readSnapshot(args.seedFromExport));
  const triggers = new Triggers(args.functionsEmulator, log);
  backend.onCommit((commit) => triggers.fire(commit));
  const rest = createRestServer(
    backend,
    createEmulatorApi(backend, rules, triggers),
    new WebChannels(backend),
  );
  const grpc = createGrpcServer(backend);
  const port = createPort(rest, grpc);
  port.server.listen(args.port, args.host);
  await once(port.server, 'listening');
  const address = port.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : args.port,
    stop: () => {
      port.close();
      grpc.close();
      journal?.close();
    },
  };
}

/** `FIRESTORE_DATA` names the folder where documents survive; without it they live as long as the process. */
function openJournal(backend: Backend, log: Log): Journal | null {
  const { FIRESTORE_DATA: folder, FIRESTORE_DATA_UNTIL: until = null } = process.env;
  if (folder === undefined || folder === '') return null;
  const { journal, state } = Journal.open({ folder, until, log });
  backend.keepIn(journal, state);
  log.info(`${state.documents.size} documents read from ${folder}.`);
  return journal;
}

function watchRules(file: string | null, rules: RulesHolder, log: Log): void {
  if (file === null) {
    log.warn('No rules file: every request but those of the Admin SDK is denied.');
    return;
  }
  readAndWatch(
    file,
    (text) => rules.replace(text, file),
    () => {
      rules.replace('', file);
      log.warn(`${file} is missing.`);
    },
  );
}

function indexFile(args: Args): string {
  return (
    process.env.FIRESTORE_INDEXES ??
    join(args.rules === null ? '.' : dirname(args.rules), 'firestore.indexes.json')
  );
}
