import { useEffect } from 'react';
import type { Page } from '../../domain/page';
import type { QueryLike } from '../QueryView';
import type { TableUrl } from './useTableUrl';

/** `data` holds the page before while another is on its way. */
export type PagedQuery<Row> = QueryLike<Page<Row>> & { data?: Page<Row> | undefined };

/** The page of rows that the URL's cursor is at, and the ways to those beside it. */
export function usePagedRows<Row>(
  query: PagedQuery<Row>,
  { cursor, move }: Pick<TableUrl, 'cursor' | 'move'>,
) {
  const { data, currentData, isFetching } = query;
  const isPastTheEnd = currentData?.rows.length === 0 && Boolean(cursor.after ?? cursor.before);
  // The last row of a later page may be gone: the list goes on where there are rows.
  useEffect(() => {
    if (isPastTheEnd) move({}, { replace: true });
  });
  const page = currentData ?? data;
  return {
    /** Undefined while they load. */
    rows: isPastTheEnd ? undefined : page?.rows,
    isRefreshing: isFetching && page !== undefined,
    pager: {
      isBusy: isFetching,
      onPrevious: page?.previous ? () => move({ before: page.previous ?? undefined }) : undefined,
      onNext: page?.next ? () => move({ after: page.next ?? undefined }) : undefined,
    },
  };
}
