import { useCallback, useEffect, useState } from 'react';
import { keptPlace } from '../../../data/keptPlace';
import { PlaceKeeper } from '../../../data/placeKeeper';
import { usePlaceServices } from '../../../data/usePlaceServices';
import { watchPage } from '../../../data/watchPage';
import type { StoredPlace } from './useStoredPlace';

interface Following {
  ebookId: string;
  uid: string | null;
  stored: StoredPlace;
  /** Where a book opens that was never opened before. */
  firstPlace: number;
}

/** Keeps the reader's place, and offers a newer one that another device has stored meanwhile. */
export function usePlaceKeeper({ ebookId, uid, stored, firstPlace }: Following) {
  const { readPosition, savePosition } = usePlaceServices();
  const [offer, setOffer] = useState<number | null>(null);
  const [keeper] = useState(
    () =>
      new PlaceKeeper({
        start: stored.start ?? firstPlace,
        known: stored.known,
        keep: keptPlace(ebookId, uid).write,
        ...(uid !== null && {
          read: () => readPosition({ uid, itemId: ebookId }),
          save: (place: number) => savePosition({ uid, itemId: ebookId, kind: 'ebook', place }),
        }),
      }),
  );
  useEffect(() => {
    const flush = () => void keeper.flush();
    const look = async () => {
      const place = await keeper.look();
      if (place !== null) setOffer(place);
    };
    const stop = watchPage({ onLeave: flush, onReturn: () => void look() });
    return () => {
      stop();
      flush();
    };
  }, [keeper]);
  const turn = useCallback((place: number) => keeper.turn(place), [keeper]);
  const dismiss = useCallback(() => setOffer(null), []);
  return { turn, offer, dismiss };
}
