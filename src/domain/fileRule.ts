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
}

/** How many bytes from the start of a file recognition needs. */
export const SNIFF_BYTES = 4096;

/** The bytes as a text of equally many characters. */
export const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

export type Checked<Format> = { ok: true; kind: Format } | { ok: false; message: string };

export async function checkFile<Format extends string>(
  { limit, messages, sniff }: FileRule<Format>,
  file: File,
): Promise<Checked<Format>> {
  if (file.size >= limit) return { ok: false, message: messages.size };
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const kind = sniff(head, file.name);
  return kind ? { ok: true, kind } : { ok: false, message: messages.type };
}
