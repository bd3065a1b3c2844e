import type { BundleRow } from '../../domain/bundle';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogBundlesQuery } from './bundleApi';
import { BundleCard } from './BundleCard';
import {
  type BundleFilter,
  filterBundles,
  isFiltered,
  NO_FILTER,
  readFilter,
  subjectsOf,
  writeFilter,
} from './bundleFilter';
import { BundleFilterBar } from './BundleFilterBar';
import { BundleGridSkeleton, BundleListHead } from './BundleListSkeleton';

const EAGER_COVERS = 2;

/** `/bundles`: searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogBundlesQuery();
  const rows = query.currentData;
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  return (
    <div className="wrap page">
      <BundleListHead lead={rows && countOf(rows)} />
      <FilterSpace>
        <BundleFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<BundleGridSkeleton />}
        errorTitle={(message) => t('Failed to load bundles: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No bundles yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterBundles(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

const countOf = (rows: readonly BundleRow[]) =>
  t('{n, plural, one {# bundle} other {# bundles}}: pay once for all that is in it', { n: rows.length });

interface FoundProps {
  rows: readonly BundleRow[];
  filter: BundleFilter;
  onChange: (changes: Partial<BundleFilter>) => void;
}

const Found = ({ rows, filter, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    empty={{
      title: t('No bundles match your search'),
      advice: t('Try another word, or look in all subjects and forms.'),
    }}
    card={(row, index) => <BundleCard key={row.id} bundle={row} eager={index < EAGER_COVERS} level={2} />}
  />
);
