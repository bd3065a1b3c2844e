import { MB } from './size';

/** Files of a book: limits, messages and recognition by first bytes, for the form, the upload trigger and the tests. */

export const BOOK_FORMATS = ['PDF', 'EPUB', 'DOCX'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif';

export const BOOK_FILE_LIMIT = 50 * MB;
export const COVER_LIMIT = 5 * MB;

export const BOOK_FILE_ACCEPT = '.pdf,.epub,.docx';
export const COVER_ACCEPT = 'image/*';

export const bookFileMessages = {
  type: 'Please select a valid file type (PDF, EPUB, or DOCX)',
  size: 'File size must be less than 50MB',
} as const;

export const coverMessages = {
  type: 'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
  size: 'Image size must be less than 5MB',
} as const;

export const BOOK_CONTENT_TYPES: Record<BookFormat, string> = {
  PDF: 'application/pdf',
  EPUB: 'application/epub+zip',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const COVER_CONTENT_TYPES: Record<ImageType, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** How many bytes from the start of a file recognition needs. */
export const SNIFF_BYTES = 4096;

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * What a book file is by its first bytes; its name decides only between ZIP-based files that look alike.
 * Null: not a book.
 */
export function sniffBook(head: Uint8Array, name = ''): BookFormat | null {
  const start = latin1(head.subarray(0, SNIFF_BYTES));
  if (start.slice(0, 1024).includes('%PDF-')) return 'PDF';
  if (!start.startsWith('PK\x03\x04')) return null;
  // An EPUB says what it is in its first entry, and so do other formats (OpenDocument) that are no books.
  if (start.startsWith('mimetype', 30))
    return start.slice(38, 200).includes('application/epub+zip') ? 'EPUB' : null;
  if (start.includes('word/')) return 'DOCX';
  if (start.includes('META-INF/container.xml') || /\.epub$/i.test(name)) return 'EPUB';
  // Spreadsheets and slides begin like a DOCX; only their entries tell them apart.
  return /\.docx$/i.test(name) && !/(xl|ppt)\//.test(start) ? 'DOCX' : null;
}

export function sniffImage(head: Uint8Array): ImageType | null {
  const start = latin1(head.subarray(0, 16));
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' ? 'webp' : null;
}

export type Checked<T> = { ok: true; kind: T } | { ok: false; message: string };

const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());

/** A file of exactly the limit is refused: the specification says "less than". */
export async function checkBookFile(file: File): Promise<Checked<BookFormat>> {
  if (file.size >= BOOK_FILE_LIMIT) return { ok: false, message: bookFileMessages.size };
  const kind = sniffBook(await readHead(file), file.name);
  return kind ? { ok: true, kind } : { ok: false, message: bookFileMessages.type };
}

export async function checkCover(file: File): Promise<Checked<ImageType>> {
  if (file.size >= COVER_LIMIT) return { ok: false, message: coverMessages.size };
  const kind = sniffImage(await readHead(file));
  return kind ? { ok: true, kind } : { ok: false, message: coverMessages.type };
}
