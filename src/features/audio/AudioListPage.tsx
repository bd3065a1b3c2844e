import type { AudioRow } from '../../domain/audio';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogAudiosQuery } from './audioApi';
import { AudioCard } from './AudioCard';
import {
  type AudioFilter,
  filterAudios,
  isFiltered,
  NO_FILTER,
  readFilter,
  subjectsOf,
  writeFilter,
} from './audioFilter';
import { AudioFilterBar } from './AudioFilterBar';
import { AudioGridSkeleton, AudioListHead } from './AudioListSkeleton';

const EAGER_COVERS = 2;

/** `/audio-library/all`: the whole catalogue, searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogAudiosQuery();
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  const rows = query.currentData;
  return (
    <div className="wrap page">
      <AudioListHead lead={rows && countOf(rows)} />
      <FilterSpace>
        <AudioFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<AudioGridSkeleton />}
        errorTitle={(message) => t('Failed to fetch audios: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No audio yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterAudios(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

const countOf = (rows: readonly AudioRow[]) =>
  t('{n, plural, one {# audio} other {# audios}} · {free} free', {
    n: rows.length,
    free: rows.filter(({ price }) => price === 0).length,
  });

interface FoundProps {
  rows: readonly AudioRow[];
  filter: AudioFilter;
  onChange: (changes: Partial<AudioFilter>) => void;
}

const Found = ({ rows, filter, onChange }: FoundProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
    empty={{
      title: t('No audio matches your search'),
      advice: t('Try another word, or listen through all types and subjects.'),
    }}
    card={(row, index) => <AudioCard key={row.id} audio={row} eager={index < EAGER_COVERS} level={2} />}
  />
);
