import { useMemo } from 'react';
import { useLazyGetPositionQuery, useSavePositionMutation } from './placeApi';
import type { PlaceServices } from './placeFollower';

/** What keeps a place in the store, for a component. */
export function usePlaceServices(): PlaceServices {
  const [read] = useLazyGetPositionQuery();
  const [save] = useSavePositionMutation();
  return useMemo(
    () => ({
      readPosition: (key) => read(key).unwrap(),
      savePosition: async (input) => !(await save(input)).error,
    }),
    [read, save],
  );
}
