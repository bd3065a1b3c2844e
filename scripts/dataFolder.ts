import fs from 'node:fs';
import path from 'node:path';
import { commandOf, lockFolder, unlockFolder } from '../emulator/src/firestore/persistence/folderLock';
import { configFile, ROOT } from './localConfig';
import { areFree, type Ports } from './ports';

/**
 * Where `npm start` keeps documents, accounts and files (docs/decisions/0007-data-that-survives.md). The folder is an
 * import for firebase-tools: its metadata file names the exports of accounts and files, and the moment of the documents.
 */

const METADATA = 'firebase-export-metadata.json';
const SUITE = 'suite.json';
const ORPHAN_LIMIT_MS = 20_000;

export interface ExportedPart {
  version: string;
  path: string;
}

/** A moment at which documents, accounts and files agreed. */
export interface Moment {
  version: string;
  auth: ExportedPart;
  storage: ExportedPart;
  somo: {
    /** The last commit of the documents. */
    time: string;
    /** What accounts and files looked like, to tell whether they changed since. */
    prints: { auth: string; storage: string };
  };
}

/** One folder per set of ports, since the stored addresses of files name the port. */
export function dataFolderOf(ports: Ports): string {
  return process.env.SOMO_DATA ?? path.join(ROOT, '.local/data', String(ports.site));
}

export class DataFolder {
  private constructor(readonly folder: string) {}

  /** Takes the folder for this process, ends what a killed one left running, and drops what is of no moment. */
  static async open(ports: Ports): Promise<DataFolder> {
    const data = new DataFolder(dataFolderOf(ports));
    try {
      lockFolder(data.folder);
    } catch (error) {
      const advice =
        'To start another beside it, with ports and data of its own: SOMO_PORT_OFFSET=100 npm start';
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${advice}`, {
        cause: error,
      });
    }
    await data.endOrphan(ports);
    data.tidy();
    return data;
  }

  close(): void {
    fs.rmSync(path.join(this.folder, SUITE), { force: true });
    unlockFolder(this.folder);
  }

  /** Null: there are no data to continue, or their seeding was never finished. */
  moment(): Moment | null {
    const file = path.join(this.folder, METADATA);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Moment) : null;
  }

  /** From now on a start continues here. The exports of the moment before are dropped after that. */
  save(moment: Moment): void {
    const file = path.join(this.folder, METADATA);
    fs.writeFileSync(`${file}.new`, JSON.stringify(moment, null, 2), { flush: true });
    fs.renameSync(`${file}.new`, file);
    this.tidy();
  }

  /** What the suite's hub exported into a folder in here. */
  exportedPart(folder: string, part: 'auth' | 'storage'): ExportedPart {
    const file = path.join(this.folder, folder, METADATA);
    const { version, path: within } = (JSON.parse(fs.readFileSync(file, 'utf8')) as Moment)[part];
    return { version, path: `${folder}/${within}` };
  }

  suiteEnv(): NodeJS.ProcessEnv {
    const time = this.moment()?.somo.time;
    return {
      FIRESTORE_DATA: path.join(this.folder, 'firestore'),
      ...(time === undefined ? {} : { FIRESTORE_DATA_UNTIL: time }),
    };
  }

  suiteArgs(): string[] {
    return this.moment() ? ['--import', this.folder] : [];
  }

  /** The suite has a process group of its own; a later start must find it when this process is killed. */
  noteSuite(pid: number | undefined): void {
    fs.writeFileSync(path.join(this.folder, SUITE), JSON.stringify({ pid }));
  }

  private tidy(): void {
    const moment = this.moment();
    const kept = moment
      ? ['firestore', path.dirname(moment.auth.path), path.dirname(moment.storage.path)]
      : [];
    for (const name of fs.readdirSync(this.folder)) {
      if (!name.endsWith('.json') && !kept.includes(name)) {
        fs.rmSync(path.join(this.folder, name), { recursive: true, force: true });
      }
    }
  }

  private async endOrphan(ports: Ports): Promise<void> {
    const file = path.join(this.folder, SUITE);
    if (!fs.existsSync(file)) return;
    const { pid } = JSON.parse(fs.readFileSync(file, 'utf8')) as { pid?: number };
    fs.rmSync(file);
    if (pid === undefined || !isSuite(pid, ports)) return;
    process.kill(-pid, 'SIGKILL');
    const deadline = Date.now() + ORPHAN_LIMIT_MS;
    while (Date.now() < deadline && !(await areFree(ports))) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The suite's first process may be gone and its parts not: no new process gets its number while they live. */
function isSuite(pid: number, ports: Ports): boolean {
  const command = commandOf(pid);
  const isGone = command === '' || command.endsWith('<defunct>');
  return isGone ? groupLives(pid) : command.includes(path.basename(configFile(ports)));
}

function groupLives(pid: number): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}
