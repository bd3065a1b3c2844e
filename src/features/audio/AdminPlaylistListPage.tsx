import { useState } from 'react';
import { formatUsd } from '../../domain/money';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import type { Playlist } from '../../domain/playlist';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { DateTime } from '../../ui/DateTime';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { byText, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { HideButtons } from '../../ui/table/HideButtons';
import { PagedTable } from '../../ui/table/PagedTable';
import { TitleCell } from '../../ui/table/TitleCell';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminAudioFrame } from './AdminAudioFrame';
import {
  useHidePlaylistsMutation,
  useLazyExportPlaylistsQuery,
  useListPlaylistsQuery,
} from './adminPlaylistApi';
import { AdminPlaylistDelete } from './AdminPlaylistDelete';

// Indexed in firestore.indexes.json together with every filter.
const URL_OPTIONS = { filters: {}, sorts: ['name'] } as const;

const COLUMNS: Columns<Playlist> = [
  { head: 'Name', cell: (playlist) => <NameCell playlist={playlist} />, sort: byText('name') },
  { head: 'Clips', cell: ({ audio_ids }) => clipCount(audio_ids.length), phone: 'below' },
  { head: 'Price', cell: ({ price }) => t(formatUsd(price)), align: 'end', phone: 'beside' },
  { head: 'Date Added', cell: ({ created_at }) => <DateTime at={created_at} dayOnly />, low: true },
];

const CSV: readonly CsvColumn<Playlist>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Description', value: ({ description }) => description },
  { head: 'Clips', value: ({ audio_ids }) => audio_ids.length },
  { head: 'Price (USD)', value: ({ price }) => price },
  { head: 'Date Added', value: ({ created_at }) => new Date(created_at).toISOString() },
];

const clipCount = (count: number) => t('{count, plural, one {# clip} other {# clips}}', { count });

/** `/admin/audio/playlists`: a teacher's own playlists, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useTableUrl(URL_OPTIONS);
  const search = url.search.trim() || undefined;
  const request = { createdBy, search, sort: url.sort, ...url.cursor };
  const query = useListPlaylistsQuery(request);
  const [read] = useLazyExportPlaylistsQuery();
  const [doomed, setDoomed] = useState<{ playlists: readonly Playlist[]; onDone?: () => void } | null>(null);
  const [hide, hiding] = useHidePlaylistsMutation();
  return (
    <AdminAudioFrame current={paths.adminPlaylists}>
      <FilterBar
        search={
          <SearchBox
            label={t('Search playlists')}
            placeholder={t('Search by name...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      />
      <PagedTable
        name="playlists"
        query={query}
        url={url}
        errorTitle={t('Failed to load playlists')}
        caption={t('Playlists')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowTo={({ id }) => paths.adminEditPlaylist(id)}
        rowMenu={(playlist) => [
          { label: t('Edit'), icon: 'edit', to: paths.adminEditPlaylist(playlist.id) },
          { label: t('Delete'), icon: 'trash', onSelect: () => setDoomed({ playlists: [playlist] }) },
        ]}
        empty={search ? t('No playlists found matching your search.') : t('No playlists yet.')}
        loadingText={t('Loading playlists...')}
        tools={
          <ExportButton
            small
            fileName="playlists"
            columns={CSV}
            request={request}
            readPage={(page) => read(page).unwrap()}
          />
        }
        bulk={(playlists, onDone) => (
          <>
            <HideButtons
              isBusy={hiding.isLoading}
              setHidden={(isHidden) => hide({ ids: playlists.map(({ id }) => id), isHidden })}
              onDone={onDone}
            />
            <Button variant="quiet" small icon="trash" onClick={() => setDoomed({ playlists, onDone })}>
              {t('Delete')}
            </Button>
          </>
        )}
      />
      {doomed && <AdminPlaylistDelete {...doomed} onClose={() => setDoomed(null)} />}
    </AdminAudioFrame>
  );
}

const NameCell = ({ playlist: { name, cover_url, is_hidden } }: { playlist: Playlist }) => (
  <TitleCell cover={<Cover subject={name} src={cover_url} tiny />} title={name}>
    {is_hidden && <Badge>{t('Hidden')}</Badge>}
  </TitleCell>
);
