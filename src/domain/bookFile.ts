import { type FileRule, latin1, SNIFF_BYTES } from './fileRule';
import { MB } from './size';

export const BOOK_FORMATS = ['PDF', 'EPUB', 'DOCX'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** Its name decides only between ZIP-based files that look alike. */
function sniffBook(head: Uint8Array, name = ''): BookFormat | null {
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

export const BOOK_FILE: FileRule<BookFormat> = {
  limit: 50 * MB,
  messages: {
    type: 'Please select a valid file type (PDF, EPUB, or DOCX)',
    size: 'File size must be less than 50MB',
  },
  accept: '.pdf,.epub,.docx',
  extensions: new Map([
    ['pdf', 'PDF'],
    ['epub', 'EPUB'],
    ['docx', 'DOCX'],
  ]),
  contentTypes: {
    PDF: 'application/pdf',
    EPUB: 'application/epub+zip',
    DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  sniff: sniffBook,
};
