import { attemptCode } from '../../../domain/attemptCode';
import type { AttemptResult } from '../../../domain/attemptResult';
import { paths } from '../../../domain/paths';
import { QUIZ_MODE_LABELS } from '../../../domain/quiz';
import { Badge } from '../../../ui/Badge';
import { DateTime } from '../../../ui/DateTime';
import { FilterBar } from '../../../ui/FilterBar';
import { SearchBox } from '../../../ui/SearchBox';
import { byTime, type Columns } from '../../../ui/table/column';
import { PagedTable } from '../../../ui/table/PagedTable';
import { TableFilter } from '../../../ui/table/TableFilter';
import { useTableUrl } from '../../../ui/table/useTableUrl';
import { t } from '../../../ui/text';
import { AdminResultExport } from './AdminResultExport';
import { useListResultsQuery } from './resultApi';
import type { QuizResultsKey, ResultListRequest } from './resultDocs';
import { RESULT_FILTERS, RESULT_LABELS, RESULT_TONES } from './resultLabels';

const URL_OPTIONS = {
  filters: { state: Object.keys(RESULT_FILTERS) },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['started_at'],
  order: { by: 'started_at', direction: 'desc' },
} as const;

const COLUMNS: Columns<AttemptResult> = [
  { head: 'Learner', cell: ({ name }) => name },
  { head: 'Way', cell: ({ mode }) => t(QUIZ_MODE_LABELS[mode]), phone: 'below' },
  {
    head: 'Attempt',
    cell: ({ number }) => <span className="nums">{number}</span>,
    align: 'end',
    low: true,
  },
  { head: 'Code', cell: ({ id }) => <span className="nums">{attemptCode(id)}</span>, low: true },
  { head: 'Started', cell: ({ started_at }) => <DateTime at={started_at} />, sort: byTime('started_at') },
  { head: 'Handed in', cell: ({ submitted_at }) => (submitted_at ? <DateTime at={submitted_at} /> : '–') },
  {
    head: 'Score',
    cell: ({ score }) => <span className="nums">{score === null ? '–' : `${score} %`}</span>,
    align: 'end',
    phone: 'below',
  },
  {
    head: 'State',
    cell: ({ state }) => <Badge tone={RESULT_TONES[state]}>{t(RESULT_LABELS[state])}</Badge>,
    phone: 'beside',
  },
];

/** The attempts at a quiz, the newest first. */
export function AdminResultTable({ results }: { results: QuizResultsKey }) {
  const url = useTableUrl(URL_OPTIONS);
  const { state } = url.filter;
  const request: ResultListRequest = {
    ...results,
    states: state ? RESULT_FILTERS[state]?.states : undefined,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  const isFiltered = Boolean(request.search ?? request.states);
  return (
    <>
      <FilterBar
        search={
          <SearchBox
            label={t('Search learners')}
            placeholder={t('Search by name or paper code...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="state"
          label={t('State')}
          all={t('All States')}
          options={Object.entries(RESULT_FILTERS).map(([value, { label }]) => ({ value, label: t(label) }))}
        />
      </FilterBar>
      <PagedTable
        name="results"
        query={useListResultsQuery(request)}
        url={url}
        errorTitle={(message) => t('Failed to fetch results: {message}', { message })}
        caption={t('Results')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowTo={({ id, parent }) => paths.adminAttempt(parent, id)}
        skeletonRows={5}
        empty={isFiltered ? t('No attempts match your search.') : t('Nobody has begun this quiz yet.')}
        tools={<AdminResultExport request={request} />}
      />
    </>
  );
}
