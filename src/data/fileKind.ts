import type { FileUpload } from './useFileUploads';
import { checkFile, type FileRule } from '../domain/fileRule';
import { COVER_FILE } from '../domain/imageFile';
import type { StorageFolder } from '../domain/paths';

/** Files that go up as soon as they are chosen: where each kind goes, and what is said of it. */

type Ready = { ok: true; kind: string; file?: File } | { ok: false; message: string };

export interface FileKind {
  folder: StorageFolder;
  rule: FileRule<string>;
  /** Looked at by its first bytes, a picture also made smaller, before anything goes up. */
  prepare(file: File): Promise<Ready>;
  isPublic: boolean;
  done: string;
  failed: string;
  failedWhy: string;
}

export const fileKindOf = <Format extends string>(
  rule: FileRule<Format>,
  rest: Omit<FileKind, 'rule' | 'prepare' | 'isPublic'>,
): FileKind => ({
  // A rule is asked for the formats that it has itself found.
  rule: rule as unknown as FileRule<string>,
  prepare: (file) => checkFile(rule, file),
  isPublic: false,
  ...rest,
});

/** A picture that everybody may see; `prepare` makes it smaller. */
export const pictureKind = (folder: StorageFolder, prepare: FileKind['prepare']): FileKind => ({
  ...fileKindOf(COVER_FILE, {
    folder,
    done: 'Picture uploaded successfully!',
    failed: 'Failed to upload picture',
    failedWhy: 'Failed to upload picture: {message}',
  }),
  prepare,
  isPublic: true,
});

const extensionOf = (kind: string) => (kind === 'jpeg' ? 'jpg' : kind);

/** A chosen file as it will go up, or why it is none. */
export async function uploadOf(
  kind: FileKind,
  chosen: File,
): Promise<{ ok: true; upload: FileUpload } | { ok: false; message: string }> {
  const ready = await kind
    .prepare(chosen)
    .catch(() => ({ ok: false as const, message: kind.rule.messages.type }));
  if (!ready.ok) return ready;
  const upload = {
    folder: kind.folder,
    source: ready.file ?? chosen,
    extension: extensionOf(ready.kind),
    contentType: kind.rule.contentTypes[ready.kind] ?? '',
    isPublic: kind.isPublic,
  };
  return { ok: true, upload };
}
