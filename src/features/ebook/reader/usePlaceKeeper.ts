import { useCallback, useEffect, useState } from 'react';
import { keptPlace } from '../../../data/keptPlace';
import { useLazyGetPositionQuery, useSavePositionMutation } from '../../../data/placeApi';
import { PlaceKeeper } from '../../../data/placeKeeper';
import type { StoredPlace } from './useStoredPlace';

/** Looking for another device's place costs a read. */
const LOOK_EVERY_MS = 30_000;

interface Following {
  ebookId: string;
  uid: string | null;
  stored: StoredPlace;
  /** Where a book opens that was never opened before. */
  firstPlace: number;
}

/** Keeps the reader's place, and offers a newer one that another device has stored meanwhile. */
export function usePlaceKeeper({ ebookId, uid, stored, firstPlace }: Following) {
  const [savePosition] = useSavePositionMutation();
  const [offer, setOffer] = useState<number | null>(null);
  const [keeper] = useState(() => {
    const save = async (place: number) => {
      if (uid === null) return false;
      return !(await savePosition({ uid, itemId: ebookId, kind: 'ebook', place })).error;
    };
    return new PlaceKeeper({
      start: stored.start ?? firstPlace,
      known: stored.known,
      keep: keptPlace(ebookId, uid).write,
      ...(uid !== null && { save }),
    });
  });
  useLooking(ebookId, uid, keeper, setOffer);
  useEffect(() => {
    const flush = () => void keeper.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [keeper]);
  const turn = useCallback((place: number) => keeper.turn(place), [keeper]);
  const dismiss = useCallback(() => setOffer(null), []);
  return { turn, offer, dismiss };
}

/** When the page comes to the front again, the reader may have read on elsewhere. */
function useLooking(
  ebookId: string,
  uid: string | null,
  keeper: PlaceKeeper,
  onOffer: (place: number | null) => void,
): void {
  const [look] = useLazyGetPositionQuery();
  useEffect(() => {
    let lookedAt = Date.now();
    const lookAgain = async () => {
      if (uid === null || document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_EVERY_MS)
        return;
      lookedAt = Date.now();
      const { data } = await look({ uid, itemId: ebookId });
      if (data !== undefined) onOffer(keeper.newerPlace(data));
    };
    const onFocus = () => void lookAgain();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [ebookId, uid, keeper, look, onOffer]);
}
