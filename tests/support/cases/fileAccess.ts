import { AUDIO_FILE } from '../../../src/domain/audioFile';
import { BOOK_FILE } from '../../../src/domain/bookFile';
import type { FileRule } from '../../../src/domain/fileRule';
import { LESSON_VIDEO_FILE, MATERIAL_FILE } from '../../../src/domain/courseFile';
import { COVER_FILE, POST_IMAGE_FILE } from '../../../src/domain/imageFile';
import { STORAGE_FOLDERS, type StorageFolder } from '../../../src/domain/paths';
import { REEL_FILE } from '../../../src/domain/videoFile';
import type { FolderAccess, FileCase, Special } from '../net/table';
import { same } from '../net/table';
import { EVERYBODY, HEARD, NOBODY, PUBLISHERS, SIGNED_IN, uidOf } from '../people';
import { standingPicture, standingPost } from './postRecord';

/** Files lie in their author's folder; they are created once and never changed. */

const BADLY_NAMED: FileCase[] = [
  'index.html',
  '1-abc',
  '1-ABC.pdf',
  'x1-abc.pdf',
  '1-a b.pdf',
  '1-abc.pdf.',
].map((fileName) => ({ name: `a file of their own naming, ${fileName}`, fileName, file: {} }));
const NAUGHTY_TYPES: FileCase[] = [
  '',
  'text/html',
  'image/svg+xml',
  'application/x-msdownload',
  'video/mp4',
].map((contentType) => ({ name: `a file of type "${contentType}"`, file: { contentType } }));
const typed = (types: Record<string, string>): FileCase[] =>
  Object.values(types).map((contentType) => ({
    name: `a file of type ${contentType}`,
    file: { contentType },
  }));

/** What folders of staff have in common: only publishers put files there, in their own name, below the limit. */
const staffFolder = (
  name: StorageFolder,
  extension: string,
  { contentTypes, limit }: FileRule<string>,
): Omit<FolderAccess, 'may'> & { may: Omit<FolderAccess['may'], 'get'> } => ({
  on: 'folder',
  name,
  place: (owner) => `${name}/${owner}/${STORAGE_FOLDERS[name]}`.replace(/\/$/, ''),
  extension,
  file: { size: 2000, contentType: Object.values(contentTypes)[0] ?? '' },
  may: {
    list: same(['admin']),
    create: { own: PUBLISHERS, others: NOBODY },
    update: same(NOBODY),
    overwrite: same(NOBODY),
    delete: { own: PUBLISHERS, others: ['admin'] },
  },
  files: {
    writer: 'teacher',
    valid: [
      ...typed(contentTypes),
      { name: 'a file of 1 byte', file: { size: 1 } },
      { name: 'a file of one byte less than the limit', file: { size: limit - 1 } },
    ],
    invalid: [
      ...BADLY_NAMED,
      ...NAUGHTY_TYPES.filter(({ file }) => !Object.values(contentTypes).includes(file.contentType ?? '')),
      { name: 'an empty file', file: { size: 0 } },
      { name: 'a file of exactly the limit', file: { size: limit } },
    ],
  },
});

const outside = (what: string, pathOf: (uid: string) => string): Special => ({
  what,
  allowed: NOBODY,
  attempt: (actor) => ({
    on: 'file',
    method: 'create',
    path: pathOf(uidOf(actor)),
    stored: null,
    file: { size: 10, contentType: 'application/pdf' },
  }),
});

const books = staffFolder('ebooks', 'pdf', BOOK_FILE);

export const ebookFileAccess: FolderAccess = {
  ...books,
  may: { get: { own: SIGNED_IN, others: ['admin'] }, ...books.may },
  specials: [
    { what: 'list the bucket', allowed: ['admin'], attempt: () => ({ on: 'folder', path: '' }) },
    {
      what: 'list all folders of authors',
      allowed: ['admin'],
      attempt: () => ({ on: 'folder', path: 'ebooks' }),
    },
    outside('upload outside every folder', (uid) => `other/${uid}/1700000000000-abc.pdf`),
    outside('upload into the folder itself', () => 'ebooks/1700000000000-abc.pdf'),
    outside('upload into a folder inside their own', (uid) => `ebooks/${uid}/more/1700000000000-abc.pdf`),
    outside('climb out of their folder', (uid) => `ebooks/${uid}/../rules-teacher/1700000000000-abc.pdf`),
  ],
};

