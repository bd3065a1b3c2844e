import { firstAfter, useServerNow as useServerNowUntil } from '../../data/useServerNow';
import { nextChange, type Scheduled } from '../../domain/liveClassTime';

/** The server's clock, looked at again whenever one of the classes changes by it. */
export const useServerNow = (classes: readonly Scheduled[]): number =>
  useServerNowUntil((now) => {
    const changes = classes.map((live) => nextChange(live, now));
    return firstAfter(now, changes);
  });
