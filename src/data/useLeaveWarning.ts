import { useEffect } from 'react';

/** The browser asks before the tab is closed or reloaded, while that would lose something. */
export function useLeaveWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
