import { toAppError } from '../../data/errors';
import { BOOK_FILE, type BookFormat } from '../../domain/bookFile';
import type { Ebook, EbookFiles } from '../../domain/ebook';
import { type EbookForm, ebookFormSchema, missingFields } from '../../domain/ebookForm';
import { parseTsh } from '../../domain/money';
import type { Message, Outcome, SaveTools } from '../../domain/saving';
import { t } from '../../ui/text';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { outcomeOf, Refusal, saveFailure, sendCover, sendFile } from '../../ui/form/saveJob';
import type { SaveEbookInput } from './ebookDocs';
import { EBOOK_LABELS } from './ebookLabels';

/** Registering or updating a book: validate, upload the file, upload the cover, save the record (spec section 4). */

export type ChosenFiles = FormFiles<BookFormat>;

export interface EbookJob {
  id: string;
  values: EbookForm;
  files: ChosenFiles;
  /** Null when nobody is signed in any more. */
  uid: string | null;
  /** The record as it is, when it is edited. */
  stored: Ebook | null;
}

export interface EbookJobTools extends SaveTools {
  save(input: SaveEbookInput): Promise<unknown>;
}

const SIGNED_OUT = 'User must be authenticated to create ebooks';

const textsFor = (stored: Ebook | null) => ({
  signedOut: SIGNED_OUT,
  deleted: 'This ebook was deleted while you were editing it. Nothing was saved.',
  failed: {
    text: stored
      ? 'Failed to update ebook. Please try again.'
      : 'Failed to register ebook. Please try again.',
  },
});

export async function registerEbook(job: EbookJob, tools: EbookJobTools): Promise<Outcome> {
  const texts = textsFor(job.stored);
  return outcomeOf(async () => {
    if (!job.uid) throw new Refusal({ text: SIGNED_OUT });
    const form = await validate(job);
    const files = { ...(await bookFields(job, form, tools)), ...(await coverFields(job, tools)) };
    tools.onSaving();
    await tools
      .save({ id: job.id, form, files, ...(job.stored ? {} : { createdBy: job.uid }) })
      .catch((error: unknown) => {
        throw new Refusal(saveFailure(toAppError(error), texts));
      });
  }, texts.failed);
}

/** The cleaned form; a new file decides the format. */
async function validate({ values, files }: EbookJob): Promise<EbookForm> {
  const missing = missingMessage(values);
  if (missing) throw new Refusal(missing);
  const form = await ebookFormSchema.validate(values).catch((error: unknown) => {
    throw new Refusal({ text: toAppError(error).message });
  });
  return { ...form, format: files.file?.format ?? form.format };
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
  const file = await sendFile(
    {
      chosen: files.file,
      rule: BOOK_FILE,
      stored: stored && {
        url: stored.file_url,
        path: stored.file_path,
        name: stored.file_name,
        size: stored.file_size,
      },
      isFree: parseTsh(form.price) === 0,
    },
    tools,
  );
  if (!file) return {};
  return {
    file: { file_url: file.url, file_path: file.path, file_name: file.name, file_size: file.size },
  };
}

async function coverFields({ files }: EbookJob, tools: EbookJobTools): Promise<EbookFiles> {
  const cover = await sendCover(files.cover, tools);
  return cover ? { cover: { cover_url: cover.url, cover_path: cover.path } } : {};
}
