import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import type { UploadProgress } from '../../data/upload';
import { EbookUploads, type UploadSlot } from './ebookUploads';

const STARTED: Record<UploadSlot, string> = {
  file: 'Uploading ebook file...',
  cover: 'Uploading cover image...',
};

interface Listener {
  onStart(slot: UploadSlot): void;
  onProgress(progress: UploadProgress | null): void;
}

/** The uploads of the form that is open; leaving it cancels and cleans up. */
export function useEbookUploads(uid: string | null, ebookId: string, { onStart, onProgress }: Listener) {
  const dispatch = useDispatch();
  const [uploads] = useState(
    () =>
      new EbookUploads(uid ?? '', ebookId, {
        onStart: (slot) => {
          onStart(slot);
          dispatch(noticeShown({ variant: 'info', title: STARTED[slot] }));
        },
        onProgress,
      }),
  );
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      uploads.cancel();
      // A save that is under way decides first whether the files are needed.
      void running.current.then(() => uploads.abandon());
    },
    [uploads],
  );
  return {
    uploads,
    /** Clean-up waits for this. */
    track: (work: Promise<unknown>) => {
      running.current = work;
    },
  };
}
