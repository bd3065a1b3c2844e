import { downloadUrl } from '../../data/upload';
import { toAppError } from '../../data/errors';
import { BOOK_FILE, type BookFormat } from '../../domain/bookFile';
import { COVER_FILE } from '../../domain/imageFile';
import type { Ebook, EbookFiles } from '../../domain/ebook';
import { type EbookForm, ebookFormSchema, missingFields } from '../../domain/ebookForm';
import type { AppError } from '../../domain/errors';
import { parseTsh } from '../../domain/money';
import { t } from '../../ui/text';
import type { CoverImage } from './coverImage';
import type { SaveEbookInput } from './ebookDocs';
import { EBOOK_LABELS } from './ebookLabels';
import type { Upload } from './ebookUploads';

/** Registering or updating a book: validate, upload the file, upload the cover, save the record (spec section 4). */

export interface ChosenBook {
  file: File;
  format: BookFormat;
}

/** What the form does to a stored file: a new one, none any more (null), or left as it is (undefined). */
export interface ChosenFiles {
  book?: ChosenBook | null | undefined;
  cover?: CoverImage | null | undefined;
}

export interface EbookJob {
  id: string;
  values: EbookForm;
  files: ChosenFiles;
  /** Null when nobody is signed in any more. */
  uid: string | null;
  /** The record as it is, when it is edited. */
  stored: Ebook | null;
}

export interface EbookJobTools {
  /** Resolves with the path in Storage. */
  upload(upload: Upload): Promise<string>;
  save(input: SaveEbookInput): Promise<unknown>;
  onSaving(): void;
}

/** A text of the catalogue with its values: shown in the banner and as a toast. */
export interface Message {
  text: string;
  values?: Record<string, string>;
}

export type Outcome = { status: 'saved' } | { status: 'cancelled' } | { status: 'failed'; message: Message };

const FILE_NAME_MAX = 255;

class Refusal extends Error {
  constructor(readonly detail: Message) {
    super(detail.text);
  }
}

export async function registerEbook(job: EbookJob, tools: EbookJobTools): Promise<Outcome> {
  try {
    if (!job.uid) throw new Refusal({ text: 'User must be authenticated to create ebooks' });
    const form = await validate(job);
    const files = {
      ...(await bookFields(job, form, tools)),
      ...(await coverFields(job, tools)),
    };
    tools.onSaving();
    await tools
      .save({ id: job.id, form, files, ...(job.stored ? {} : { createdBy: job.uid }) })
      .catch((error: unknown) => {
        throw new Refusal(saveFailure(toAppError(error), job.stored !== null));
      });
    return { status: 'saved' };
  } catch (error) {
    if (isCancelled(error)) return { status: 'cancelled' };
    const fallback = saveFailure({ code: 'unknown', message: '' }, job.stored !== null);
    return { status: 'failed', message: error instanceof Refusal ? error.detail : fallback };
  }
}

/** The cleaned form; a new file decides the format. */
async function validate({ values, files }: EbookJob): Promise<EbookForm> {
  const missing = missingMessage(values);
  if (missing) throw new Refusal(missing);
  const form = await ebookFormSchema.validate(values).catch((error: unknown) => {
    throw new Refusal({ text: toAppError(error).message });
  });
  return { ...form, format: files.book?.format ?? form.format };
}

/** Null when nothing that must be filled is empty. */
export function missingMessage(values: EbookForm): Message | null {
  const missing = missingFields(values).map((field) => t(EBOOK_LABELS[field]));
  return missing.length > 0
    ? { text: 'Missing required fields: {list}', values: { list: missing.join(', ') } }
    : null;
}

async function bookFields(
  { files, stored }: EbookJob,
  form: EbookForm,
  tools: EbookJobTools,
): Promise<EbookFiles> {
  const isFree = parseTsh(form.price) === 0;
  const urlOf = (path: string) => (isFree ? downloadUrl(path) : Promise.resolve(null));
  const { book } = files;
  if (book === null) return { file: { file_url: null, file_path: null, file_name: null, file_size: null } };
  return orRefuse('Failed to upload file: {message}', async () => {
    if (book) {
      const path = await tools.upload({
        slot: 'file',
        source: book.file,
        extension: book.format.toLowerCase(),
        contentType: BOOK_FILE.contentTypes[book.format],
        isPublic: isFree,
      });
      const { name, size } = book.file;
      return {
        file: { file_url: await urlOf(path), file_path: path, file_name: shortName(name), file_size: size },
      };
    }
    // The price may have changed between free and paid: the address follows.
    if (!stored?.file_path) return {};
    const { file_path, file_name, file_size } = stored;
    const file_url = (isFree && stored.file_url) || (await urlOf(file_path));
    return { file: { file_url, file_path, file_name, file_size } };
  });
}

async function coverFields({ files: { cover } }: EbookJob, tools: EbookJobTools): Promise<EbookFiles> {
  if (cover === undefined) return {};
  if (cover === null) return { cover: { cover_url: null, cover_path: null } };
  return orRefuse('Failed to upload cover image: {message}', async () => {
    const path = await tools.upload({
      slot: 'cover',
      source: cover.blob,
      extension: cover.kind === 'jpeg' ? 'jpg' : cover.kind,
      contentType: COVER_FILE.contentTypes[cover.kind],
      isPublic: true,
    });
    return { cover: { cover_url: await downloadUrl(path), cover_path: path } };
  });
}

async function orRefuse<T>(text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new Refusal({ text, values: { message: t(toAppError(error).message) } });
  }
}

const isCancelled = (error: unknown) => toAppError(error).code === 'canceled';

/** Keeps the ending, which tells people what the file is. */
function shortName(name: string): string {
  return name.length <= FILE_NAME_MAX ? name : `${name.slice(0, FILE_NAME_MAX - 10)}…${name.slice(-9)}`;
}

const CONNECTION = ['offline', 'unavailable', 'timeout', 'deadline-exceeded'];

function saveFailure({ code, message }: AppError, isUpdate: boolean): Message {
  if (code === 'invalid-argument')
    return { text: 'Missing required field. Please fill out all required fields.' };
  if (code === 'permission-denied') return { text: 'Permission denied. Please make sure you are logged in.' };
  if (code === 'unauthenticated') return { text: 'User must be authenticated to create ebooks' };
  if (code === 'not-found')
    return { text: 'This ebook was deleted while you were editing it. Nothing was saved.' };
  if (CONNECTION.includes(code)) return { text: message };
  if (code !== 'unknown') return { text: 'Database error: {message}', values: { message } };
  return {
    text: isUpdate
      ? 'Failed to update ebook. Please try again.'
      : 'Failed to register ebook. Please try again.',
  };
}
