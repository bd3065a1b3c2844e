import type { ReactNode } from 'react';
import { Button } from './Button';
import { CardPages } from './CardPages';
import { EmptyState } from './EmptyState';
import { t } from './text';
import { CARDS_A_PAGE } from './urlFilter';

interface FoundCardsProps<Row> {
  /** All that fit the filter. */
  rows: readonly Row[];
  /** How many pages of cards are open. */
  pages: number;
  onPages: (pages: number) => void;
  isFiltered: boolean;
  onReset: () => void;
  /** What narrows the list, beside the count; left out: a button that resets it. */
  active?: ReactNode;
  /** When nothing fits. */
  empty: { title: string; advice: string };
  grid?: string | undefined;
  card: (row: Row, index: number) => ReactNode;
}

/** What a public list finds: how many, what narrows it, and the cards, some more on demand. */
export function FoundCards<Row>(props: FoundCardsProps<Row>) {
  const { rows, pages, isFiltered, onReset, empty, grid, card } = props;
  const shown = rows.slice(0, pages * CARDS_A_PAGE);
  const active = props.active ?? (
    <Button variant="quiet" small onClick={onReset}>
      {t('Reset')}
    </Button>
  );
  return (
    <div className="stack loose">
      <div className={isFiltered ? 'row wraps' : 'srOnly'}>
        <p role="status" className="muted nums">
          {t('{n, plural, one {# result} other {# results}}', { n: rows.length })}
        </p>
        {isFiltered && active}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={empty.title} action={<Button onClick={onReset}>{t('Reset filters')}</Button>}>
          {empty.advice}
        </EmptyState>
      ) : (
        <CardPages
          shown={shown.length}
          total={rows.length}
          onMore={() => props.onPages(pages + 1)}
          grid={grid}
        >
          {shown.map(card)}
        </CardPages>
      )}
    </div>
  );
}
