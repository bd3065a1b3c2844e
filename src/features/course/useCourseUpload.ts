import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toAppError } from '../../data/errors';
import { noticeShown } from '../../data/notice';
import type { FileUpload } from '../../data/useFileUploads';
import { t } from '../../ui/text';
import { useCourseScope } from './CourseFormContext';
import { type CourseFileKind, extensionOf } from './courseFiles';

interface CourseUploadOptions {
  /** Of the upload: the id of the lesson or material, or `cover`. */
  key: string;
  kind: CourseFileKind;
  onArrived: (path: string, source: File) => Promise<void> | void;
}

/** One file of the course form on its way up, which goes on while its field is closed. */
export function useCourseUpload({ key, kind, onArrived }: CourseUploadOptions) {
  const { uploads } = useCourseScope();
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
      const message = t(toAppError(error).message);
      dispatch(noticeShown({ variant: 'error', title: kind.failedWhy, values: { message } }));
    }
  };
  const choose = async (chosen: File) => {
    const ready = await kind
      .prepare(chosen)
      .catch(() => ({ ok: false as const, message: kind.rule.messages.type }));
    setRefused(ready.ok ? null : { name: chosen.name, size: chosen.size, message: ready.message });
    if (!ready.ok) return;
    await send({
      folder: kind.folder,
      source: ready.file ?? chosen,
      extension: extensionOf(ready.kind),
      contentType: kind.rule.contentTypes[ready.kind] ?? '',
      isPublic: kind.isPublic,
    });
  };
  const hasStopped = state?.progress === null;
  const message = refused?.message ?? (hasStopped ? kind.failed : undefined);

  return {
    /** What the field shows in the place of the stored file. */
    shown: refused ?? state?.upload.source ?? null,
    error: message && t(message),
    onSelect: (file: File) => void choose(file),
    ...(state?.progress && { progress: state.progress, onCancel: () => uploads.cancel(key) }),
    ...(hasStopped && { onResume: () => void send(state.upload) }),
    forget: () => {
      setRefused(null);
      uploads.forget(key);
    },
  };
}
