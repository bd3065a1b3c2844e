import { attemptCode } from '../../../domain/attemptCode';
import type { AttemptResult } from '../../../domain/attemptResult';
import { QUIZ_MODE_LABELS } from '../../../domain/quiz';
import { type CsvColumn, ExportButton } from '../../../ui/table/ExportButton';
import { t } from '../../../ui/text';
import { useLazyExportResultsQuery } from './resultApi';
import type { ResultListRequest } from './resultDocs';
import { RESULT_LABELS } from './resultLabels';

const timeOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

const COLUMNS: readonly CsvColumn<AttemptResult>[] = [
  { head: 'Learner', value: ({ name }) => name },
  { head: 'Code', value: ({ id }) => attemptCode(id) },
  { head: 'Attempt', value: ({ number }) => number },
  { head: 'Way', value: ({ mode }) => t(QUIZ_MODE_LABELS[mode]) },
  { head: 'Started', value: ({ started_at }) => timeOf(started_at) },
  { head: 'Handed in', value: ({ submitted_at }) => timeOf(submitted_at) },
  { head: 'State', value: ({ state }) => t(RESULT_LABELS[state]) },
  { head: 'Points', value: ({ points }) => points },
  { head: 'Of', value: ({ max_points }) => max_points },
  { head: 'Score (%)', value: ({ score }) => score },
  { head: 'Passed', value: ({ is_passed }) => (is_passed === null ? '' : t(is_passed ? 'Yes' : 'No')) },
];

export function AdminResultExport({ request }: { request: ResultListRequest }) {
  const [read] = useLazyExportResultsQuery();
  return (
    <ExportButton
      small
      fileName="results"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
