import { useEffect } from 'react';
import { keepTrying } from './start';
import { useSession } from './useSession';

/** Whether it is known who is here. Auth starts late; a page that cannot wait for it (`isNeeded`) has it start now. */
export function useSessionKnown(isNeeded = true): boolean {
  const isLoading = useSession().status === 'loading';
  const isWaiting = isNeeded && isLoading;
  useEffect(() => {
    if (isWaiting) keepTrying();
  }, [isWaiting]);
  return !isLoading;
}
