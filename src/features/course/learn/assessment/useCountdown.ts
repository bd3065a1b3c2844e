import { useEffect, useState } from 'react';

/** Seconds until the deadline by the server's clock, which was `serverNow` when this page opened; null without one. */
export function useCountdown(deadline: number | null, serverNow: number): number | null {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((deadline - serverNow - (now - start)) / 1000));
}
