import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './CardPages.module.css';
import { t } from './text';

interface CardPagesProps {
  shown: number;
  total: number;
  onMore: () => void;
  /** A class with other numbers of columns. */
  grid?: string | undefined;
  /** The cards: articles with a link. */
  children: ReactNode;
}

/** Two cards in a row on a phone, four on a tablet, six on a desk, if nothing else is said; more of them on demand. */
export function CardPages({ shown, total, onMore, grid = styles.grid, children }: CardPagesProps) {
  const { cards, goOnFrom } = useFirstNewCard(shown);
  const loadMore = () => {
    goOnFrom(shown);
    onMore();
  };
  return (
    <>
      <div ref={cards} className={`grid ${grid}`}>
        {children}
      </div>
      {shown < total && (
        <div className={styles.more}>
          <p className="meta nums">{t('{shown} of {n} shown', { shown, n: total })}</p>
          <Button variant="line" onClick={loadMore}>
            {t('Load more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The same grid of cards to come. */
export const CardGrid = ({
  grid = styles.grid,
  children,
}: {
  grid?: string | undefined;
  children: ReactNode;
}) => <div className={`grid ${grid}`}>{children}</div>;

/** 'Load more' stays behind or goes away; the focus goes on to the first card that came. */
function useFirstNewCard(count: number) {
  const cards = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null) return;
    const links = cards.current?.querySelectorAll<HTMLElement>('article a');
    links?.[from.current]?.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  const goOnFrom = (index: number) => {
    from.current = index;
  };
  return { cards, goOnFrom };
}
