import type { LiveClassRow } from '../../domain/liveClass';
import { statusAt } from '../../domain/liveClassTime';
import { useListCatalogLiveClassesQuery } from '../../features/liveClass/liveClassApi';
import { LiveClassCard } from '../../features/liveClass/LiveClassCard';
import cardStyles from '../../features/liveClass/LiveClassCard.module.css';
import { filterLiveClasses, NO_FILTER } from '../../features/liveClass/liveClassFilter';
import { useServerNow } from '../../features/liveClass/useServerNow';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';

/** What goes on now and what comes next, from the same rows as the list of all live classes. */
export function NextLiveClasses({ count, placeholders }: LatestProps) {
  const query = useListCatalogLiveClassesQuery();
  return (
    <QueryView
      query={query}
      skeleton={placeholders}
      errorTitle={(message) => t('Failed to fetch live classes: {message}', { message })}
    >
      {(rows) => <Next rows={rows} count={count} />}
    </QueryView>
  );
}

function Next({ rows, count }: { rows: readonly LiveClassRow[]; count: number }) {
  const now = useServerNow(rows);
  const ahead = filterLiveClasses(rows, NO_FILTER, now).filter((row) =>
    ['ongoing', 'upcoming'].includes(statusAt(row, now)),
  );
  if (ahead.length === 0)
    return (
      <EmptyState title={t('No live classes ahead')}>{t('Check back later for new content.')}</EmptyState>
    );
  return (
    <CardGrid grid={cardStyles.grid}>
      {ahead.slice(0, count).map((live) => (
        <LiveClassCard key={live.id} live={live} now={now} heading={3} />
      ))}
    </CardGrid>
  );
}
