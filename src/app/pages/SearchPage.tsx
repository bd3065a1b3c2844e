import { type KeyboardEvent, useMemo } from 'react';
import { useSession } from '../../session/useSession';
import { ErrorState } from '../../ui/ErrorState';
import { FilterSpace } from '../../ui/FilterSpace';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useGetSearchEntriesQuery } from '../search/searchApi';
import { SearchFilterBar } from '../search/SearchFilterBar';
import { isUnasked, readFilter, writeFilter } from '../search/searchFilter';
import { SearchResults, SearchResultsSkeleton } from '../search/SearchResults';
import { SearchHead } from '../search/SearchSkeleton';
import { SearchStart } from '../search/SearchStart';
import { useRecentSearches } from '../search/useRecentSearches';
import { useSearch } from '../search/useSearch';

/** `/search`: one box over everything that is published, answered on the device. */
export function Component() {
  const { user } = useSession();
  const query = useGetSearchEntriesQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  const { recent, keep, clear } = useRecentSearches(user?.uid ?? 'public');
  const { search: text, kind, subject, form } = filter;
  const entries = query.currentData?.entries;
  const { groups, hasFailed } = useSearch(entries, { text, kind, subject, form });
  const byId = useMemo(() => new Map(entries?.map((entry) => [entry.id, entry])), [entries]);
  return (
    <div className="wrap page" onKeyDown={walk}>
      <SearchHead />
      <FilterSpace>
        <SearchFilterBar filter={filter} entries={entries ?? []} onChange={change} />
      </FilterSpace>
      {isUnasked(filter) ? (
        <SearchStart
          recent={recent}
          onSearch={(search) => change({ search })}
          onSubject={(chosen) => change({ subject: chosen })}
          onClear={clear}
        />
      ) : (
        <QueryView query={query} skeleton={<SearchResultsSkeleton />}>
          {({ isPartial }) => (
            <>
              {isPartial && <Note>{t('Some of the catalogue could not be read. There may be more.')}</Note>}
              {hasFailed && <ErrorState onRetry={() => window.location.reload()} />}
              {!hasFailed && !groups && (
                <Loading>
                  <SearchResultsSkeleton />
                </Loading>
              )}
              {!hasFailed && groups && (
                <SearchResults
                  groups={groups}
                  entries={byId}
                  filter={filter}
                  onChange={change}
                  onFollow={() => keep(text)}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}

/** Up and down go from the box through the results and back. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-hit]')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = step === undefined || at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
