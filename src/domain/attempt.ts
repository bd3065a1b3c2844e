import { type Answer, type AnswerKey, type Answers, parseAnswers, type PaperQuestion } from './courseContent';
import { countOrNull, instantOf, isText, textOr } from './stored';
import { foldText } from './text';

/** One sitting of an assessment: the server gives the paper and grades it; quizzes are to use the same record. */

export const ATTEMPT_KINDS = ['assessment'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** `attempts/{uid}_{course}_{module}_{number}` as the site knows it: instants are milliseconds since 1970. */
export interface Attempt {
  id: string;
  uid: string;
  kind: AttemptKind;
  /** The course. */
  parent: string;
  /** The module. */
  part: string;
  title: string;
  number: number;
  attempts_allowed: number;
  /** Percent. */
  passing_score: number;
  state: 'open' | 'submitted';
  started_at: number;
  /** Null: no limit. */
  deadline: number | null;
  answers: Answers;
  submitted_at: number | null;
  /** Percent; null until it is graded. */
  score: number | null;
  points: number;
  max_points: number;
  is_passed: boolean;
  /** Whether `attempts/{id}/review/result`, with the right answers, may be read. */
  is_review_open: boolean;
}

export const attemptId = (uid: string, parent: string, part: string, number: number) =>
  `${uid}_${parent}_${part}_${number}`;

export function parseAttempt(id: string, data: Record<string, unknown>): Attempt {
  const isSubmitted = data.state === 'submitted';
  return {
    id,
    uid: textOr(data.uid, ''),
    kind: 'assessment',
    parent: textOr(data.parent, ''),
    part: textOr(data.part, ''),
    title: textOr(data.title, ''),
    number: countOrNull(data.number) ?? 1,
    attempts_allowed: countOrNull(data.attempts_allowed) ?? 1,
    passing_score: countOrNull(data.passing_score) ?? 0,
    state: isSubmitted ? 'submitted' : 'open',
    started_at: instantOf(data.started_at),
    deadline: countOrNull(data.deadline),
    answers: parseAnswers(data.answers),
    submitted_at: isSubmitted ? instantOf(data.submitted_at) : null,
    score: isSubmitted ? (countOrNull(data.score) ?? 0) : null,
    points: countOrNull(data.points) ?? 0,
    max_points: countOrNull(data.max_points) ?? 0,
    is_passed: data.is_passed === true,
    is_review_open: data.is_review_open === true,
  };
}

/** `attempts/{id}/review/result`: the right answers, and which questions were answered rightly. */
export interface AttemptReview {
  answers: AnswerKey['answers'];
  marks: Record<string, boolean>;
}

export interface Grade {
  marks: Record<string, boolean>;
  points: number;
  max_points: number;
  /** Whole percent, rounded down: 69.9 does not pass at 70. */
  score: number;
}

export function grade(questions: readonly PaperQuestion[], key: Answers, answers: Answers): Grade {
  const marks = Object.fromEntries(
    questions.map((question) => [question.id, isRight(question, key[question.id], answers[question.id])]),
  );
  const sum = (list: readonly PaperQuestion[]) => list.reduce((total, { points }) => total + points, 0);
  const points = sum(questions.filter(({ id }) => marks[id]));
  const max_points = sum(questions);
  return { marks, points, max_points, score: max_points === 0 ? 0 : Math.floor((points * 100) / max_points) };
}

/** A typed answer is right in any case and spacing, and with or without accents. */
function isRight({ question_type }: PaperQuestion, right: Answer | undefined, given: Answer | undefined) {
  if (right === undefined || given === undefined) return false;
  if (question_type !== 'short-answer' || !isText(right) || !isText(given)) return right === given;
  return plain(right) === plain(given);
}

const plain = (text: string) => foldText(text).trim().replace(/\s+/g, ' ');

/** The minutes that a duration such as `30`, `30 min` or `1 hour` allows; null for any other text: no limit. */
export function allowedMinutes(duration: string): number | null {
  const [, count = '', unit = ''] = /^\s*(\d{1,3})\s*([a-z]*)\.?\s*$/i.exec(duration) ?? [];
  const minutes = Number(count);
  if (!minutes) return null;
  if (/^(h|hrs?|hours?)$/i.test(unit)) return minutes * 60;
  return /^(m|mins?|minutes?)?$/i.test(unit) ? minutes : null;
}
