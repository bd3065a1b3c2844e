import { LESSON_VIDEO_FILE, MATERIAL_FILE } from './courseFile';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const ZIP = 'PK\x03\x04';
const OLD_OFFICE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const EBML = '\x1A\x45\xDF\xA3';

test.each([
  ['an MP4', '\0\0\0\x18ftypmp42', 'mp4'],
  ['a QuickTime film, which browsers play as one', '\0\0\0\x14ftypqt  ', 'mp4'],
  ['a WebM', `${EBML}\x9FB\x86\x81\x01B\x82\x84webm`, 'webm'],
  ['an Ogg film', 'OggS\0\x02\0\0\0\0\0\x80theora', 'ogg'],
  ['sound in an MP4', '\0\0\0\x18ftypM4A ', null],
  ['a picture in an MP4', '\0\0\0\x18ftypheic', null],
  ['Matroska', `${EBML}\x9FB\x86\x81\x01B\x82\x88matroska`, null],
  ['sound in Ogg', 'OggS\0\x02\0\0\0\0\0vorbis', null],
  ['a program', 'MZ\x90\0', null],
  ['a page', '<html><video>', null],
  ['nothing', '', null],
])('%s as a video', (_name, head, format) => {
  expect(LESSON_VIDEO_FILE.sniff(bytes(head))).toBe(format);
});

test.each([
  ['notes.pdf', '%PDF-1.7', 'pdf'],
  ['notes.docx', ZIP, 'docx'],
  ['slides.PPTX', ZIP, 'pptx'],
  ['all.zip', ZIP, 'zip'],
  ['marks.xls', OLD_OFFICE, 'xls'],
  ['photo.jpeg', '\xFF\xD8\xFF\xE0', 'jpeg'],
  ['drawing.png', '\x89PNG\r\n\x1A\n', 'png'],
  ['a#b?%20.pdf', '%PDF-1.4', 'pdf'],
  ['app.apk', ZIP, null],
  ['notes.docx', OLD_OFFICE, null],
  ['notes.doc', ZIP, null],
  ['noextension', ZIP, null],
  ['picture.svg', '<svg onload="x()">', null],
  ['page.pdf', '<html>', null],
  ['notes.pdf', 'MZ\x90\0', null],
])('%s as a material', (name, head, format) => {
  expect(MATERIAL_FILE.sniff(bytes(head), name)).toBe(format);
});
