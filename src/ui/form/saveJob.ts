import { toAppError } from '../../data/errors';
import type { AppError } from '../../domain/errors';
import type { FileRule } from '../../domain/fileRule';
import { COVER_FILE } from '../../domain/imageFile';
import type { Message, Outcome, SaveTools } from '../../domain/saving';
import { t } from '../text';
import type { CoverImage } from './coverImage';

/** The parts of saving a record with files that every form has: what is refused, and how it is told. */

const FILE_NAME_MAX = 255;
const CONNECTION = ['offline', 'unavailable', 'timeout', 'deadline-exceeded'];

/** Ends a save with a message for its author. */
export class Refusal extends Error {
  constructor(readonly detail: Message) {
    super(detail.text);
  }
}

/** How the work ended; `fallback` is said when it broke without a reason of its own. */
export async function outcomeOf(work: () => Promise<unknown>, fallback: Message): Promise<Outcome> {
  try {
    await work();
    return { status: 'saved' };
  } catch (error) {
    if (isCancelled(error)) return { status: 'cancelled' };
    return { status: 'failed', message: error instanceof Refusal ? error.detail : fallback };
  }
}

/** What a failed upload says: the text with the reason in its place. */
export async function orRefuse<T>(text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new Refusal({ text, values: { message: t(toAppError(error).message) } });
  }
}

const isCancelled = (error: unknown) => toAppError(error).code === 'canceled';

export interface StoredFile {
  /** Free files alone have a lasting address. */
  url: string | null;
  path: string | null;
  name: string | null;
  size: number | null;
}

interface FileToSend<Format extends string> {
  chosen: { file: File; format: Format } | null | undefined;
  rule: FileRule<Format>;
  stored: StoredFile | null;
  isFree: boolean;
}

const NO_FILE: StoredFile = { url: null, path: null, name: null, size: null };

/** Where the chosen file lies now: nowhere when it was taken away, undefined when there never was one. */
export async function sendFile<Format extends string>(
  { chosen, rule, stored, isFree }: FileToSend<Format>,
  { upload, addressOf }: SaveTools,
): Promise<StoredFile | undefined> {
  if (chosen === null) return NO_FILE;
  const urlOf = (path: string) => (isFree ? addressOf(path) : Promise.resolve(null));
  return orRefuse('Failed to upload file: {message}', async () => {
    if (chosen) {
      const path = await upload({
        slot: 'file',
        source: chosen.file,
        extension: chosen.format.toLowerCase(),
        contentType: rule.contentTypes[chosen.format],
        isPublic: isFree,
      });
      return { url: await urlOf(path), path, name: shortName(chosen.file.name), size: chosen.file.size };
    }
    // The price may have changed between free and paid: the address follows.
    if (!stored?.path) return undefined;
    return { ...stored, url: (isFree && stored.url) || (await urlOf(stored.path)) };
  });
}

export interface StoredCover {
  url: string | null;
  path: string | null;
}

/** Where the chosen cover lies now: nowhere when it was taken away, undefined when it stays as it is. */
export async function sendCover(
  cover: CoverImage | null | undefined,
  { upload, addressOf }: SaveTools,
): Promise<StoredCover | undefined> {
  if (cover === undefined) return undefined;
  if (cover === null) return { url: null, path: null };
  return orRefuse('Failed to upload cover image: {message}', async () => {
    const path = await upload({
      slot: 'cover',
      source: cover.blob,
      extension: cover.kind === 'jpeg' ? 'jpg' : cover.kind,
      contentType: COVER_FILE.contentTypes[cover.kind],
      isPublic: true,
    });
    return { url: await addressOf(path), path };
  });
}

/** Keeps the ending, which tells people what the file is. */
export function shortName(name: string): string {
  return name.length <= FILE_NAME_MAX ? name : `${name.slice(0, FILE_NAME_MAX - 10)}…${name.slice(-9)}`;
}

/** What a form says of errors, where each noun has words of its own. */
export interface SaveTexts {
  signedOut: string;
  deleted: string;
  failed: Message;
}

export function saveFailure({ code, message }: AppError, texts: SaveTexts): Message {
  if (code === 'invalid-argument')
    return { text: 'Missing required field. Please fill out all required fields.' };
  if (code === 'permission-denied') return { text: 'Permission denied. Please make sure you are logged in.' };
  if (code === 'unauthenticated') return { text: texts.signedOut };
  if (code === 'not-found') return { text: texts.deleted };
  if (CONNECTION.includes(code)) return { text: message };
  if (code !== 'unknown') return { text: 'Database error: {message}', values: { message } };
  return texts.failed;
}
