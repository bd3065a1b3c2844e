import { useState } from 'react';

/** Asks for the address of a lesson's own file: of its video, or of one of its materials. */
export type OpenFile = (materialId?: string) => Promise<OpenedFile>;

export type OpenedFile = { status: 'open'; url: string } | { status: 'failed'; problem: string };

type FileState = { status: 'closed' | 'opening' } | OpenedFile;

/** A file that is asked for when its reader wants it, and again when its address has run out. */
export function useOpenedFile(openFile: OpenFile, materialId?: string) {
  const [file, setFile] = useState<FileState>({ status: 'closed' });
  const open = async (): Promise<OpenedFile> => {
    setFile({ status: 'opening' });
    const opened = await openFile(materialId);
    setFile(opened);
    return opened;
  };
  return [file, open] as const;
}
