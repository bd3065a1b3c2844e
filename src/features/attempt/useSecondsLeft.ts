import { useEffect, useState } from 'react';
import type { SteadyClock } from '../../data/steadyClock';

/** Seconds until the deadline, looked at four times in each; null without one. `onDoubt`: the clock has to be set anew. */
export function useSecondsLeft(
  deadline: number | null,
  clock: SteadyClock,
  onDoubt: () => void,
): number | null {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (deadline === null) return undefined;
    const look = () => {
      if (clock.isDoubtful()) onDoubt();
      setNow(clock.now());
    };
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [deadline, clock, onDoubt]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}
