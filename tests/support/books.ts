import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { ebookRecord } from './cases/ebookRecord';
import { adminBucket, adminDb } from './world';

/** Books and their files, put there past the rules, as the back office would. */

export const pdfBytes = (size = 2000) => {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = index % 251;
  bytes.write('%PDF-1.7\n');
  return bytes;
};

export const pngBytes = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), Buffer.alloc(60)]);

export const newPath = (folder: 'ebooks' | 'ebook-covers', extension: string, uid = 'mwandishi') =>
  `${folder}/${uid}/${Date.now()}-${randomUUID().replaceAll('-', '').slice(0, 12)}.${extension}`;

/** Uploads with a download token, as the browser's SDK does, and gives it. */
export async function upload(
  path: string,
  bytes: Uint8Array,
  contentType = 'application/pdf',
): Promise<string> {
  const token = randomUUID();
  await adminBucket()
    .file(path)
    .save(Buffer.from(bytes), {
      contentType,
      resumable: false,
      metadata: { metadata: { firebaseStorageDownloadTokens: token } },
    });
  return token;
}

export async function exists(path: string): Promise<boolean> {
  const [found] = await adminBucket().file(path).exists();
  return found;
}

export async function addBook(changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const at = FieldValue.serverTimestamp();
  await adminDb()
    .doc(`ebooks/${id}`)
    .set(ebookRecord({ created_by: 'mwandishi', created_at: at, updated_at: at, ...changes }));
  return id;
}
