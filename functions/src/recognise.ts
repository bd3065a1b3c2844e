import {
  BOOK_CONTENT_TYPES,
  BOOK_FILE_LIMIT,
  type BookFormat,
  COVER_CONTENT_TYPES,
  COVER_LIMIT,
  type ImageType,
  sniffBook,
  sniffImage,
} from '../../src/domain/bookFile';
import type { StorageFolder } from '../../src/domain/paths';
import type { FilePlace } from './storedFile';

/** What an uploaded file is by its first bytes, and whether its folder and extension say the same. */

const SIZE_LIMITS: Record<StorageFolder, number> = { ebooks: BOOK_FILE_LIMIT, 'ebook-covers': COVER_LIMIT };

// Maps, since an extension is the uploader's text: an object would know `constructor`.
const BOOK_EXTENSIONS = new Map<string, BookFormat>([
  ['pdf', 'PDF'],
  ['epub', 'EPUB'],
  ['docx', 'DOCX'],
]);
const IMAGE_EXTENSIONS = new Map<string, ImageType>([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
]);

export const isPlausible = (folder: StorageFolder, size: number) => size > 0 && size < SIZE_LIMITS[folder];

/** Null: not what it claims. Else the content type to serve it with, whatever the uploader said. */
export function checkUpload(
  { folder, name, extension }: FilePlace,
  head: Uint8Array,
): { contentType: string } | null {
  if (folder === 'ebooks') {
    const format = sniffBook(head, name);
    return format && BOOK_EXTENSIONS.get(extension) === format
      ? { contentType: BOOK_CONTENT_TYPES[format] }
      : null;
  }
  const type = sniffImage(head);
  return type && IMAGE_EXTENSIONS.get(extension) === type ? { contentType: COVER_CONTENT_TYPES[type] } : null;
}

/** The type that a book file is served with; the site's own origin must never serve anything else. */
export function bookContentType(extension: string): string | null {
  const format = BOOK_EXTENSIONS.get(extension);
  return format ? BOOK_CONTENT_TYPES[format] : null;
}
