import { OFFLINE_MESSAGE } from '../../domain/errors';
import type { TutorRow } from '../../domain/tutor';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { useListCatalogTutorsQuery } from './tutorApi';
import { TutorCard } from './TutorCard';
import cardStyles from './TutorCard.module.css';
import {
  CARDS_A_PAGE,
  filterTutors,
  isFiltered,
  levelsOf,
  NO_FILTER,
  subjectsOf,
  type TutorFilter,
} from './tutorFilter';
import { TutorFilterBar } from './TutorFilterBar';
import styles from './TutorListPage.module.css';
import { TutorGridSkeleton, TutorListHead } from './TutorListSkeleton';
import { useTutorFilter } from './useTutorFilter';

/** `/tutors`: the whole catalogue, searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogTutorsQuery();
  const [filter, change] = useTutorFilter();
  const rows = query.currentData;
  return (
    <div className="wrap page">
      <TutorListHead lead={rows && t('{n, plural, one {# tutor} other {# tutors}}', { n: rows.length })} />
      <div className={styles.filterSpace}>
        <TutorFilterBar
          filter={filter}
          subjects={subjectsOf(rows ?? [])}
          levels={levelsOf(rows ?? [])}
          onChange={change}
        />
      </div>
      <QueryView query={query} skeleton={<TutorGridSkeleton />} errorTitle={t('Failed to load tutors')}>
        {(all) =>
          all.length === 0 ? (
            <NoTutors onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterTutors(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

/** What a cache has kept may be empty without the list being so: only a connection can tell. */
function NoTutors({ onRetry }: { onRetry: () => void }) {
  if (!useOnline())
    return <ErrorState error={{ code: 'offline', message: OFFLINE_MESSAGE }} onRetry={onRetry} />;
  return (
    <EmptyState title={t('No tutors yet')} saying="Subira yavuta heri" bordered>
      {t('Patience brings good things: come back soon.')}
    </EmptyState>
  );
}

interface FoundProps {
  rows: readonly TutorRow[];
  filter: TutorFilter;
  onChange: (changes: Partial<TutorFilter>) => void;
}

function Found({ rows, filter, onChange }: FoundProps) {
  const shown = rows.slice(0, filter.pages * CARDS_A_PAGE);
  const reset = () => onChange({ ...NO_FILTER, sort: filter.sort });
  return (
    <div className="stack loose">
      <div className={isFiltered(filter) ? 'row wraps' : 'srOnly'}>
        <p role="status" className="muted nums">
          {t('{n, plural, one {# result} other {# results}}', { n: rows.length })}
        </p>
        {isFiltered(filter) && rows.length > 0 && (
          <Button variant="quiet" small onClick={reset}>
            {t('Reset')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t('No tutors match your search')}
          action={<Button onClick={reset}>{t('Reset filters')}</Button>}
        >
          {t('Try another word, day or price, or look in all subjects.')}
        </EmptyState>
      ) : (
        <div className={`grid ${cardStyles.grid}`}>
          {shown.map((row) => (
            <TutorCard key={row.id} tutor={row} />
          ))}
        </div>
      )}
      {shown.length < rows.length && (
        <div className={styles.more}>
          <p className="meta nums">{t('{shown} of {n} shown', { shown: shown.length, n: rows.length })}</p>
          <Button variant="line" onClick={() => onChange({ pages: filter.pages + 1 })}>
            {t('Load more')}
          </Button>
        </div>
      )}
    </div>
  );
}
