import type { Attempt } from './attempt';
import { attemptCode } from './attemptCode';
import type { Grade } from './attemptGrade';
import { QUIZ_MODES, type QuizMode } from './quiz';
import { countOrNull, instantOf, textOr } from './stored';
import { searchTerms } from './text';

/**
 * What an examiner's table shows of an attempt. Apart from the attempt, since its learner reads that one, and a score
 * may be held back from them.
 */

/** On its way; handed in, with essays that await their marks; handed in and marked. */
export const RESULT_STATES = ['open', 'marking', 'graded'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** `attempt_results/{attempt}`; written by functions alone, together with the attempt. */
export interface AttemptResult {
  /** The attempt's. */
  id: string;
  uid: string;
  /** As the learner was called at the start. */
  name: string;
  mode: QuizMode;
  parent: string;
  number: number;
  state: ResultState;
  started_at: number;
  /** The others too: null until it is handed in. */
  submitted_at: number | null;
  /** Percent. */
  score: number | null;
  points: number | null;
  max_points: number;
  is_passed: boolean | null;
}

type Begun = Pick<Attempt, 'uid' | 'mode' | 'parent' | 'part' | 'parent_author' | 'number' | 'max_points'>;

/** As it is stored at the start, besides its time. */
export const toNewResult = (id: string, begun: Begun, name: string) => {
  const { uid, mode, parent, part, parent_author, number, max_points } = begun;
  return {
    uid,
    name,
    mode,
    parent,
    part,
    parent_author,
    number,
    state: 'open' satisfies ResultState,
    submitted_at: null,
    score: null,
    points: null,
    max_points,
    is_passed: null,
    search_terms: searchTerms(name, attemptCode(id)),
  };
};

/** What grading changes in it, besides the time of handing in. */
export const toGradedResult = ({ mode }: Pick<Attempt, 'mode'>, grade: Grade, is_passed: boolean) => {
  const { score, points, max_points, needs_marking } = grade;
  const state: ResultState = needs_marking ? 'marking' : 'graded';
  return { mode, state, score, points, max_points, is_passed };
};

export function parseResult(id: string, data: Record<string, unknown>): AttemptResult {
  const { points, is_passed } = data;
  return {
    id,
    uid: textOr(data.uid, ''),
    name: textOr(data.name, '') || 'Student',
    mode: QUIZ_MODES.find((mode) => mode === data.mode) ?? 'attempt',
    parent: textOr(data.parent, ''),
    number: countOrNull(data.number) ?? 1,
    state: RESULT_STATES.find((state) => state === data.state) ?? 'open',
    started_at: instantOf(data.started_at),
    submitted_at: instantOf(data.submitted_at) || null,
    score: countOrNull(data.score),
    points: typeof points === 'number' && points >= 0 ? points : null,
    max_points: countOrNull(data.max_points) ?? 0,
    is_passed: typeof is_passed === 'boolean' ? is_passed : null,
  };
}

/** Of one quiz's attempts. */
export interface ResultTotals {
  marking: number;
  graded: number;
  passed: number;
  /** Percent, of what is graded; null while nothing is. */
  average: number | null;
}
