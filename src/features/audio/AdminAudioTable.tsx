import { useState } from 'react';
import type { Audio } from '../../domain/audio';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { DateTime } from '../../ui/DateTime';
import type { QueryLike } from '../../ui/QueryView';
import { byText, byTime, type Columns } from '../../ui/table/column';
import { HideButtons } from '../../ui/table/HideButtons';
import { PagedTable } from '../../ui/table/PagedTable';
import { TitleCell } from '../../ui/table/TitleCell';
import type { TableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminAudioDelete } from './AdminAudioDelete';
import { AdminAudioExport } from './AdminAudioExport';
import { useHideAudiosMutation } from './adminAudioApi';
import type { AudioListRequest } from './audioDocs';

const COLUMNS: Columns<Audio> = [
  { head: 'Title', cell: (audio) => <AudioTitle audio={audio} />, sort: byText('title') },
  { head: 'Type', cell: ({ type }) => <Badge plain>{t(type)}</Badge>, phone: 'below' },
  { head: 'Subject', cell: ({ subject }) => t(subject), phone: 'below' },
  {
    head: 'Duration',
    cell: ({ duration }) => <span className="nums">{duration}</span>,
    align: 'end',
    phone: 'below',
  },
  { head: 'Author/Creator', cell: ({ author }) => author, low: true },
  {
    head: 'Date Added',
    cell: ({ date_added }) => date_added && <DateTime at={localDay(date_added)} dayOnly />,
    sort: byTime('date_added'),
    low: true,
  },
];

/** The day begins where the reader is, not in Greenwich. */
const localDay = (day: string) => new Date(`${day}T00:00`).getTime();

interface AdminAudioTableProps {
  query: QueryLike<Page<Audio>>;
  url: TableUrl;
  /** What the query asked for, for the export. */
  request: AudioListRequest;
}

export function AdminAudioTable({ query, url, request }: AdminAudioTableProps) {
  const [doomed, setDoomed] = useState<{ audios: readonly Audio[]; onDone?: () => void } | null>(null);
  const [hide, hiding] = useHideAudiosMutation();
  const isFiltered = Boolean(request.type ?? request.search);
  return (
    <>
      <PagedTable
        name="audios"
        query={query}
        url={url}
        errorTitle={(message) => t('Error loading audios: {message}', { message })}
        caption={t('Audio Library')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowTo={({ id }) => paths.adminEditAudio(id)}
        rowMenu={(audio) => [
          { label: t('Edit'), icon: 'edit', to: paths.adminEditAudio(audio.id) },
          { label: t('Delete'), icon: 'trash', onSelect: () => setDoomed({ audios: [audio] }) },
        ]}
        empty={
          isFiltered
            ? t('No audio resources found matching your filters.')
            : t('No audio resources found. Create your first audio resource!')
        }
        loadingText={t('Loading audios...')}
        tools={<AdminAudioExport request={request} />}
        bulk={(audios, onDone) => (
          <>
            <HideButtons
              isBusy={hiding.isLoading}
              setHidden={(isHidden) => hide({ ids: audios.map(({ id }) => id), isHidden })}
              onDone={onDone}
            />
            <Button variant="quiet" small icon="trash" onClick={() => setDoomed({ audios, onDone })}>
              {t('Delete')}
            </Button>
          </>
        )}
      />
      {doomed && <AdminAudioDelete {...doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

const AudioTitle = ({
  audio: { title, subject, cover_image_url, is_popular, is_hidden },
}: {
  audio: Audio;
}) => (
  <TitleCell cover={<Cover subject={subject} src={cover_image_url} tiny />} title={title}>
    {is_popular && <Badge tone="warn">{t('Popular')}</Badge>}
    {is_hidden && <Badge>{t('Hidden')}</Badge>}
  </TitleCell>
);
