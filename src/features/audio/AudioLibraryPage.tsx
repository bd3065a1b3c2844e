import type { ReactNode } from 'react';
import { type AudioRow, type AudioType } from '../../domain/audio';
import { paths } from '../../domain/paths';
import { Shelf } from '../../ui/MediaCard';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { SectionHead } from '../../ui/SectionHead';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { useListCatalogAudiosQuery, useListCatalogPlaylistsQuery } from './audioApi';
import { AudioCard } from './AudioCard';
import { AudioLibraryHead, ShelvesSkeleton } from './AudioLibrarySkeleton';
import { ContinueListening } from './ContinueListening';
import { PlaylistCard } from './PlaylistCard';

/** Cards of a shelf; the list has all. */
const ON_A_SHELF = 10;

/** `/audio-library`: what one goes on with, what is popular, mnemonics, audiobooks, playlists. */
export function Component() {
  const query = useListCatalogAudiosQuery();
  return (
    <div className="wrap page">
      <AudioLibraryHead />
      <QueryView
        query={query}
        skeleton={<ShelvesSkeleton />}
        errorTitle={(message) => t('Failed to fetch audios: {message}', { message })}
      >
        {(rows) =>
          rows.length === 0 ? (
            <NothingYet title={t('No audio yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Shelves rows={rows} />
          )
        }
      </QueryView>
    </div>
  );
}

function Shelves({ rows }: { rows: readonly AudioRow[] }) {
  const ofType = (type: AudioType) => rows.filter((row) => row.type === type);
  return (
    <div className="stack loose">
      <ContinueListening rows={rows} />
      <AudioShelf
        id="popular"
        title={t('Popular')}
        rows={rows.filter((row) => row.is_popular)}
        all={`${paths.allAudio}?sort=popular`}
      />
      <AudioShelf
        id="mnemonics"
        title={t('Mnemonics')}
        rows={ofType('Mnemonic')}
        all={`${paths.allAudio}?type=Mnemonic`}
      />
      <AudioShelf
        id="audiobooks"
        title={t('Audiobooks')}
        rows={ofType('Audiobook')}
        all={`${paths.allAudio}?type=Audiobook`}
      />
      <Playlists />
    </div>
  );
}

interface AudioShelfProps {
  id: string;
  title: string;
  rows: readonly AudioRow[];
  /** Where all of them are. */
  all: string;
}

function AudioShelf({ id, title, rows, all }: AudioShelfProps) {
  if (rows.length === 0) return null;
  return (
    <ShelfSection id={id} title={title} more={<TextLink to={all}>{t('View All')}</TextLink>}>
      {rows.slice(0, ON_A_SHELF).map((row) => (
        <AudioCard key={row.id} audio={row} />
      ))}
    </ShelfSection>
  );
}

/** They come with the page or not at all: an extra that nobody misses. */
function Playlists() {
  const { currentData: playlists = [] } = useListCatalogPlaylistsQuery();
  if (playlists.length === 0) return null;
  return (
    <ShelfSection id="playlists" title={t('Playlists')}>
      {playlists.map((playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} />
      ))}
    </ShelfSection>
  );
}

interface ShelfSectionProps {
  id: string;
  title: string;
  more?: ReactNode;
  children: ReactNode;
}

function ShelfSection({ id, title, more, children }: ShelfSectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id}>
        {more}
      </SectionHead>
      <Shelf>{children}</Shelf>
    </section>
  );
}
