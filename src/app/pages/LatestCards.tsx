import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { type QueryLike, QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';

interface LatestCardsProps<Row> extends LatestProps {
  /** The rows that the list of them all shows too, in the order in which they are wanted. */
  query: QueryLike<readonly Row[]>;
  errorTitle: (message: string) => string;
  emptyTitle: string;
  grid?: string | undefined;
  card: (row: Row) => ReactNode;
}

/** The first few of a list, or why there are none. */
export function LatestCards<Row>(props: LatestCardsProps<Row>) {
  const { query, count, placeholders, errorTitle, emptyTitle, grid, card } = props;
  return (
    <QueryView
      query={query}
      skeleton={placeholders}
      errorTitle={errorTitle}
      empty={<EmptyState title={emptyTitle}>{t('Check back later for new content.')}</EmptyState>}
    >
      {(rows) => <CardGrid grid={grid}>{rows.slice(0, count).map(card)}</CardGrid>}
    </QueryView>
  );
}
