import { createHash } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { SeedFile } from './seedFile';

/** Sample records with their files, into the emulators. */

interface SeedRecord {
  id: string;
  record: { price?: number; created_at: number };
  file?: SeedFile | null;
  cover: SeedFile | null;
}

interface Place {
  collection: string;
  /** The fields that hold the addresses. */
  fileUrl?: string;
  coverUrl: string;
}

export async function storeRecords(
  app: App,
  { collection, fileUrl, coverUrl }: Place,
  records: readonly SeedRecord[],
): Promise<void> {
  const db = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const batch = db.batch();
  const store = async ({ id, record, file, cover }: SeedRecord) => {
    const createdAt = Timestamp.fromMillis(record.created_at);
    batch.set(db.doc(`${collection}/${id}`), {
      ...record,
      ...(fileUrl && { [fileUrl]: file ? await upload(bucket, file, !record.price) : null }),
      [coverUrl]: cover && (await upload(bucket, cover, true)),
      created_at: createdAt,
      updated_at: createdAt,
    });
  };
  // One by one: the emulator drops connections when files of megabytes come all at once.
  for (const record of records) await store(record);
  await batch.commit();
}

const ATTEMPTS = 5;

/** A busy machine drops a connection now and then; the same file once more changes nothing. */
async function withPatience(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 500));
    }
  }
}

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The token makes the address public, as the client's `getDownloadURL` does; without one only rules open the file. */
async function upload(bucket: Bucket, file: SeedFile, isPublic: boolean): Promise<string | null> {
  const hex = createHash('sha256').update(`token ${file.path}`).digest('hex');
  const token = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const save = () =>
    bucket.file(file.path).save(Buffer.from(file.bytes), {
      resumable: false,
      metadata: {
        contentType: file.contentType,
        cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
        metadata: isPublic ? { firebaseStorageDownloadTokens: token } : {},
      },
    });
  await withPatience(save);
  if (!isPublic) return null;
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${bucket.name}/o/${encodeURIComponent(file.path)}?alt=media&token=${token}`;
}
