import { useCallback, useEffect, useRef, useState } from 'react';
import { keptPlace } from '../../../data/keptPlace';
import { useLazyGetPositionQuery, useSavePositionMutation } from '../../../data/placeApi';
import { PlaceKeeper } from '../../../data/placeKeeper';
import { watchPage } from '../../../data/watchPage';
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
  const look = useLooking(ebookId, uid, keeper, setOffer);
  useEffect(() => {
    const flush = () => void keeper.flush();
    const stop = watchPage({ onLeave: flush, onReturn: () => void look() });
    return () => {
      stop();
      flush();
    };
  }, [keeper, look]);
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
): () => Promise<void> {
  const [ask] = useLazyGetPositionQuery();
  const lookedAt = useRef(0);
  useEffect(() => {
    lookedAt.current = Date.now();
  }, []);
  return useCallback(async () => {
    if (uid === null || Date.now() - lookedAt.current < LOOK_EVERY_MS) return;
    lookedAt.current = Date.now();
    const { data } = await ask({ uid, itemId: ebookId });
    if (data !== undefined) onOffer(keeper.newerPlace(data));
  }, [ebookId, uid, keeper, ask, onOffer]);
}
