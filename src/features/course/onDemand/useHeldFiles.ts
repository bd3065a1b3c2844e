import { useRef, useState } from 'react';
import type { FileUpload } from '../../../data/useFileUploads';
import { type FileKind, uploadOf } from '../../../data/fileKind';

interface Refused {
  name: string;
  size: number;
  message: string;
}

interface HeldFile {
  /** Ready to go up; null when it is no good. */
  upload: FileUpload | null;
  refused: Refused | null;
}

/** Files that were chosen and wait until the form is sent, each under the key of the field that it belongs to. */
export function useHeldFiles() {
  const [files, setFiles] = useState<Readonly<Record<string, HeldFile>>>({});
  const [preparing, setPreparing] = useState(0);
  /** The last choice of each field: an earlier one may be ready later. */
  const latest = useRef(new Map<string, File>());

  const forget = (key: string) => {
    latest.current.delete(key);
    setFiles(({ [key]: _gone, ...others }) => others);
  };
  const choose = async (key: string, kind: FileKind, chosen: File) => {
    latest.current.set(key, chosen);
    setPreparing((count) => count + 1);
    const ready = await uploadOf(kind, chosen);
    setPreparing((count) => count - 1);
    if (latest.current.get(key) !== chosen) return;
    const refused = ready.ok ? null : { name: chosen.name, size: chosen.size, message: ready.message };
    setFiles((before) => ({ ...before, [key]: { upload: ready.ok ? ready.upload : null, refused } }));
  };

  return {
    of: (key: string): HeldFile | undefined => files[key],
    uploadOf: (key: string): FileUpload | null => files[key]?.upload ?? null,
    isPreparing: preparing > 0,
    isAny: Object.values(files).some(({ upload }) => upload),
    /** What is no good, by its key. */
    refusedOf: (key: string): Refused | null => files[key]?.refused ?? null,
    choose,
    forget,
  };
}

export type HeldFiles = ReturnType<typeof useHeldFiles>;
