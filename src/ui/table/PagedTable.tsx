import { type ComponentProps, useEffect } from 'react';
import type { Page } from '../../domain/page';
import { DataTable, type DataTableProps } from '../DataTable';
import { ErrorState } from '../ErrorState';
import { Pager } from '../Pager';
import type { QueryLike } from '../QueryView';
import type { TableUrl } from './useTableUrl';

/** What of the URL the table itself reads and writes. */
export type PagedUrl = Pick<TableUrl, 'cursor' | 'move' | 'sort' | 'setSort' | 'hasUsualOrder'>;

interface PagedTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'isRefreshing' | 'sort' | 'onSort' | 'hasUsualOrder'
> {
  /** `data` holds the page before while another is on its way. */
  query: QueryLike<Page<Row>> & { data?: Page<Row> | undefined };
  url: PagedUrl;
  errorTitle: ComponentProps<typeof ErrorState>['title'];
}

/** A table over a query by cursor, with its pages; place and order are the URL's. */
export function PagedTable<Row>({ query, url, errorTitle, ...table }: PagedTableProps<Row>) {
  const { data, currentData, error, isFetching, refetch } = query;
  const { cursor, move } = url;
  const isPastTheEnd = currentData?.rows.length === 0 && Boolean(cursor.after ?? cursor.before);
  // The last row of a later page may be gone: the list goes on where there are rows.
  useEffect(() => {
    if (isPastTheEnd) move({}, { replace: true });
  });
  if (error && !currentData) {
    return (
      <ErrorState title={errorTitle} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const page = currentData ?? data;
  const isSortable = table.columns.some(({ sort }) => sort);
  return (
    <div className="stack">
      <DataTable
        {...table}
        rows={isPastTheEnd ? undefined : page?.rows}
        isRefreshing={isFetching && page !== undefined}
        {...(isSortable && { sort: url.sort, onSort: url.setSort, hasUsualOrder: url.hasUsualOrder })}
      />
      <Pager
        isBusy={isFetching}
        onPrevious={page?.previous ? () => move({ before: page.previous ?? undefined }) : undefined}
        onNext={page?.next ? () => move({ after: page.next ?? undefined }) : undefined}
      />
    </div>
  );
}
