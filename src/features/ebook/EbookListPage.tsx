import type { EbookRow } from '../../domain/ebook';
import { OFFLINE_MESSAGE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { CardPages } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { EbookActiveFilters } from './EbookActiveFilters';
import { useListCatalogEbooksQuery } from './ebookApi';
import { EbookCard } from './EbookCard';
import {
  CARDS_A_PAGE,
  type EbookFilter,
  filterEbooks,
  isFiltered,
  NO_FILTER,
  readFilter,
  subjectsOf,
  writeFilter,
} from './ebookFilter';
import { EbookFilterBar } from './EbookFilterBar';
import styles from './EbookListPage.module.css';
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
      <div className={styles.filterSpace}>
        <EbookFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </div>
      <QueryView query={query} skeleton={<EbookGridSkeleton />} errorTitle={t('Failed to load ebooks')}>
        {(all) =>
          all.length === 0 ? (
            <NoEbooks onRetry={() => void query.refetch()} />
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

/** What a cache has kept may be empty without the shelf being so: only a connection can tell. */
function NoEbooks({ onRetry }: { onRetry: () => void }) {
  if (!useOnline())
    return <ErrorState error={{ code: 'offline', message: OFFLINE_MESSAGE }} onRetry={onRetry} />;
  return (
    <EmptyState title={t('No Ebooks Available')} saying="Subira yavuta heri" bordered>
      {t('Check back later for new content.')}
    </EmptyState>
  );
}

interface FoundProps {
  rows: readonly EbookRow[];
  filter: EbookFilter;
  onChange: (changes: Partial<EbookFilter>) => void;
}

function Found({ rows, filter, onChange }: FoundProps) {
  const shown = rows.slice(0, filter.pages * CARDS_A_PAGE);
  return (
    <div className="stack loose">
      <div className={isFiltered(filter) ? 'row wraps' : 'srOnly'}>
        <p role="status" className="muted nums">
          {t('{n, plural, one {# result} other {# results}}', { n: rows.length })}
        </p>
        <EbookActiveFilters filter={filter} onChange={onChange} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t('No ebooks match your search')}
          action={
            <Button onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
              {t('Reset filters')}
            </Button>
          }
        >
          {t('Try another word, or look in all subjects and forms.')}
        </EmptyState>
      ) : (
        <CardPages
          shown={shown.length}
          total={rows.length}
          onMore={() => onChange({ pages: filter.pages + 1 })}
        >
          {shown.map((row, index) => (
            <EbookCard key={row.id} ebook={row} eager={index < EAGER_COVERS} level={2} />
          ))}
        </CardPages>
      )}
    </div>
  );
}
