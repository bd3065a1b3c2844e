import type { ResultState } from '../../../domain/attemptResult';

export const RESULT_LABELS: Record<ResultState, string> = {
  open: 'Open',
  marking: 'Needs marking',
  graded: 'Graded',
};

export const RESULT_TONES = { open: 'neutral', marking: 'warn', graded: 'ok' } as const;

/** What the table can be narrowed to. */
export const RESULT_FILTERS: Record<string, { label: string; states: readonly ResultState[] }> = {
  open: { label: 'Open', states: ['open'] },
  submitted: { label: 'Handed in', states: ['marking', 'graded'] },
  marking: { label: 'Needs marking', states: ['marking'] },
  graded: { label: 'Graded', states: ['graded'] },
};
