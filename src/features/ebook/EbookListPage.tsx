import type { EbookRow } from '../../domain/ebook';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { EbookActiveFilters } from './EbookActiveFilters';
import { useListCatalogEbooksQuery } from './ebookApi';
import { EbookCard } from './EbookCard';
import {
  type EbookFilter,
  filterEbooks,
  isFiltered,
  NO_FILTER,
  readFilter,
  subjectsOf,
  writeFilter,
} from './ebookFilter';
import { EbookFilterBar } from './EbookFilterBar';
import { EbookGridSkeleton, EbookListHead } from './EbookListSkeleton';

const EAGER_COVERS = 2;

/** `/ebooks`: the whole catalogue, searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogEbooksQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  const rows = query.currentData;
  return (
    <div className="wrap page">
      <EbookListHead lead={rows && countOf(rows)} />
      <FilterSpace>
        <EbookFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </FilterSpace>
      <QueryView query={query} skeleton={<EbookGridSkeleton />} errorTitle={t('Failed to load ebooks')}>
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No Ebooks Available')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterEbooks(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

const countOf = (rows: readonly EbookRow[]) =>
  t('{n, plural, one {# book} other {# books}} · {free} free', {
    n: rows.length,
    free: rows.filter((row) => row.price === 0).length,
  });

interface FoundProps {
  rows: readonly EbookRow[];
  filter: EbookFilter;
  onChange: (changes: Partial<EbookFilter>) => void;
}

const Found = ({ rows, filter, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    active={<EbookActiveFilters filter={filter} onChange={onChange} />}
    empty={{
      title: t('No ebooks match your search'),
      advice: t('Try another word, or look in all subjects and forms.'),
    }}
    card={(row, index) => <EbookCard key={row.id} ebook={row} eager={index < EAGER_COVERS} level={2} />}
  />
);
