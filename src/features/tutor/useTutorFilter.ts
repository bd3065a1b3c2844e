import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, type TutorFilter, writeFilter } from './tutorFilter';

/** The list's filter as the URL has it. A change replaces the entry, so that Back leaves the list. */
export function useTutorFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (changes: Partial<TutorFilter>) =>
      setParams((current) => writeFilter({ ...readFilter(current), pages: 1, ...changes }), {
        replace: true,
      }),
    [setParams],
  );
  return [filter, change] as const;
}
