import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { keptPlace } from '../../../data/keptPlace';
import { useGetPositionQuery } from '../../../data/placeApi';
import { type KeptPlace, type Position, resumePlace } from '../../../domain/place';

export interface StoredPlace {
  /** Null: never opened before. */
  start: number | null;
  known: Position | null;
}

/**
 * Where to open the book: undefined until it is known. Without a connection the device's own memory has to do; a
 * newer place elsewhere is offered later.
 */
export function useStoredPlace(ebookId: string, uid: string | null): StoredPlace | undefined {
  const kept = useKeptPlace(ebookId, uid);
  const { currentData, isError } = useGetPositionQuery(uid === null ? skipToken : { uid, itemId: ebookId });
  const stored = uid === null || isError ? null : currentData;
  if (kept === undefined || stored === undefined) return undefined;
  return { start: resumePlace(stored, kept), known: stored ?? kept?.known ?? null };
}

function useKeptPlace(ebookId: string, uid: string | null): KeptPlace | null | undefined {
  const [kept, setKept] = useState<KeptPlace | null>();
  useEffect(() => {
    let isCurrent = true;
    void keptPlace(ebookId, uid)
      .read()
      .then((found) => {
        if (isCurrent) setKept(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [ebookId, uid]);
  return kept;
}
