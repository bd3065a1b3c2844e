import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { STORAGE_FOLDERS, type StorageFolder } from '../../src/domain/paths';
import { bucket, db, isNotFound } from './firebase';

/** Files in Storage and the records that refer to them. */

interface Holder {
  collection: string;
  field: string;
  /** The collection lies below other records. */
  isNested?: true;
  /** The field lists paths. */
  isList?: true;
}

/** Which fields of which records refer to files of a folder. */
const HOLDERS: Record<StorageFolder, readonly Holder[]> = {
  ebooks: [{ collection: 'ebooks', field: 'file_path' }],
  'ebook-covers': [{ collection: 'ebooks', field: 'cover_path' }],
  'audio-files': [{ collection: 'audios', field: 'audio_file_path' }],
  'audio-covers': [
    { collection: 'audios', field: 'cover_image_path' },
    { collection: 'playlists', field: 'cover_path' },
  ],
  'tutor-photos': [
    { collection: 'tutors', field: 'avatar_path' },
    { collection: 'tutors', field: 'cover_path' },
  ],
  'course-covers': [
    { collection: 'courses', field: 'cover_image_path' },
    { collection: 'courses', field: 'instructor_avatar_path' },
  ],
  'course-videos': [{ collection: 'modules', field: 'video_paths', isNested: true, isList: true }],
  'course-materials': [{ collection: 'modules', field: 'material_paths', isNested: true, isList: true }],
  'question-images': [
    { collection: 'questions', field: 'image_path' },
    // What attempts were given stays to be seen when a question gets another picture.
    { collection: 'versions', field: 'image_path', isNested: true },
  ],
  'post-images': [{ collection: 'posts', field: 'image_paths', isList: true }],
  'resource-files': [{ collection: 'resources', field: 'file_path' }],
  'bundle-covers': [{ collection: 'bundles', field: 'cover_path' }],
  'reel-videos': [{ collection: 'reels', field: 'video_path' }],
  'reel-posters': [{ collection: 'reels', field: 'poster_path' }],
};
const FOLDERS = Object.keys(HOLDERS) as StorageFolder[];

export interface FilePlace {
  folder: StorageFolder;
  uid: string;
  name: string;
  extension: string;
}

/** Null for a path outside the folders that these functions look after. */
export function parsePath(path: string): FilePlace | null {
  const folder = FOLDERS.find((name) => path.startsWith(`${name}/`));
  if (!folder) return null;
  const [uid = '', ...inner] = path.slice(folder.length + 1).split('/');
  const name = inner.at(-1) ?? '';
  if (!uid || !name || inner.join('/') !== `${STORAGE_FOLDERS[folder]}${name}`) return null;
  return { folder, uid, name, extension: /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '' };
}

/** The files that a record refers to, each in the folder that its field stands for. */
export function pathsOf(document: DocumentSnapshot | undefined): string[] {
  return FOLDERS.flatMap((folder) =>
    HOLDERS[folder]
      .filter(({ collection }) => collection === document?.ref.parent.id)
      .flatMap(({ field }): unknown => document?.get(field))
      .filter((path) => typeof path === 'string')
      .filter((path) => parsePath(path)?.folder === folder),
  );
}

/** Whether any record refers to the file. */
export async function isUsed(path: string): Promise<boolean> {
  const place = parsePath(path);
  return !place || (await holdersOf(path, place.folder, 1)).length > 0;
}

/** The first records that refer to the file. */
export async function holdersOf(
  path: string,
  folder: StorageFolder,
  limit: number,
): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    HOLDERS[folder].map(({ collection, field, isNested, isList }) => {
      const records = isNested ? db.collectionGroup(collection) : db.collection(collection);
      return records
        .where(field, isList ? 'array-contains' : '==', path)
        .limit(limit)
        .get();
    }),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Deletes the file unless some record (the same again, or another) refers to it. */
export async function removeIfUnused(path: string): Promise<void> {
  if (await isUsed(path)) return;
  await removeFile(path);
  logger.info('file removed', { path });
}

export async function removeFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await forgetUpload(path);
}

/** `uploads/{id}`: a finished upload that no record refers to yet. */
export const uploadRef = (path: string) =>
  db.collection('uploads').doc(createHash('sha256').update(path).digest('hex').slice(0, 40));

export async function forgetUpload(path: string): Promise<void> {
  await uploadRef(path).delete();
}

/**
 * Makes addresses of the file that were handed out earlier stop working: they carry a token that lies in its metadata.
 * Null takes that entry out and leaves the others.
 */
export async function revokeAddress(path: string): Promise<void> {
  const file = bucket().file(path);
  try {
    const [metadata] = await file.getMetadata();
    const tokens = metadata.metadata?.firebaseStorageDownloadTokens;
    if (!tokens) return;
    if (process.env.FIREBASE_STORAGE_EMULATOR_HOST) await revokeInEmulator(path, String(tokens));
    else await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: null } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** The Storage emulator keeps tokens through a change of metadata; only its own endpoint takes them away. */
async function revokeInEmulator(path: string, tokens: string): Promise<void> {
  const object = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}`;
  for (const token of tokens.split(',')) {
    await fetch(`${object}?delete_token=${token}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
    });
  }
}
