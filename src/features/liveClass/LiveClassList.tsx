import { skipToken } from '@reduxjs/toolkit/query';
import type { LiveClassRow } from '../../domain/liveClass';
import { useSession } from '../../session/useSession';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogLiveClassesQuery, useListRegistrationsQuery } from './liveClassApi';
import { LiveClassCard } from './LiveClassCard';
import styles from './LiveClassCard.module.css';
import {
  filterLiveClasses,
  isFiltered,
  type LiveClassFilter,
  NO_FILTER,
  readFilter,
  subjectsOf,
  writeFilter,
} from './liveClassFilter';
import { LiveClassFilterBar } from './LiveClassFilterBar';
import { LiveClassGridSkeleton } from './LiveClassGridSkeleton';
import { useServerNow } from './useServerNow';

/** All live classes, searched and filtered in the browser; their status changes with the clock. */
export function LiveClassList() {
  const query = useListCatalogLiveClassesQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  const rows = query.currentData;
  return (
    <>
      <FilterSpace>
        <LiveClassFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<LiveClassGridSkeleton />}
        errorTitle={(message) => t('Failed to fetch live classes: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No live classes yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={all} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </>
  );
}

interface FoundProps {
  rows: readonly LiveClassRow[];
  filter: LiveClassFilter;
  onChange: (changes: Partial<LiveClassFilter>) => void;
}

function Found({ rows, filter, onChange }: FoundProps) {
  const now = useServerNow(rows);
  const { user } = useSession();
  const { currentData: registered = [] } = useListRegistrationsQuery(user ? user.uid : skipToken);
  return (
    <FoundCards
      rows={filterLiveClasses(rows, filter, now)}
      pages={filter.pages}
      onPages={(pages) => onChange({ pages })}
      isFiltered={isFiltered(filter)}
      onReset={() => onChange(NO_FILTER)}
      empty={{
        title: t('No live classes match your search'),
        advice: t('Try another word, or look at all forms and days.'),
      }}
      grid={styles.grid}
      card={(row) => (
        <LiveClassCard key={row.id} live={row} now={now} isRegistered={registered.includes(row.id)} />
      )}
    />
  );
}
