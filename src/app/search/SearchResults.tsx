import { Button } from '../../ui/Button';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { FoundCards } from '../../ui/FoundCards';
import { SectionHead } from '../../ui/SectionHead';
import { t } from '../../ui/text';
import { SEARCH_KIND_LABELS, type SearchEntry, type SearchKind } from './searchEntry';
import { SearchHit, SearchHitSkeleton } from './SearchHit';
import type { SearchFilter } from './searchFilter';
import type { SearchGroup } from './searchIndex';
import styles from './SearchResults.module.css';

/** So many of each kind, where all kinds are shown. */
const FIRST_FEW = 4;

interface SearchResultsProps {
  groups: readonly SearchGroup[];
  entries: ReadonlyMap<string, SearchEntry>;
  filter: SearchFilter;
  onChange: (changes: Partial<SearchFilter>) => void;
  onFollow: () => void;
}

/** What was found, by kind; of one kind all of it. */
export function SearchResults({ groups, entries, filter, onChange, onFollow }: SearchResultsProps) {
  const reset = () => onChange({ kind: '', subject: '', form: '' });
  const isFiltered = Boolean(filter.kind || filter.subject || filter.form);
  const hits = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [entry] : [];
    });
  const empty = {
    title: filter.search ? t('Nothing found for “{search}”', { search: filter.search }) : t('Nothing found'),
    advice: t('Try fewer words or another spelling, or look in all subjects and forms.'),
  };
  if (filter.kind)
    return (
      <FoundCards
        rows={hits(groups.find(({ kind }) => kind === filter.kind)?.ids ?? [])}
        pages={filter.pages}
        onPages={(pages) => onChange({ pages })}
        isFiltered={isFiltered}
        onReset={reset}
        empty={empty}
        grid={styles.grid}
        card={(entry) => <SearchHit key={entry.id} entry={entry} onFollow={onFollow} />}
      />
    );
  const total = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div className="stack loose">
      <p role="status" className="srOnly">
        {t('{n, plural, one {# result} other {# results}}', { n: total })}
      </p>
      {total === 0 && (
        <EmptyState
          title={empty.title}
          action={isFiltered && <Button onClick={reset}>{t('Reset filters')}</Button>}
        >
          {empty.advice}
        </EmptyState>
      )}
      {groups.map(({ kind, ids }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <SectionHead id={`found-${kind}`} title={t(SEARCH_KIND_LABELS[kind])}>
            {ids.length > FIRST_FEW && <AllOf kind={kind} count={ids.length} onChange={onChange} />}
          </SectionHead>
          <CardGrid grid={styles.grid}>
            {hits(ids.slice(0, FIRST_FEW)).map((entry) => (
              <SearchHit key={entry.id} entry={entry} onFollow={onFollow} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}

interface AllOfProps {
  kind: SearchKind;
  count: number;
  onChange: SearchResultsProps['onChange'];
}

const AllOf = ({ kind, count, onChange }: AllOfProps) => (
  <Button
    variant="quiet"
    small
    aria-label={t('Show all {n}: {kind}', { n: count, kind: t(SEARCH_KIND_LABELS[kind]) })}
    onClick={() => onChange({ kind })}
  >
    {t('Show all {n}', { n: count })}
  </Button>
);

export const SearchResultsSkeleton = () => (
  <CardGrid grid={styles.grid}>
    {Array.from({ length: 2 * FIRST_FEW }, (_, hit) => (
      <SearchHitSkeleton key={hit} />
    ))}
  </CardGrid>
);
