import { OFFLINE_MESSAGE } from '../../domain/errors';
import type { AudioRow } from '../../domain/audio';
import { Button } from '../../ui/Button';
import { CardPages } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogAudiosQuery } from './audioApi';
import { AudioCard } from './AudioCard';
import {
  type AudioFilter,
  CARDS_A_PAGE,
  filterAudios,
  isFiltered,
  NO_FILTER,
  readAudioFilter,
  subjectsOf,
  writeAudioFilter,
} from './audioFilter';
import { AudioFilterBar } from './AudioFilterBar';
import styles from './AudioListPage.module.css';
import { AudioGridSkeleton, AudioListHead } from './AudioListSkeleton';

const EAGER_COVERS = 2;

/** `/audio-library/all`: the whole catalogue, searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogAudiosQuery();
  const [filter, change] = useUrlFilter(readAudioFilter, writeAudioFilter);
  const rows = query.currentData;
  return (
    <div className="wrap page">
      <AudioListHead lead={rows && countOf(rows)} />
      <div className={styles.filterSpace}>
        <AudioFilterBar filter={filter} subjects={subjectsOf(rows ?? [])} onChange={change} />
      </div>
      <QueryView query={query} skeleton={<AudioGridSkeleton />} errorTitle={t('Failed to fetch audios')}>
        {(all) =>
          all.length === 0 ? (
            <NoAudio onRetry={() => void query.refetch()} />
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

/** What a cache has kept may be empty without the shelf being so: only a connection can tell. */
export function NoAudio({ onRetry }: { onRetry: () => void }) {
  if (!useOnline())
    return <ErrorState error={{ code: 'offline', message: OFFLINE_MESSAGE }} onRetry={onRetry} />;
  return (
    <EmptyState title={t('No audio yet')} saying="Subira yavuta heri" bordered>
      {t('Check back later for new content.')}
    </EmptyState>
  );
}

interface FoundProps {
  rows: readonly AudioRow[];
  filter: AudioFilter;
  onChange: (changes: Partial<AudioFilter>) => void;
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
          title={t('No audio matches your search')}
          action={<Button onClick={reset}>{t('Reset filters')}</Button>}
        >
          {t('Try another word, or listen through all types and subjects.')}
        </EmptyState>
      ) : (
        <CardPages
          shown={shown.length}
          total={rows.length}
          onMore={() => onChange({ pages: filter.pages + 1 })}
        >
          {shown.map((row, index) => (
            <AudioCard key={row.id} audio={row} eager={index < EAGER_COVERS} level={2} />
          ))}
        </CardPages>
      )}
    </div>
  );
}
