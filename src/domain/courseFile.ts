import { type FileRule, latin1 } from './fileRule';
import { MB } from './size';
import { sniffVideo, type VideoFormat } from './videoFile';

/** What teachers put into lessons: videos, and materials to download. */

export const LESSON_VIDEO_FILE: FileRule<VideoFormat> = {
  limit: 100 * MB,
  messages: {
    type: 'Please select a valid video file (MP4, WebM, or OGG)',
    size: 'Video size must be less than 100MB',
  },
  accept: 'video/*',
  extensions: new Map([
    ['mp4', 'mp4'],
    ['m4v', 'mp4'],
    ['webm', 'webm'],
    ['ogv', 'ogg'],
    ['ogg', 'ogg'],
  ]),
  contentTypes: { mp4: 'video/mp4', webm: 'video/webm', ogg: 'video/ogg' },
  sniff: sniffVideo,
};

export type MaterialFormat =
  'pdf' | 'doc' | 'xls' | 'ppt' | 'docx' | 'xlsx' | 'pptx' | 'zip' | 'jpeg' | 'png';

const MATERIAL_EXTENSIONS = new Map<string, MaterialFormat>([
  ['pdf', 'pdf'],
  ['doc', 'doc'],
  ['xls', 'xls'],
  ['ppt', 'ppt'],
  ['docx', 'docx'],
  ['xlsx', 'xlsx'],
  ['pptx', 'pptx'],
  ['zip', 'zip'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
]);

const OLD_OFFICE: readonly MaterialFormat[] = ['doc', 'xls', 'ppt'];
const ZIPPED: readonly MaterialFormat[] = ['docx', 'xlsx', 'pptx', 'zip'];

/** Office's formats share two containers, so the name says which of those that the first bytes allow it is. */
function sniffMaterial(head: Uint8Array, name = ''): MaterialFormat | null {
  const start = latin1(head.subarray(0, 8));
  const named = MATERIAL_EXTENSIONS.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start === '\x89PNG\r\n\x1A\n') return 'png';
  if (start === '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1') return named && OLD_OFFICE.includes(named) ? named : null;
  return start.startsWith('PK\x03\x04') && named && ZIPPED.includes(named) ? named : null;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

export const MATERIAL_FILE: FileRule<MaterialFormat> = {
  limit: 50 * MB,
  messages: {
    type: 'Please select a PDF, Word, Excel, PowerPoint, ZIP, JPEG or PNG file',
    size: 'Material file size must be less than 50MB',
  },
  accept: [...MATERIAL_EXTENSIONS.keys()].map((extension) => `.${extension}`).join(','),
  extensions: MATERIAL_EXTENSIONS,
  contentTypes: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    xls: 'application/vnd.ms-excel',
    ppt: 'application/vnd.ms-powerpoint',
    docx: `${OPEN_XML}.wordprocessingml.document`,
    xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
    pptx: `${OPEN_XML}.presentationml.presentation`,
    zip: 'application/zip',
    jpeg: 'image/jpeg',
    png: 'image/png',
  },
  sniff: sniffMaterial,
};
