import { BOOK_FILE } from '../../src/domain/bookFile';
import { COVER_FILE } from '../../src/domain/imageFile';
import { makeMp4 } from '../../tests/fixtures/mp4';
import { checkUpload, contentTypeOf, isPlausible } from './recognise';
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
  ['audio-files/u/audios/1-a.m4a', makeMp4(['soun']), 'audio/mp4'],
  ['audio-files/u/audios/1-a.m4a', makeMp4(['soun', 'vide']), undefined],
  ['audio-files/u/audios/1-a.mp3', makeMp4(['soun']), undefined],
])('%s', async (path, file, contentType) => {
  const read = (start: number, end: number) => Promise.resolve(file.subarray(start, end));
  expect((await checkUpload(place(path), { size: file.length, read }))?.contentType).toBe(contentType);
});

test('a file of exactly the limit is too large, an empty one none', () => {
  expect([0, 1, BOOK_FILE.limit - 1, BOOK_FILE.limit].map((size) => isPlausible('ebooks', size))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isPlausible('ebook-covers', COVER_FILE.limit)).toBe(false);
});

test('a file has a type to be served with by its folder and extension only', () => {
  const typeOf = (path: string) => contentTypeOf(place(path));
  expect(typeOf('ebooks/u/1-a.pdf')).toBe('application/pdf');
  expect(typeOf('audio-files/u/audios/1-a.mp3')).toBe('audio/mpeg');
  const none = ['ebooks/u/1-a.html', 'ebooks/u/1-a.mp3', 'ebooks/u/pdf', 'ebooks/u/1-a.toString'];
  expect(none.map(typeOf)).toEqual([null, null, null, null]);
});
