import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toAppError } from './errors';
import { noticeShown } from './notice';
import type { FileUpload, FileUploads } from './useFileUploads';
import { type FileKind, uploadOf } from './fileKind';

interface FieldUploadOptions {
  /** A text in the reader's language. */
  say: (text: string) => string;
  /** All of the form's. */
  uploads: FileUploads;
  /** Of this one among them. */
  key: string;
  kind: FileKind;
  onArrived: (path: string, source: File) => Promise<void> | void;
}

/** One file of a form on its way up, which goes on while its field is closed. */
export function useFieldUpload({ say, uploads, key, kind, onArrived }: FieldUploadOptions) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<{ name: string; size: number; message: string } | null>(null);
  const state = uploads.stateOf(key);

  const send = async (upload: FileUpload) => {
    try {
      const path = await uploads.send(key, upload);
      if (path === null) return;
      await onArrived(path, upload.source);
      dispatch(noticeShown({ variant: 'success', title: kind.done }));
    } catch (error) {
      const message = say(toAppError(error).message);
      dispatch(noticeShown({ variant: 'error', title: kind.failedWhy, values: { message } }));
    }
  };
  const choose = async (chosen: File) => {
    const ready = await uploadOf(kind, chosen);
    setRefused(ready.ok ? null : { name: chosen.name, size: chosen.size, message: ready.message });
    if (ready.ok) await send(ready.upload);
  };
  const hasStopped = state?.progress === null;
  const message = refused?.message ?? (hasStopped ? kind.failed : undefined);

  return {
    /** What the field shows in the place of the stored file. */
    shown: refused ?? state?.upload.source ?? null,
    error: message && say(message),
    onSelect: (file: File) => void choose(file),
    ...(state?.progress && { progress: state.progress, onCancel: () => uploads.cancel(key) }),
    ...(hasStopped && { onSendAgain: () => void send(state.upload) }),
    forget: () => {
      setRefused(null);
      uploads.forget(key);
    },
  };
}
