import { useCallback, useEffect, useMemo, useState } from 'react';
import { useOpenMediaMutation } from '../../../data/mediaApi';
import type { BookFormat } from '../../../domain/bookFile';
import type { Ebook } from '../../../domain/ebook';
import { isAppError } from '../../../domain/errors';
import { recogniseBook } from './bookFile';
import { BookProblem, toBookProblem } from './bookProblem';
import { waitForConnection } from './connection';
import { type FileAddress, RangeFile } from './rangeFile';

export type BookFileState =
  | { status: 'opening' }
  | { status: 'ready'; file: RangeFile; format: BookFormat }
  | { status: 'failed'; problem: BookProblem };

const OPENING: BookFileState = { status: 'opening' };

/** The book's file, open for reading by ranges: a free one at its own address, a paid one at an address for an hour. */
export function useBookFile(ebook: Ebook): [state: BookFileState, retry: () => void] {
  const ask = useAddress(ebook);
  const [state, setState] = useState(OPENING);
  const [attempt, setAttempt] = useState(0);
  const name = ebook.file_name ?? '';
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: BookFileState) => {
      if (!controller.signal.aborted) setState(next);
    };
    openFile(ask, name, controller.signal).then(
      (opened) => show({ status: 'ready', ...opened }),
      (thrown: unknown) => show({ status: 'failed', problem: toBookProblem(thrown) }),
    );
    return () => controller.abort();
  }, [ask, name, attempt]);
  const retry = useCallback(() => {
    setState(OPENING);
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}

interface Asking {
  first: () => Promise<FileAddress>;
  renew?: () => Promise<FileAddress>;
}

async function openFile(ask: Asking, name: string, signal: AbortSignal) {
  let isOpen = false;
  const file = new RangeFile(await ask.first(), {
    ...(ask.renew && { renew: ask.renew }),
    signal,
    // An open book waits for the connection to come back; one that is not open yet says that there is none.
    waitForConnection: () => (isOpen ? waitForConnection() : Promise.reject(new BookProblem('offline'))),
  });
  const format = await recogniseBook(file, name);
  isOpen = true;
  return { file, format };
}

function useAddress({ id, price, file_url, file_size }: Ebook): Asking {
  const [openMedia] = useOpenMediaMutation();
  return useMemo(() => {
    if (price === 0 && file_url !== null) {
      return { first: () => Promise.resolve({ url: file_url, size: file_size }) };
    }
    const ticket = async () => {
      try {
        const { url, size } = await openMedia({ kind: 'ebook', id }).unwrap();
        return { url, size };
      } catch (error) {
        throw new BookProblem(kindOf(error));
      }
    };
    return { first: ticket, renew: ticket };
  }, [openMedia, id, price, file_url, file_size]);
}

function kindOf(error: unknown) {
  const code = isAppError(error) ? error.code : '';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'not-found' ? 'gone' : 'offline';
}
