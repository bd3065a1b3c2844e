import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * The form of all files in the data folder: one JSON text a line, each after its checksum, so that a line which a crash
 * cut short is told from a whole one, and a person can read the rest.
 */
const newline = 10;
const checksumLength = 8;

export function encodeLine(content: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(content, keepNegativeZero));
  return Buffer.concat([Buffer.from(`${checksum(json)} `), json, Buffer.from('\n')]);
}

export interface ReadLines {
  contents: unknown[];
  /** What follows the last whole line: a line without an end, as a crash leaves it, or worse. */
  tail: 'none' | 'torn' | 'damaged';
  /** How many bytes that tail has. */
  lost: number;
}

/** Reads up to the first line that is not whole. */
export function readLines(file: string): ReadLines {
  const bytes = readFileSync(file);
  const contents: unknown[] = [];
  let start = 0;
  let end = bytes.indexOf(newline);
  while (end >= 0) {
    const json = bytes.subarray(start + checksumLength + 1, end);
    if (bytes.toString('latin1', start, start + checksumLength) !== checksum(json)) break;
    contents.push(parse(json.toString('utf8')));
    start = end + 1;
    end = bytes.indexOf(newline, start);
  }
  const lost = bytes.length - start;
  return { contents, lost, tail: lost === 0 ? 'none' : end < 0 ? 'torn' : 'damaged' };
}

/** JSON has no text for the number -0, which Firestore keeps apart from 0. */
const negativeZero = '-0';
const numberKeys = new Set(['doubleValue', 'latitude', 'longitude']);

function keepNegativeZero(_key: string, value: unknown): unknown {
  return Object.is(value, -0) ? negativeZero : value;
}

function parse(json: string): unknown {
  if (!json.includes(`:"${negativeZero}"`)) return JSON.parse(json);
  return JSON.parse(json, (key, value: unknown) =>
    value === negativeZero && numberKeys.has(key) ? -0 : value,
  ) as unknown;
}

function checksum(json: Buffer): string {
  return crc32(json).toString(16).padStart(checksumLength, '0');
}

const chunkBytes = 1 << 20;

/** Writes a file that is there as a whole or not at all, whatever happens meanwhile. */
export function writeWhole(file: string, contents: Iterable<unknown>): number {
  const temporary = `${file}.tmp`;
  const fd = openSync(temporary, 'w');
  let size = 0;
  let chunk: Buffer[] = [];
  let pending = 0;
  const flush = (): void => {
    writeAll(fd, Buffer.concat(chunk));
    size += pending;
    chunk = [];
    pending = 0;
  };
  try {
    for (const content of contents) {
      const line = encodeLine(content);
      chunk.push(line);
      pending += line.length;
      if (pending >= chunkBytes) flush();
    }
    flush();
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, file);
  return size;
}

/** `writeSync` may write less than it was given. */
export function writeAll(fd: number, bytes: Buffer, position: number | null = null): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(fd, bytes, done, bytes.length - done, position === null ? null : position + done);
  }
}
