import { firstAfter, useServerNow } from '../../data/useServerNow';
import type { Opening } from '../../domain/discussion';

/** The server's clock, looked at again whenever one of the discussions opens by it. */
export const useOpeningNow = (discussions: readonly Opening[]): number =>
  useServerNow((now) =>
    firstAfter(
      now,
      discussions.map(({ opens_at, is_closed }) => (is_closed ? null : opens_at)),
    ),
  );
