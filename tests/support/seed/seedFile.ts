import { createHash } from 'node:crypto';
import { FIXTURE_DATE } from '../../fixtures/book';

/** What every noun of the sample data needs: ids, files and days that are the same in every run. */

export interface SeedFile {
  bytes: Uint8Array;
  path: string;
  contentType: string;
}

export const DAY_MS = 86_400_000;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same id for a title in every run, in the form of a random UUID. */
export function recordIdOf(title: string): string {
  const hex = hashOf(title);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

interface Owned {
  title: string;
  daysAgo: number;
  by: string;
}

/** `{timestamp}-{random}.{ext}`, the same in every run: a second seeding writes over the first. */
export function fileNameOf(folder: string, { title, daysAgo }: Owned, extension: string): string {
  const timestamp = FIXTURE_DATE.getTime() - daysAgo * DAY_MS;
  return `${timestamp}-${hashOf(`${folder} ${title}`).slice(0, 12)}.${extension}`;
}
