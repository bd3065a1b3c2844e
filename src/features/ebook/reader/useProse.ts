import { useEffect, useState } from 'react';
import type { BookFormat } from '../../../domain/bookFile';
import { type BookProblem, toBookProblem } from './bookProblem';
import type { ProseBook } from './proseBook';
import type { RangeFile } from './rangeFile';

export type ProseState =
  | { status: 'opening'; share: number }
  | { status: 'ready'; book: ProseBook }
  | { status: 'failed'; problem: BookProblem };

/** The file fetched whole and opened; each format's code is loaded for its own books only. */
export function useProse(file: RangeFile, format: BookFormat): ProseState {
  const [state, setState] = useState<ProseState>({ status: 'opening', share: 0 });
  useEffect(() => {
    let isCurrent = true;
    let opened: ProseBook | undefined;
    const show = (next: ProseState) => {
      if (isCurrent) setState(next);
    };
    const open = async () => {
      const bytes = await file.readAll((share) => show({ status: 'opening', share }));
      if (!isCurrent) return;
      const book = format === 'EPUB' ? await openEpubLazily(bytes) : await openDocxLazily(bytes);
      if (!isCurrent) {
        book.close();
        return;
      }
      opened = book;
      show({ status: 'ready', book });
    };
    open().catch((thrown: unknown) => show({ status: 'failed', problem: toBookProblem(thrown) }));
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file, format]);
  return state;
}

const openEpubLazily = async (bytes: Uint8Array) => (await import('./epub')).openEpub(bytes);
const openDocxLazily = async (bytes: Uint8Array) => (await import('./docx')).openDocx(bytes);
