import { useEffect, useRef, useState } from 'react';
import { storagePath, type StorageFolder } from '../domain/paths';
import { toAppError } from './errors';
import { startUpload, type UploadHandle, type UploadProgress } from './upload';
import { uploadMetadata } from './uploadMetadata';

export interface FileUpload {
  folder: StorageFolder;
  source: File;
  extension: string;
  contentType: string;
  /** Such as a cover; else the file is given out by a function alone. */
  isPublic: boolean;
}

interface UploadState {
  upload: FileUpload;
  /** Null once it has stopped before its end. */
  progress: UploadProgress | null;
}

const STARTING = { share: 0, isWaiting: false };

/**
 * Files that go up as soon as they are chosen, several at a time, each under a key of its own. A lost connection holds
 * an upload up until it is back. What is never saved is swept away by the server.
 */
export function useFileUploads(uid: string, recordId: string) {
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const running = useRef(new Map<string, UploadHandle | null>());
  useEffect(() => {
    const handles = running.current;
    return () => handles.forEach((handle) => handle?.cancel());
  }, []);

  const set = (key: string, upload: FileUpload, progress: UploadProgress | null) =>
    setStates((before) => ({ ...before, [key]: { upload, progress } }));
  const forget = (key: string) => setStates(({ [key]: _gone, ...others }) => others);

  /** The file's path in Storage; null when it was cancelled, or another file came in its place. Rejects when it failed. */
  const send = async (key: string, upload: FileUpload): Promise<string | null> => {
    running.current.get(key)?.cancel();
    const path = storagePath(upload.folder, uid, upload.extension);
    set(key, upload, STARTING);
    let handle: UploadHandle | null = null;
    const isLatest = () => running.current.get(key) === handle;
    running.current.set(key, null);
    handle = startUpload(path, upload.source, uploadMetadata(upload, recordId), (progress) => {
      if (isLatest()) set(key, upload, progress);
    });
    running.current.set(key, handle);
    try {
      await handle.done;
      if (!isLatest()) return null;
      forget(key);
      return path;
    } catch (error) {
      if (!isLatest()) return null;
      if (toAppError(error).code === 'canceled') {
        forget(key);
        return null;
      }
      set(key, upload, null);
      throw error;
    } finally {
      if (isLatest()) running.current.delete(key);
    }
  };

  return {
    stateOf: (key: string): UploadState | undefined => states[key],
    isBusy: Object.values(states).some(({ progress }) => progress !== null),
    send,
    cancel: (key: string) => running.current.get(key)?.cancel(),
    /** One that stopped is not tried again. */
    forget,
  };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
