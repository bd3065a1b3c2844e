/** What may be uploaded to a place: size, kinds, and what is said otherwise; for the form, the upload trigger and the tests. */
export interface FileRule<Format extends string> {
  /** Bytes; a file of exactly the limit is refused: the specification says "less than". */
  limit: number;
  messages: { type: string; size: string };
  /** What the file picker offers. */
  accept: string;
  /** Extension of a stored file, in small letters, to its format. A map: an extension is the uploader's text, and an object would know `constructor`. */
  extensions: ReadonlyMap<string, Format>;
  /** The type that a file is served with, whatever its uploader said. */
  contentTypes: Record<Format, string>;
  /** What a file is by its first bytes; null: nothing that belongs here. */
  sniff(head: Uint8Array, name?: string): Format | null;
  /** Asked when the first bytes do not tell: looks into the rest of the file. */
  inspect?(file: ReadableFile): Promise<Format | null>;
}

/** A file on a device or in Storage, of which parts can be read. */
export interface ReadableFile {
  name?: string;
  size: number;
  /** The bytes from `start` up to but without `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** How many bytes from the start of a file recognition needs. */
export const SNIFF_BYTES = 4096;

/** The bytes as a text of equally many characters. */
export const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** What a file is, by its bytes; null: nothing that belongs here. */
export async function recognise<Format extends string>(
  { sniff, inspect }: FileRule<Format>,
  file: ReadableFile,
): Promise<Format | null> {
  const head = await file.read(0, Math.min(SNIFF_BYTES, file.size));
  return sniff(head, file.name) ?? (await inspect?.(file)) ?? null;
}

export type Checked<Format> = { ok: true; kind: Format } | { ok: false; message: string };

export async function checkFile<Format extends string>(
  rule: FileRule<Format>,
  file: File,
): Promise<Checked<Format>> {
  const { limit, messages } = rule;
  if (file.size >= limit) return { ok: false, message: messages.size };
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer());
  const kind = await recognise(rule, { name: file.name, size: file.size, read });
  return kind ? { ok: true, kind } : { ok: false, message: messages.type };
}
