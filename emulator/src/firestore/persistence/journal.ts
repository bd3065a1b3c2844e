import { closeSync, existsSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import type { Log } from '../log';
import type { Change } from '../store';
import type { StoredDocument } from '../value';
import { lockFolder, unlockFolder } from './folderLock';
import {
  generationsIn,
  logFile,
  readSnapshot,
  removeGeneration,
  replayLog,
  snapshotFile,
  writeSnapshot,
  type LogRecord,
  type State,
} from './generations';
import { encodeLine, writeAll } from './lines';

/** A log this long takes about a second to read; then a new generation begins. */
const usualLimitBytes = 64 * 1024 * 1024;

export interface JournalOptions {
  folder: string;
  /** Commits after this moment are dropped at the start; null keeps all. */
  until: string | null;
  log: Log;
  limitBytes?: number;
}

/**
 * Keeps every commit in a file before the store has it. The operating system holds what was written, so a commit that
 * was answered outlives the process (kill -9); `sync` makes it outlive the machine's power too.
 */
export class Journal {
  private fd = -1;
  private size = 0;
  private limit = 0;
  private generation = 0;
  private isSynced = true;

  private constructor(
    private readonly options: JournalOptions,
    /** Of the last commit. */
    private time: string,
  ) {}

  /** Reads the folder, which nobody else may use meanwhile, and begins a new generation with what it holds. */
  static open(options: JournalOptions): { journal: Journal; state: State } {
    const { folder } = options;
    mkdirSync(folder, { recursive: true });
    lockFolder(folder);
    const generations = generationsIn(folder);
    const state = readState(options, generations);
    const journal = new Journal(options, state.time);
    journal.generation = generations.at(-1) ?? 0;
    journal.begin(state.documents.values());
    // What was dropped must not come back, so nothing older stays.
    for (const generation of generations) removeGeneration(folder, generation);
    return { journal, state };
  }

  /** `documents`: the store before these changes; read only when a new generation begins. */
  append(time: string, changes: readonly Change[], documents: () => Iterable<StoredDocument>): void {
    if (this.size > this.limit) this.renew(documents());
    const record: LogRecord = { time, set: [], deleted: [] };
    for (const { name, after } of changes) {
      if (after) record.set.push(after);
      else record.deleted.push(name);
    }
    const line = encodeLine(record);
    try {
      writeAll(this.fd, line, this.size);
    } catch (error) {
      // A full disk: the commit fails, and half of it must not stand in the way of the next.
      ftruncateSync(this.fd, this.size);
      throw error;
    }
    this.size += line.length;
    this.time = time;
    this.isSynced = false;
  }

  sync(): void {
    if (this.isSynced) return;
    fdatasyncSync(this.fd);
    this.isSynced = true;
  }

  close(): void {
    closeSync(this.fd);
    unlockFolder(this.options.folder);
  }

  /** The generation before is kept for those who go back to a moment shortly before; older ones go. */
  private renew(documents: Iterable<StoredDocument>): void {
    const { folder, log } = this.options;
    closeSync(this.fd);
    removeGeneration(folder, this.generation - 1);
    this.begin(documents);
    log.info(
      `The log of commits was long: ${snapshotFile(folder, this.generation)} holds the documents now.`,
    );
  }

  private begin(documents: Iterable<StoredDocument>): void {
    const { folder, limitBytes = usualLimitBytes } = this.options;
    this.generation += 1;
    const snapshotSize = writeSnapshot(snapshotFile(folder, this.generation), this.time, documents);
    this.fd = openSync(logFile(folder, this.generation), 'w');
    this.size = 0;
    this.limit = Math.max(limitBytes, 2 * snapshotSize);
  }
}

/** The newest state that is not younger than `until`; the oldest there is, if all are. */
function readState({ folder, until, log }: JournalOptions, generations: readonly number[]): State {
  let state: State = { documents: new Map(), time: '' };
  for (const generation of [...generations].reverse()) {
    state = readSnapshot(snapshotFile(folder, generation));
    if (until !== null && state.time > until) continue;
    const file = logFile(folder, generation);
    if (existsSync(file) && replayLog(file, state, until, log)) {
      log.info(`The documents are as they were at ${state.time || 'the beginning'}.`);
    }
    break;
  }
  return state;
}
