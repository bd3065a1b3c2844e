import { useEffect, useRef, useState } from 'react';
import { checkFile, type Checked, type FileRule } from '../../domain/fileRule';
import { COVER_FILE } from '../../domain/imageFile';
import type { UploadSlot } from '../../domain/saving';
import { type CoverImage, prepareCover } from './coverImage';

/** What a form does to a stored file: a new one, none any more (null), or left as it is (undefined). */
export interface FormFiles<Format extends string> {
  file?: { file: File; format: Format } | null | undefined;
  cover?: CoverImage | null | undefined;
}

interface ShownFile {
  name: string;
  size: number;
}

interface FilesState<Format extends string> {
  chosen: FormFiles<Format>;
  /** The chosen cover, already small. */
  preview: (ShownFile & { url: string }) | null;
  /** A file that was chosen and is no good, and why. */
  refused: Partial<Record<UploadSlot, ShownFile & { message: string }>>;
  /** The chosen cover is being made smaller. */
  isPreparing: boolean;
}

const NOTHING = { chosen: {}, preview: null, refused: {}, isPreparing: false };

const unreadable = (message: string) => () => ({ ok: false as const, message });

/** What a check made of the chosen file; `file` takes its place where it was made smaller. */
export type CheckFile<Format> = (file: File) => Promise<Checked<Format> & { file?: File }>;

/** A record's file and cover as chosen in the form: checked by their first bytes before anything goes up. */
export function useFormFiles<Format extends string>(
  rule: FileRule<Format>,
  onFile: (file: File, format: Format) => void,
  check: CheckFile<Format> = (file) => checkFile(rule, file),
) {
  const [state, setState] = useState<FilesState<Format>>(NOTHING);
  const begin = useTurns();
  useRevoked(state.preview?.url);

  const refuse = (slot: UploadSlot, { name, size }: File, message: string) =>
    setState((before) => ({
      ...cleared(before, slot, undefined),
      refused: { ...before.refused, [slot]: { name, size, message } },
    }));

  const chooseFile = async (file: File) => {
    const isLatest = begin('file');
    const checked = await check(file).catch(unreadable(rule.messages.type));
    if (!isLatest()) return;
    if (!checked.ok) {
      refuse('file', file, checked.message);
      return;
    }
    const ready = checked.file ?? file;
    setState((before) => withChosen(before, 'file', { file: { file: ready, format: checked.kind } }));
    onFile(ready, checked.kind);
  };

  const chooseCover = async (file: File) => {
    const isLatest = begin('cover');
    setState((before) => ({ ...before, isPreparing: true }));
    const prepared = await prepareCover(file).catch(unreadable(COVER_FILE.messages.type));
    if (!isLatest()) return;
    if (!prepared.ok) {
      refuse('cover', file, prepared.message);
      return;
    }
    const { cover } = prepared;
    const preview = { name: file.name, size: cover.blob.size, url: URL.createObjectURL(cover.blob) };
    setState((before) => ({ ...withChosen(before, 'cover', { cover }), preview }));
  };

  /** Takes back what was chosen; when nothing was, takes away what is stored (null). */
  const clear = (slot: UploadSlot, to: null | undefined) => {
    begin(slot);
    setState((before) => cleared(before, slot, to));
  };

  return { ...state, chooseFile, chooseCover, clear };
}

export type FormFilesApi<Format extends string = string> = ReturnType<typeof useFormFiles<Format>>;

function cleared<Format extends string>(
  before: FilesState<Format>,
  slot: UploadSlot,
  to: null | undefined,
): FilesState<Format> {
  const state = withChosen(before, slot, { [slot]: to });
  return slot === 'cover' ? { ...state, preview: null } : state;
}

function withChosen<Format extends string>(
  before: FilesState<Format>,
  slot: UploadSlot,
  chosen: FormFiles<Format>,
): FilesState<Format> {
  const { [slot]: _forgiven, ...refused } = before.refused;
  const isPreparing = slot === 'cover' ? false : before.isPreparing;
  return { ...before, chosen: { ...before.chosen, ...chosen }, refused, isPreparing };
}

/** Checking takes time: when another file was chosen meanwhile, the earlier answer no longer counts. */
function useTurns() {
  const turns = useRef({ file: 0, cover: 0 });
  return (slot: UploadSlot) => {
    const mine = (turns.current[slot] += 1);
    return () => turns.current[slot] === mine;
  };
}

/** An object URL holds its image in memory until it is revoked. */
function useRevoked(url: string | undefined) {
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
}
