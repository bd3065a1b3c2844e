import type { ResultTotals } from '../../../domain/attemptResult';
import { ErrorState } from '../../../ui/ErrorState';
import { StatStrip } from '../../../ui/StatStrip';
import { t } from '../../../ui/text';
import { useGetResultTotalsQuery } from './resultApi';
import type { QuizResultsKey } from './resultDocs';

/** How a quiz went for all who sat it. */
export function AdminResultTotals({ results }: { results: QuizResultsKey }) {
  const { currentData: totals, error, isFetching, refetch } = useGetResultTotalsQuery(results);
  if (error && !totals)
    return (
      <ErrorState
        title={t('The totals could not be counted')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <StatStrip
      stats={FIGURES.map(({ label, value }) => ({ label: t(label), value: totals ? value(totals) : null }))}
    />
  );
}

const FIGURES: readonly { label: string; value: (totals: ResultTotals) => string | number }[] = [
  { label: 'Handed in', value: ({ marking, graded }) => marking + graded },
  { label: 'Need marking', value: ({ marking }) => marking },
  { label: 'Average of graded', value: ({ average }) => (average === null ? '–' : `${average} %`) },
  { label: 'Passed', value: ({ passed }) => passed },
];
