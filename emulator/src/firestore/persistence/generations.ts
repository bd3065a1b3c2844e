import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log';
import type { StoredDocument } from '../value';
import { readLines, writeWhole } from './lines';

/**
 * The data folder holds generations: `7.snapshot` is every document at one moment, `7.log` is every commit since.
 * The next generation begins with the state at the end of this log.
 */

/** A commit in the log. */
export interface LogRecord {
  time: string;
  set: StoredDocument[];
  deleted: string[];
}

interface SnapshotHead {
  format: 1;
  time: string;
}

export interface State {
  documents: Map<string, StoredDocument>;
  /** The last commit that is in it; '' before the first. */
  time: string;
}

export const snapshotFile = (folder: string, generation: number) => join(folder, `${generation}.snapshot`);
export const logFile = (folder: string, generation: number) => join(folder, `${generation}.log`);

/** The generations whose snapshot is there, oldest first. */
export function generationsIn(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => /^(\d+)\.snapshot$/.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Every document at one moment, as generations begin and exports are. */
export function writeSnapshot(file: string, time: string, documents: Iterable<StoredDocument>): number {
  const head: SnapshotHead = { format: 1, time };
  return writeWhole(file, prepend(head, documents));
}

function* prepend(head: SnapshotHead, documents: Iterable<StoredDocument>): Iterable<unknown> {
  yield head;
  yield* documents;
}

export function readSnapshot(file: string): State {
  const { contents, tail, lost } = readLines(file);
  const [head, ...documents] = contents as [SnapshotHead | undefined, ...StoredDocument[]];
  if (head === undefined) throw new Error(`${file} was not written by the embedded Firestore.`);
  if (head.format !== 1 || tail !== 'none') {
    throw new Error(
      `${file} is damaged (its last ${lost} bytes). Mend it, or remove the folder to begin anew.`,
    );
  }
  return { time: head.time, documents: new Map(documents.map((document) => [document.name, document])) };
}

/** Puts the commits of a log on top of its snapshot, but for those after `until`. True: something was left out. */
export function replayLog(file: string, state: State, until: string | null, log: Log): boolean {
  const { contents, tail, lost } = readLines(file);
  for (const record of contents as LogRecord[]) {
    if (until !== null && record.time > until) return true;
    for (const document of record.set) state.documents.set(document.name, document);
    for (const name of record.deleted) state.documents.delete(name);
    state.time = record.time;
  }
  // Nobody was told that a commit which was cut short succeeded. Damage inside the file may have cost more.
  if (tail === 'torn') log.info(`The last commit in ${file} was cut short and is left out.`);
  if (tail === 'damaged') {
    copyFileSync(file, `${file}.damaged`);
    log.warn(`${file} is damaged: its last ${lost} bytes are left out, and kept in ${file}.damaged.`);
  }
  return tail !== 'none';
}

export function removeGeneration(folder: string, generation: number): void {
  rmSync(snapshotFile(folder, generation), { force: true });
  rmSync(logFile(folder, generation), { force: true });
}
