import type { ComponentProps, ReactNode } from 'react';
import { CardGrid } from '../CardPages';
import { ErrorState } from '../ErrorState';
import { Pager } from '../Pager';
import { Loading } from '../Skeleton';
import { type PagedQuery, usePagedRows } from './usePagedRows';
import type { TableUrl } from './useTableUrl';

/** Cards on a page of the back office. */
export const CARD_PAGE_SIZE = 12;

interface PagedCardsProps<Row> {
  query: PagedQuery<Row>;
  url: Pick<TableUrl, 'cursor' | 'move'>;
  errorTitle: ComponentProps<typeof ErrorState>['title'];
  /** A class with the numbers of columns. */
  grid?: string | undefined;
  /** A card to come. */
  skeleton: ReactNode;
  /** Said when there are no cards. */
  empty: ReactNode;
  card: (row: Row) => ReactNode;
}

/** Cards over a query by cursor, with their pages; the place is the URL's. */
export function PagedCards<Row>(props: PagedCardsProps<Row>) {
  const { query, url, errorTitle, grid, skeleton, empty, card } = props;
  const { currentData, error, isFetching, refetch } = query;
  const { rows, isRefreshing, pager } = usePagedRows(query, url);
  if (error && !currentData) {
    return (
      <ErrorState title={errorTitle} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!rows) {
    return (
      <Loading>
        <CardGrid grid={grid}>
          {Array.from({ length: CARD_PAGE_SIZE / 2 }, (_, place) => (
            <div key={place}>{skeleton}</div>
          ))}
        </CardGrid>
      </Loading>
    );
  }
  return (
    <div className="stack loose" aria-busy={isRefreshing || undefined}>
      {rows.length === 0 ? empty : <CardGrid grid={grid}>{rows.map(card)}</CardGrid>}
      <Pager {...pager} />
    </div>
  );
}
