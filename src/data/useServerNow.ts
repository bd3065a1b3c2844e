import { useEffect, useState } from 'react';
import { serverOffset } from './serverClock';

/** The server's clock as this page last looked at it, and looking at it again. */
function useServerClock() {
  const [offset, setOffset] = useState(0);
  const [deviceNow, setDeviceNow] = useState(() => Date.now());
  useEffect(() => {
    let isHere = true;
    void serverOffset().then((found) => isHere && setOffset(found));
    return () => {
      isHere = false;
    };
  }, []);
  return { now: deviceNow + offset, look: () => setDeviceNow(Date.now()) };
}

/** Every second: for a countdown, and nothing larger. */
export function useTicking(): number {
  const { now, look } = useServerClock();
  useEffect(() => {
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  });
  return now;
}

/** Longer waits than a timer can take are no matter: nobody keeps a page open for them. */
const LONGEST_MS = 24 * 60 * 60_000;

/** The server's clock, looked at again at the instants after it at which something shown changes; null: none. */
export function useServerNow(nextChange: (now: number) => number | null): number {
  const { now, look } = useServerClock();
  const next = nextChange(now);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(look, Math.min(Math.max(next - now, 0) + 50, LONGEST_MS));
    return () => clearTimeout(timer);
  });
  return now;
}

/** The first of these instants that is still to come. */
export function firstAfter(now: number, instants: readonly (number | null)[]): number | null {
  const ahead = instants.filter((instant) => instant !== null && instant > now) as number[];
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
