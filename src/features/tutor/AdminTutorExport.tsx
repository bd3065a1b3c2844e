import { type Tutor, TUTOR_STATUS_LABELS } from '../../domain/tutor';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportTutorsQuery } from './tutorApi';
import type { TutorListRequest } from './tutorDocs';

const COLUMNS: readonly CsvColumn<Tutor>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Specialty', value: ({ specialty }) => specialty },
  { head: 'Levels', value: ({ levels }) => levels.join(', ') },
  { head: 'Hourly Rate (USD)', value: ({ hourly_rate }) => hourly_rate },
  { head: 'Rating', value: ({ rating, rating_count }) => (rating_count > 0 ? rating : null) },
  { head: 'Students', value: ({ students_count }) => students_count },
  { head: 'Verified', value: ({ verified }) => verified },
  { head: 'Status', value: ({ status }) => t(TUTOR_STATUS_LABELS[status]) },
  { head: 'Start Date', value: ({ start_date }) => start_date },
];

export function AdminTutorExport({ request }: { request: TutorListRequest }) {
  const [read] = useLazyExportTutorsQuery();
  return (
    <ExportButton
      fileName="tutors"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
