import type { TutorRow } from '../../domain/tutor';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogTutorsQuery } from './tutorApi';
import { TutorCard } from './TutorCard';
import cardStyles from './TutorCard.module.css';
import {
  filterTutors,
  isFiltered,
  levelsOf,
  NO_FILTER,
  readFilter,
  subjectsOf,
  type TutorFilter,
  writeFilter,
} from './tutorFilter';
import { TutorFilterBar } from './TutorFilterBar';
import { TutorGridSkeleton, TutorListHead } from './TutorListSkeleton';

/** `/tutors`: the whole catalogue, searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogTutorsQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  const rows = query.currentData;
  return (
    <div className="wrap page">
      <TutorListHead lead={rows && t('{n, plural, one {# tutor} other {# tutors}}', { n: rows.length })} />
      <FilterSpace>
        <TutorFilterBar
          filter={filter}
          subjects={subjectsOf(rows ?? [])}
          levels={levelsOf(rows ?? [])}
          onChange={change}
        />
      </FilterSpace>
      <QueryView query={query} skeleton={<TutorGridSkeleton />} errorTitle={t('Failed to load tutors')}>
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No tutors yet')} onRetry={() => void query.refetch()}>
              {t('Patience brings good things: come back soon.')}
            </NothingYet>
          ) : (
            <Found rows={filterTutors(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

interface FoundProps {
  rows: readonly TutorRow[];
  filter: TutorFilter;
  onChange: (changes: Partial<TutorFilter>) => void;
}

const Found = ({ rows, filter, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    empty={{
      title: t('No tutors match your search'),
      advice: t('Try another word, day or price, or look in all subjects.'),
    }}
    grid={cardStyles.grid}
    card={(row) => <TutorCard key={row.id} tutor={row} />}
  />
);
