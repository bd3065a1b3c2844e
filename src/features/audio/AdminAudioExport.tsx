import type { Audio } from '../../domain/audio';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportAudiosQuery } from './adminAudioApi';
import type { AudioListRequest } from './audioDocs';

const COLUMNS: readonly CsvColumn<Audio>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Type', value: ({ type }) => t(type) },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Duration', value: ({ duration }) => duration },
  { head: 'Author/Creator', value: ({ author }) => author },
  { head: 'Narrator', value: ({ narrator }) => narrator },
  { head: 'Chapters', value: ({ chapters }) => chapters.length },
  { head: 'Price (USD)', value: ({ price }) => price },
  { head: 'Popular', value: ({ is_popular }) => is_popular },
  { head: 'Date Added', value: ({ date_added }) => date_added },
];

export function AdminAudioExport({ request }: { request: AudioListRequest }) {
  const [read] = useLazyExportAudiosQuery();
  return (
    <ExportButton
      small
      fileName="audios"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
