import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who uses a data folder: two writers would spoil it. */
interface Holder {
  pid: number;
  /** After a restart of the machine, another program may have the number. */
  command: string;
}

const fileName = 'lock.json';

/** Takes the folder for this process. A lock whose process is gone (it was killed) is taken over. */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileName);
  const former = readHolder(file);
  if (former && former.pid !== process.pid && isHeld(former)) {
    throw new Error(`The data in ${folder} are in use by process ${former.pid}. End it first.`);
  }
  rmSync(file, { force: true });
  const holder: Holder = { pid: process.pid, command: commandOf(process.pid) };
  // `wx`: of two that start at the same moment, one gets it.
  writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
}

export function unlockFolder(folder: string): void {
  rmSync(join(folder, fileName), { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Missing, or cut short by the crash that left it.
    return null;
  }
}

function isHeld({ pid, command }: Holder): boolean {
  return isAlive(pid) && commandOf(pid) === command;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Empty where it cannot be told. */
export function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
