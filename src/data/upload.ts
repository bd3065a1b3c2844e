import {
  deleteObject,
  getDownloadURL,
  ref,
  uploadBytesResumable,
  type UploadMetadata,
  type UploadTask,
} from 'firebase/storage';
import { storage } from './storage';

/** Files into and out of Storage. Imported by back-office code only: the Storage client is heavy for a public page. */

export interface UploadHandle {
  /** Resolves when every byte has arrived; rejects with `storage/canceled` after `cancel()`. */
  done: Promise<void>;
  cancel(): void;
}

export interface UploadProgress {
  /** 0 to 1. */
  share: number;
  /** The connection is gone; the upload goes on by itself when it is back. */
  isWaiting: boolean;
}

/** Uploads in resumable chunks; a lost connection pauses the upload instead of failing it. */
export function startUpload(
  path: string,
  file: Blob,
  metadata: UploadMetadata,
  onProgress: (progress: UploadProgress) => void,
): UploadHandle {
  const task = uploadBytesResumable(ref(storage, path), file, metadata);
  const report = () => {
    const { bytesTransferred, totalBytes } = task.snapshot;
    onProgress({ share: bytesTransferred / Math.max(1, totalBytes), isWaiting: !navigator.onLine });
  };
  task.on('state_changed', report);
  const stopWatching = watchConnection(task, report);
  if (!navigator.onLine) task.pause();
  report();
  const done = (async () => {
    try {
      await task;
    } finally {
      stopWatching();
    }
  })();
  return { done, cancel: () => void task.cancel() };
}

/** The SDK gives up after minutes of retries; pausing while offline keeps the upload alive for as long as it takes. */
function watchConnection(task: UploadTask, report: () => void): () => void {
  const pause = () => {
    task.pause();
    report();
  };
  const resume = () => {
    task.resume();
    report();
  };
  window.addEventListener('offline', pause);
  window.addEventListener('online', resume);
  return () => {
    window.removeEventListener('offline', pause);
    window.removeEventListener('online', resume);
  };
}

export const downloadUrl = (path: string) => getDownloadURL(ref(storage, path));

export const removeFile = (path: string) => deleteObject(ref(storage, path));
