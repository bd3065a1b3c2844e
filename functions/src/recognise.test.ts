import { BOOK_FILE_LIMIT, COVER_LIMIT } from '../../src/domain/bookFile';
import { bookContentType, checkUpload, isPlausible } from './recognise';
import { type FilePlace, parsePath } from './storedFile';

jest.mock('./firebase', () => ({}));

const place = (path: string): FilePlace => {
  const found = parsePath(path);
  if (!found) throw new Error(path);
  return found;
};
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const PDF = bytes('%PDF-1.4\n');
const EPUB = bytes(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/epub+zip`);
const PNG = bytes('\x89PNG\r\n\x1A\n');

test.each([
  ['ebooks/u/1-a.pdf', PDF, 'application/pdf'],
  ['ebooks/u/1-a.PDF', PDF, 'application/pdf'],
  ['ebooks/u/1-a.epub', EPUB, 'application/epub+zip'],
  ['ebooks/u/1-a.docx', EPUB, undefined],
  ['ebooks/u/1-a.epub', PDF, undefined],
  ['ebooks/u/pdf', PDF, undefined],
  ['ebooks/u/1-a.png', PNG, undefined],
  ['ebook-covers/u/1-a.png', PNG, 'image/png'],
  ['ebook-covers/u/1-a.svg', bytes('<svg>'), undefined],
  ['ebook-covers/u/1-a.pdf', PDF, undefined],
])('%s', (path, head, contentType) => {
  expect(checkUpload(place(path), head)?.contentType).toBe(contentType);
});

test('a file of exactly the limit is too large, an empty one none', () => {
  expect([0, 1, BOOK_FILE_LIMIT - 1, BOOK_FILE_LIMIT].map((size) => isPlausible('ebooks', size))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isPlausible('ebook-covers', COVER_LIMIT)).toBe(false);
});

test('only books have a type to be served with', () => {
  expect(bookContentType('pdf')).toBe('application/pdf');
  expect([bookContentType('html'), bookContentType(''), bookContentType('toString')]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each(['site/a.pdf', 'ebooks/a.pdf', 'ebooks/u/x/a.pdf', '/ebooks/u/a.pdf', 'ebooks//a.pdf', ''])(
  'no place of ours: %s',
  (path) => {
    expect(parsePath(path)).toBeNull();
  },
);
