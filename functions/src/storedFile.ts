import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { StorageFolder } from '../../src/domain/paths';
import { bucket, db, isNotFound } from './firebase';

/** Files in Storage and the records that refer to them. */

/** Which field of a book refers to files of a folder. */
const FIELDS = { ebooks: 'file_path', 'ebook-covers': 'cover_path' } as const satisfies Record<
  StorageFolder,
  string
>;

export interface FilePlace {
  folder: StorageFolder;
  uid: string;
  name: string;
  extension: string;
}

/** Null for a path outside the folders that these functions look after. */
export function parsePath(path: string): FilePlace | null {
  const match = /^(ebooks|ebook-covers)\/([^/]+)\/([^/]+)$/.exec(path);
  if (!match) return null;
  const [, folder, uid = '', name = ''] = match;
  return {
    folder: folder as StorageFolder,
    uid,
    name,
    extension: /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '',
  };
}

/** The files that a book's document refers to, each in the folder that its field stands for. */
export function pathsOf(document: DocumentSnapshot | undefined): string[] {
  return Object.entries(FIELDS).flatMap(([folder, field]) => {
    const path: unknown = document?.get(field);
    return typeof path === 'string' && parsePath(path)?.folder === folder ? [path] : [];
  });
}

/** Whether any book refers to the file. */
export async function isUsed(path: string): Promise<boolean> {
  const place = parsePath(path);
  if (!place) return true;
  const { size } = await db.collection('ebooks').where(FIELDS[place.folder], '==', path).limit(1).get();
  return size > 0;
}

/** Deletes the file unless some book (this one again, or another) refers to it. */
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
