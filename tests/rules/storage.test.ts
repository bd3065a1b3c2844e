import { randomUUID } from 'node:crypto';
import { deleteObject, getBytes, getDownloadURL, listAll, ref, uploadBytes } from 'firebase/storage';
import { BOOK_FILE } from '../../src/domain/bookFile';
import { COVER_FILE } from '../../src/domain/imageFile';
import { type Actor, storageAs, uidOf } from '../support/actors';
import {
  adminBucket,
  describePermissions,
  EVERYBODY,
  NOBODY,
  type Permission,
  useWorld,
} from '../support/world';

useWorld();

const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const name = (extension: string) =>
  `${Date.now()}-${randomUUID().replaceAll('-', '').slice(0, 12)}.${extension}`;
const at = (actor: Actor, path: string) => ref(storageAs(actor), path);

const bookPath = (owner: Actor, extension = 'pdf') => `ebooks/${uidOf(owner)}/${name(extension)}`;
const coverPath = (owner: Actor) => `ebook-covers/${uidOf(owner)}/${name('png')}`;

const uploadBook = (
  actor: Actor,
  path: string,
  bytes: Uint8Array = pdf,
  contentType = BOOK_FILE.contentTypes.PDF,
) => uploadBytes(at(actor, path), bytes, { contentType });

async function stored(path: string, bytes: Uint8Array, contentType: string): Promise<string> {
  await adminBucket().file(path).save(Buffer.from(bytes), { contentType, resumable: false });
  return path;
}
const storedBook = () => stored(bookPath('teacher'), pdf, BOOK_FILE.contentTypes.PDF);
const storedCover = () => stored(coverPath('teacher'), png, 'image/png');

const PUBLISHERS = ['teacher', 'otherTeacher', 'admin'] as const;

const table: Permission[] = [
  {
    what: 'upload a book into their own folder',
    allowed: PUBLISHERS,
    attempt: (actor) => uploadBook(actor, bookPath(actor)),
  },
  {
    what: "upload a book into a teacher's folder",
    allowed: ['teacher'],
    attempt: (actor) => uploadBook(actor, bookPath('teacher')),
  },
  {
    what: 'overwrite a file',
    allowed: NOBODY,
    attempt: async (actor) => uploadBook(actor, await storedBook()),
  },
  {
    what: 'upload an empty file',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, bookPath(actor), new Uint8Array()),
  },
  {
    what: 'upload a program',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, bookPath(actor, 'exe'), pdf, 'application/x-msdownload'),
  },
  {
    what: 'upload HTML as a book',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, bookPath(actor), pdf, 'text/html'),
  },
  {
    what: 'upload under a name of their own choosing',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, `ebooks/${uidOf(actor)}/index.html`),
  },
  {
    what: "read a teacher's book file past the site",
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => getBytes(at(actor, await storedBook())),
  },
  {
    what: "get a lasting address of a teacher's book file",
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => getDownloadURL(at(actor, await storedBook())),
  },
  {
    what: "delete a teacher's book file",
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => deleteObject(at(actor, await storedBook())),
  },
  {
    what: 'upload a cover into their own folder',
    allowed: PUBLISHERS,
    attempt: (actor) => uploadBytes(at(actor, coverPath(actor)), png, { contentType: 'image/png' }),
  },
  {
    what: 'upload an SVG as a cover',
    allowed: NOBODY,
    attempt: (actor) => uploadBytes(at(actor, coverPath(actor)), png, { contentType: 'image/svg+xml' }),
  },
  {
    what: 'see a cover',
    allowed: EVERYBODY,
    attempt: async (actor) => getBytes(at(actor, await storedCover())),
  },
  {
    what: "delete a teacher's cover",
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => deleteObject(at(actor, await storedCover())),
  },
  {
    what: 'list a folder',
    allowed: ['admin'],
    attempt: (actor) => listAll(at(actor, `ebooks/${uidOf('teacher')}`)),
  },
  { what: 'list the bucket', allowed: ['admin'], attempt: (actor) => listAll(at(actor, '')) },
  {
    what: 'upload outside every folder',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, `other/${uidOf(actor)}/${name('pdf')}`),
  },
];

describePermissions('files', table);

/** The limits are "less than": a file of exactly the limit is refused, one byte less passes. */
const limits: Permission[] = [
  {
    what: 'upload a book of exactly the limit',
    allowed: NOBODY,
    attempt: (actor) => uploadBook(actor, bookPath(actor), new Uint8Array(BOOK_FILE.limit)),
  },
  {
    what: 'upload a cover of exactly the limit',
    allowed: NOBODY,
    attempt: (actor) =>
      uploadBytes(at(actor, coverPath(actor)), new Uint8Array(COVER_FILE.limit), {
        contentType: 'image/png',
      }),
  },
  {
    what: 'upload a cover of one byte less',
    allowed: PUBLISHERS,
    attempt: (actor) =>
      uploadBytes(at(actor, coverPath(actor)), new Uint8Array(COVER_FILE.limit - 1), {
        contentType: 'image/png',
      }),
  },
];

describePermissions('file sizes', limits);
