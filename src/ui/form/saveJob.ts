import { toAppError } from '../../data/errors';
import type { AppError } from '../../domain/errors';
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
