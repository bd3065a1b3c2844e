import { DISCUSSION_STATUSES, type DiscussionRow } from '../../domain/discussion';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { filterOption } from '../../ui/filterOption';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogDiscussionsQuery } from './discussionApi';
import { DiscussionCard } from './DiscussionCard';
import styles from './DiscussionCard.module.css';
import {
  type DiscussionFilter,
  filterDiscussions,
  isFiltered,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './discussionFilter';
import { STATUS_LABELS } from './discussionLabels';
import { DiscussionGridSkeleton, DiscussionListHead } from './DiscussionListSkeleton';
import { useOpeningNow } from './useOpeningNow';

interface FilterProps {
  filter: DiscussionFilter;
  onChange: (changes: Partial<DiscussionFilter>) => void;
}

/** `/discussions`: searched and filtered in the browser; their status changes with the clock. */
export function Component() {
  const query = useListCatalogDiscussionsQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  return (
    <div className="wrap page">
      <DiscussionListHead />
      <FilterSpace>
        <Filters filter={filter} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<DiscussionGridSkeleton />}
        errorTitle={(message) => t('Failed to fetch discussions: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No discussions yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={all} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

function Filters({ filter, onChange }: FilterProps) {
  return (
    <div className="stack">
      <FilterBar
        search={
          <SearchBox
            label={t('Search discussions')}
            placeholder={t('Title or tutor')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      />
      <Chips
        label={t('Status')}
        options={[
          filterOption('', 'All'),
          ...DISCUSSION_STATUSES.map((status) => filterOption(status, STATUS_LABELS[status])),
        ]}
        value={filter.status}
        onChange={(status) => onChange({ status: status as DiscussionFilter['status'] })}
      />
    </div>
  );
}

function Found({ rows, filter, onChange }: FilterProps & { rows: readonly DiscussionRow[] }) {
  const now = useOpeningNow(rows);
  return (
    <FoundCards
      rows={filterDiscussions(rows, filter, now)}
      pages={filter.pages}
      onPages={(pages) => onChange({ pages })}
      isFiltered={isFiltered(filter)}
      onReset={() => onChange(NO_FILTER)}
      empty={{
        title: t('No discussions found'),
        advice: t('Try another word, or look at all discussions.'),
      }}
      grid={styles.grid}
      card={(row) => <DiscussionCard key={row.id} discussion={row} now={now} />}
    />
  );
}
