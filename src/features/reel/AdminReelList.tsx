import { useState } from 'react';
import { formatTime } from '../../domain/audio';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import type { Reel } from '../../domain/reel';
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
import { useHideReelsMutation, useLazyExportReelsQuery, useListReelsQuery } from './adminReelApi';
import { AdminReelDialog } from './AdminReelDialog';

// Indexed in firestore.indexes.json together with every filter.
const URL_OPTIONS = { filters: {}, sorts: ['title'] } as const;

const COLUMNS: Columns<Reel> = [
  { head: 'Title', cell: (reel) => <ReelTitle reel={reel} />, sort: byText('title') },
  { head: 'Subject', cell: ({ subject }) => t(subject), phone: 'below' },
  { head: 'Instructor', cell: ({ instructor }) => instructor, phone: 'below' },
  {
    head: 'Duration',
    cell: ({ seconds }) => <span className="nums">{seconds === null ? '–' : formatTime(seconds)}</span>,
    align: 'end',
    phone: 'below',
  },
  { head: 'Views', cell: ({ view_count }) => <span className="nums">{view_count}</span>, align: 'end' },
  { head: 'Likes', cell: ({ like_count }) => <span className="nums">{like_count}</span>, align: 'end' },
  { head: 'Date Added', cell: ({ created_at }) => <DateTime at={created_at} dayOnly />, low: true },
];

const CSV: readonly CsvColumn<Reel>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Instructor', value: ({ instructor }) => instructor },
  { head: 'Description', value: ({ description }) => description },
  { head: 'Seconds', value: ({ seconds }) => seconds ?? '' },
  { head: 'Views', value: ({ view_count }) => view_count },
  { head: 'Likes', value: ({ like_count }) => like_count },
  { head: 'Hidden', value: ({ is_hidden }) => is_hidden },
  { head: 'Date Added', value: ({ created_at }) => new Date(created_at).toISOString() },
];

/** The back office's reels: a teacher's own, or everybody's for an administrator. */
export function AdminReelList() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useTableUrl(URL_OPTIONS);
  const search = url.search.trim() || undefined;
  const request = { createdBy, search, sort: url.sort, ...url.cursor };
  const query = useListReelsQuery(request);
  const [read] = useLazyExportReelsQuery();
  const [hide, hiding] = useHideReelsMutation();
  /** Null is a new one. */
  const [edited, setEdited] = useState<Reel | null | undefined>();
  const close = () => setEdited(undefined);
  return (
    <>
      <FilterBar
        search={
          <SearchBox
            label={t('Search reels')}
            placeholder={t('Search by title, subject or instructor...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <Button icon="plus" onClick={() => setEdited(null)}>
          {t('Upload Reel')}
        </Button>
      </FilterBar>
      <PagedTable
        name="reels"
        query={query}
        url={url}
        errorTitle={t('Failed to load reels')}
        caption={t('Learning Reels')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowMenu={(reel) => [
          { label: t('Edit'), icon: 'edit', onSelect: () => setEdited(reel) },
          { label: t('Watch'), icon: 'play', to: paths.reel(reel.id) },
          { label: t('Delete'), icon: 'trash', to: paths.adminDeleteReel(reel.id) },
        ]}
        empty={search ? t('No reels found matching your search.') : t('No reels yet. Upload the first one!')}
        loadingText={t('Loading reels...')}
        tools={
          <ExportButton
            small
            fileName="reels"
            columns={CSV}
            request={request}
            readPage={(page) => read(page).unwrap()}
          />
        }
        bulk={(reels, onDone) => (
          <HideButtons
            isBusy={hiding.isLoading}
            setHidden={(isHidden) => hide({ ids: reels.map(({ id }) => id), isHidden })}
            onDone={onDone}
          />
        )}
      />
      {user && edited !== undefined && (
        <AdminReelDialog uid={user.uid} reel={edited} onSaved={close} onClose={close} />
      )}
    </>
  );
}

const ReelTitle = ({ reel: { title, subject, poster_url, is_hidden } }: { reel: Reel }) => (
  <TitleCell cover={<Cover subject={subject} src={poster_url} tiny />} title={title}>
    {is_hidden && <Badge>{t('Hidden')}</Badge>}
  </TitleCell>
);
