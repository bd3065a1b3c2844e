import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { UploadSlot } from '../domain/saving';
import { FormUploads, type UploadPlan } from './formUploads';
import { noticeShown } from './notice';
import type { UploadProgress } from './upload';

interface Listener {
  onStart(slot: UploadSlot): void;
  onProgress(progress: UploadProgress | null): void;
}

/** The uploads of the form that is open; leaving it cancels and cleans up. */
export function useFormUploads(
  plan: UploadPlan,
  started: Record<UploadSlot, string>,
  { onStart, onProgress }: Listener,
) {
  const dispatch = useDispatch();
  const [uploads] = useState(
    () =>
      new FormUploads(plan, {
        onStart: (slot) => {
          onStart(slot);
          dispatch(noticeShown({ variant: 'info', title: started[slot] }));
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
