import { useEffect, useRef } from 'react';

/** The first time that something is so. */
export function useOnceWhen(isSo: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isSo || isDone.current) return;
    isDone.current = true;
    act();
  }, [isSo, act]);
}
