import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Paged {
  /** How many pages of cards are open. */
  pages: number;
}

/** A list's filter as the URL has it. A change replaces the entry, so that Back leaves the list. */
export function useUrlFilter<Filter extends Paged>(
  read: (params: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => read(params), [params, read]);
  const change = useCallback(
    (changes: Partial<Filter>) =>
      setParams((current) => write({ ...read(current), pages: 1, ...changes }), { replace: true }),
    [setParams, read, write],
  );
  return [filter, change] as const;
}
