import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { REGION } from '../../src/domain/region';
import { bucket, db, isNotFound } from './firebase';
import { checkUpload, isPlausible } from './recognise';
import { type FilePlace, forgetUpload, isUsed, parsePath, removeFile, uploadRef } from './storedFile';

/** Every finished upload: looked at, and remembered until a record refers to it. */

export const onUploadFinished = onObjectFinalized({ region: REGION, retry: true }, ({ data }) =>
  receiveUpload({ path: data.name, size: Number(data.size), contentType: data.contentType ?? '' }),
);

export interface Upload {
  path: string;
  size: number;
  contentType: string;
}

export async function receiveUpload({ path, size, contentType }: Upload): Promise<void> {
  const place = parsePath(path);
  if (!place) return;
  const checked = await check(place, path, size);
  if (checked === 'gone') return;
  if (!checked) {
    await removeFile(path);
    logger.warn('upload refused', { path, size, contentType });
    return;
  }
  if (checked.contentType !== contentType)
    await bucket().file(path).setMetadata({ contentType: checked.contentType });
  if (!(await isUsed(path))) await uploadRef(path).set({ path, uid: place.uid, at: Timestamp.now() });
}

async function check(place: FilePlace, path: string, size: number) {
  if (!isPlausible(place.folder, size)) return null;
  const read = async (start: number, end: number) => {
    const [bytes] = await bucket()
      .file(path)
      .download({ start, end: end - 1, validation: false });
    return bytes;
  };
  try {
    return await checkUpload(place, { size, read });
  } catch (error) {
    if (isNotFound(error)) return 'gone';
    throw error;
  }
}

const PENDING_MS = 24 * 60 * 60 * 1000;
const SWEEP_BATCH = 200;

export const sweepUploads = onSchedule(
  { schedule: 'every 24 hours', region: REGION, retryCount: 2 },
  async () => {
    logger.info('uploads swept', await sweep(Date.now()));
  },
);

/** Deletes what was uploaded over a day before and never used: forms that were left, creates that failed. */
export async function sweep(now: number): Promise<{ removed: number; kept: number }> {
  const due = db
    .collection('uploads')
    .where('at', '<=', Timestamp.fromMillis(now - PENDING_MS))
    .orderBy('at')
    .limit(SWEEP_BATCH);
  const total = { removed: 0, kept: 0 };
  for (;;) {
    const { docs } = await due.get();
    for (const document of docs) {
      const path = String(document.get('path'));
      const isInUse = await isUsed(path);
      await (isInUse ? forgetUpload(path) : removeFile(path));
      // The record's own id too, in case its path is not what it was made from: else the loop would not end.
      await document.ref.delete();
      total[isInUse ? 'kept' : 'removed'] += 1;
    }
    if (docs.length < SWEEP_BATCH) return total;
  }
}
