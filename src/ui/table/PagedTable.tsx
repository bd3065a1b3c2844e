import type { ComponentProps } from 'react';
import { DataTable, type DataTableProps } from '../DataTable';
import { ErrorState } from '../ErrorState';
import { Pager } from '../Pager';
import { type PagedQuery, usePagedRows } from './usePagedRows';
import type { TableUrl } from './useTableUrl';

/** What of the URL the table itself reads and writes. */
export type PagedUrl = Pick<TableUrl, 'cursor' | 'move' | 'sort' | 'setSort' | 'usualOrder'>;

interface PagedTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'isRefreshing' | 'sort' | 'onSort' | 'hasUsualOrder'
> {
  query: PagedQuery<Row>;
  url: PagedUrl;
  errorTitle: ComponentProps<typeof ErrorState>['title'];
}

/** A table over a query by cursor, with its pages; place and order are the URL's. */
export function PagedTable<Row>({ query, url, errorTitle, ...table }: PagedTableProps<Row>) {
  const { currentData, error, isFetching, refetch } = query;
  const { rows, isRefreshing, pager } = usePagedRows(query, url);
  if (error && !currentData) {
    return (
      <ErrorState title={errorTitle} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const sorts = table.columns.flatMap(({ sort }) => sort?.by ?? []);
  const { usualOrder } = url;
  const hasUsualOrder = usualOrder === undefined || !sorts.includes(usualOrder.by);
  return (
    <div className="stack">
      <DataTable
        {...table}
        rows={rows}
        isRefreshing={isRefreshing}
        {...(sorts.length > 0 && { sort: url.sort, onSort: url.setSort, hasUsualOrder })}
      />
      <Pager {...pager} />
    </div>
  );
}
