import { makeDocx } from '../../tests/fixtures/docx';
import { makeEpub } from '../../tests/fixtures/epub';
import { makePng } from '../../tests/fixtures/image';
import { makeEmptyFile, makeExe, makeScriptedHtml, makeScriptedSvg } from '../../tests/fixtures/oddFile';
import { makePdf } from '../../tests/fixtures/pdf';
import { makeZip } from '../../tests/fixtures/zip';
import { BOOK_FILE } from './bookFile';
import { checkFile } from './fileRule';
import { COVER_FILE } from './imageFile';

const book = {
  title: 'Seli',
  author: 'Asha Mwinyi',
  subject: 'Biology',
  chapters: [{ title: 'Kwanza', paragraphs: ['Seli.'], questions: [] }],
};
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fileOf = (bytes: Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

const PNG = () => makePng(2, 2, () => [1, 2, 3]);

describe('a book file, by its first bytes', () => {
  it('is recognised whatever it is called and claimed to be', async () => {
    const [pdf, epub, docx] = [await makePdf({ title: 'Seli' }), await makeEpub(book), await makeDocx(book)];
    await expect(checkFile(BOOK_FILE, fileOf(pdf, 'a#b?%20.epub', 'text/html'))).resolves.toEqual({
      ok: true,
      kind: 'PDF',
    });
    await expect(checkFile(BOOK_FILE, fileOf(epub, '历史', 'application/octet-stream'))).resolves.toEqual({
      ok: true,
      kind: 'EPUB',
    });
    await expect(checkFile(BOOK_FILE, fileOf(docx, 'Kidato cha Nne – Fizikia (2)'))).resolves.toEqual({
      ok: true,
      kind: 'DOCX',
    });
  });

  it.each([
    ['an EXE named .pdf', () => makeExe(), 'book.pdf'],
    ['a file of 0 bytes', () => makeEmptyFile(), 'book.pdf'],
    ['an HTML page', () => makeScriptedHtml(), 'book.epub'],
    ['an SVG', () => makeScriptedSvg(), 'book.docx'],
    ['a picture', () => PNG(), 'book.pdf'],
  ])('refuses %s', async (_what, make, name) => {
    await expect(checkFile(BOOK_FILE, fileOf(make(), name))).resolves.toEqual({
      ok: false,
      message: BOOK_FILE.messages.type,
    });
  });

  it('tells ZIP-based files apart', async () => {
    const zip = (...names: string[]) =>
      makeZip(names.map((name) => ({ name, content: 'x', isStored: true })));
    const sheet = await zip('[Content_Types].xml', 'xl/workbook.xml');
    const slides = await zip('[Content_Types].xml', 'ppt/presentation.xml');
    const document = await zip('[Content_Types].xml', 'word/document.xml');
    const odt = await makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true },
    ]);
    const bare = await zip('notes.txt');
    expect([
      BOOK_FILE.sniff(sheet, 'a.docx'),
      BOOK_FILE.sniff(slides, 'a.docx'),
      BOOK_FILE.sniff(document),
    ]).toEqual([null, null, 'DOCX']);
    expect(BOOK_FILE.sniff(odt, 'a.epub')).toBeNull();
    expect([BOOK_FILE.sniff(bare), BOOK_FILE.sniff(bare, 'a.epub'), BOOK_FILE.sniff(bare, 'a.docx')]).toEqual(
      [null, 'EPUB', 'DOCX'],
    );
    expect(BOOK_FILE.sniff(await zip('META-INF/container.xml', 'book.opf'))).toBe('EPUB');
  });

  it('takes a PDF with a little before its head, not with a lot', () => {
    expect(BOOK_FILE.sniff(ascii(`\r\n\r\n%PDF-1.4`))).toBe('PDF');
    expect(BOOK_FILE.sniff(ascii(`${' '.repeat(2000)}%PDF-1.4`))).toBeNull();
  });

  it('must be smaller than the limit', async () => {
    const pdf = () => fileOf(ascii('%PDF-1.4'), 'scan.pdf');
    await expect(checkFile(BOOK_FILE, sized(pdf(), BOOK_FILE.limit - 1))).resolves.toEqual({
      ok: true,
      kind: 'PDF',
    });
    for (const size of [BOOK_FILE.limit, BOOK_FILE.limit + 1]) {
      await expect(checkFile(BOOK_FILE, sized(pdf(), size))).resolves.toEqual({
        ok: false,
        message: BOOK_FILE.messages.size,
      });
    }
  });
});

describe('a cover, by its first bytes', () => {
  it.each([
    ['\xFF\xD8\xFF\xE0', 'jpeg'],
    ['\x89PNG\r\n\x1A\n', 'png'],
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['RIFF\x04\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\x04\0\0\0WAVEfmt ', null],
    ['BM', null],
    ['<svg xmlns=', null],
    ['', null],
  ])('%j is %s', (start, kind) => {
    expect(COVER_FILE.sniff(ascii(start))).toBe(kind);
  });

  it('takes a picture and refuses what only claims to be one', async () => {
    await expect(checkFile(COVER_FILE, fileOf(PNG(), 'jalada.exe'))).resolves.toEqual({
      ok: true,
      kind: 'png',
    });
    const svg = fileOf(makeScriptedSvg(), 'jalada.png', 'image/png');
    await expect(checkFile(COVER_FILE, svg)).resolves.toEqual({
      ok: false,
      message: COVER_FILE.messages.type,
    });
  });

  it('must be smaller than the limit', async () => {
    const cover = () => fileOf(PNG(), 'jalada.png');
    await expect(checkFile(COVER_FILE, sized(cover(), COVER_FILE.limit - 1))).resolves.toEqual({
      ok: true,
      kind: 'png',
    });
    await expect(checkFile(COVER_FILE, sized(cover(), COVER_FILE.limit))).resolves.toEqual({
      ok: false,
      message: COVER_FILE.messages.size,
    });
  });
});

it('says what the specification says', () => {
  expect({ ...BOOK_FILE.messages, cover: COVER_FILE.messages }).toEqual({
    type: 'Please select a valid file type (PDF, EPUB, or DOCX)',
    size: 'File size must be less than 50MB',
    cover: {
      type: 'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
      size: 'Image size must be less than 5MB',
    },
  });
});