const covers = staffFolder('ebook-covers', 'png', COVER_FILE);

export const ebookCoverAccess: FolderAccess = { ...covers, may: { get: same(EVERYBODY), ...covers.may } };

const sounds = staffFolder('audio-files', 'mp3', AUDIO_FILE);

export const audioFileAccess: FolderAccess = {
  ...sounds,
  may: { get: { own: SIGNED_IN, others: ['admin'] }, ...sounds.may },
  specials: [
    outside('upload beside the folder for sound', (uid) => `audio-files/${uid}/1700000000000-abc.mp3`),
  ],
};

const audioCovers = staffFolder('audio-covers', 'png', COVER_FILE);

export const audioCoverAccess: FolderAccess = {
  ...audioCovers,
  may: { get: same(EVERYBODY), ...audioCovers.may },
};

const tutorPhotos = staffFolder('tutor-photos', 'png', COVER_FILE);

/** Administrators alone look after tutors. */
export const tutorPhotoAccess: FolderAccess = {
  ...tutorPhotos,
  may: {
    get: same(EVERYBODY),
    ...tutorPhotos.may,
    create: { own: ['admin'], others: NOBODY },
    delete: same(['admin']),
  },
  files: { ...tutorPhotos.files, writer: 'admin' },
};

/** Covers of courses and bundles and pictures of questions are read by their stored address, which a draft shows to nobody. */
const staffFiles = (name: StorageFolder, extension: string, rule: FileRule<string>): FolderAccess => {
  const folder = staffFolder(name, extension, rule);
  return { ...folder, may: { get: { own: SIGNED_IN, others: ['admin'] }, ...folder.may } };
};

export const courseCoverAccess = staffFiles('course-covers', 'png', COVER_FILE);
export const courseVideoAccess = staffFiles('course-videos', 'mp4', LESSON_VIDEO_FILE);
export const courseMaterialAccess = staffFiles('course-materials', 'pdf', MATERIAL_FILE);
export const resourceFileAccess = staffFiles('resource-files', 'pdf', MATERIAL_FILE);
export const bundleCoverAccess = staffFiles('bundle-covers', 'png', COVER_FILE);
export const questionImageAccess = staffFiles('question-images', 'png', COVER_FILE);

const postImages = staffFolder('post-images', 'jpg', POST_IMAGE_FILE);

/** A picture that lies there; `record` is the post that it says it belongs to. */
const picture = (what: string, allowed: Special['allowed'], path: string, record: string): Special => ({
  what: `get ${what}`,
  allowed,
  attempt: () => ({
    on: 'file',
    method: 'get',
    path,
    stored: { ...postImages.file, metadata: { record } },
    file: postImages.file,
  }),
});

/** Whoever may write puts them up; who may read the post sees them. */
export const postImageAccess: FolderAccess = {
  ...postImages,
  may: {
    ...postImages.may,
    get: { own: SIGNED_IN, others: ['admin'] },
    // No post takes the picture of who is muted.
    create: { own: [...HEARD, 'mutedStudent'], others: NOBODY },
    delete: { own: SIGNED_IN, others: ['admin'] },
  },
  files: { ...postImages.files, writer: 'student' },
  specials: [
    picture('the picture of a post', EVERYBODY, standingPicture('shown'), standingPost('shown')),
    picture('that of a hidden post', ['admin'], standingPicture('hidden'), standingPost('hidden')),
    picture('one that the post has not', ['admin'], standingPicture('waiting'), standingPost('shown')),
  ],
};
export const reelVideoAccess = staffFiles('reel-videos', 'mp4', REEL_FILE);
export const reelPosterAccess = staffFiles('reel-posters', 'webp', COVER_FILE);
