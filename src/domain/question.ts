import { objectsIn } from './courseParse';
import { countOrNull, instantOf, isText, textOr, textOrNull, textsIn } from './stored';

/** The question bank of quizzes. What a learner may receive of a question is `Question`; the rest is `QuestionKey`. */

export const QUESTION_KINDS = [
  'single-choice',
  'multiple-choice',
  'true-false',
  'short-answer',
  'numeric',
  'essay',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  'single-choice': 'Single choice',
  'multiple-choice': 'Multiple choice',
  'true-false': 'True or false',
  'short-answer': 'Short answer',
  numeric: 'Number',
  essay: 'Essay',
};

export const QUESTION_LIMITS = {
  text: 4000,
  explanation: 4000,
  option: 500,
  minOptions: 2,
  maxOptions: 10,
  /** Accepted spellings of a short answer, and units of a number. */
  accepted: 20,
  accept: 200,
  unit: 20,
  topic: 80,
  points: 100,
  /** Characters of a learner's essay; every other typed answer is held to `accept`. */
  essay: 10_000,
  /** Of an examiner's word to one answer. */
  comment: 1000,
} as const;

/** Options are known by id, so that an order or a spelling may change and an answer still means the same. */
export interface QuestionOption {
  id: string;
  text: string;
}

/** A question without its key: all that a learner's device ever gets before the review policy opens more. */
export interface Question {
  id: string;
  kind: QuestionKind;
  /** Plain text; mathematics stands between `$` signs, as KaTeX reads it. */
  text: string;
  image_url: string | null;
  /** What the picture shows, for who cannot see it. */
  image_text: string;
  /** Empty but for the two kinds of choice. */
  options: QuestionOption[];
  points: number;
}

/** What is right. Wrong ticks of a multiple choice count against right ones, never below nothing. */
export type QuestionKey =
  | { kind: 'single-choice'; right: string }
  | { kind: 'multiple-choice'; right: string[] }
  | { kind: 'true-false'; right: boolean }
  | { kind: 'short-answer'; accept: string[] }
  /** A unit that is left out does not matter, another one does; without `units` a bare number is asked for. */
  | { kind: 'numeric'; value: number; tolerance: number; units: string[] }
  /** For whoever marks it by hand. */
  | { kind: 'essay'; guide: string };

/** What questions are found and drawn by. */
export interface QuestionTags {
  subject: string;
  form_level: string;
  topic: string;
  /** The year of the past paper that it follows. */
  year: number | null;
}

/** `questions/{uuid}`, for its author and administrators: instants are milliseconds since 1970. */
export interface BankQuestion extends Question, QuestionTags {
  key: QuestionKey;
  explanation: string;
  image_path: string | null;
  /** Grows with every save; attempts keep copies of the version that they were given. */
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

type Fields = Record<string, unknown>;

const kindOf = (value: unknown): QuestionKind =>
  QUESTION_KINDS.find((kind) => kind === value) ?? 'short-answer';

/** Without the key, whatever else lies in the data: what is made of it may go to learners. */
export const parseQuestion = (data: Fields): Question => ({
  id: textOr(data.id, ''),
  kind: kindOf(data.kind),
  text: textOr(data.text, ''),
  image_url: textOrNull(data.image_url),
  image_text: textOr(data.image_text, ''),
  options: objectsIn(data.options).map(({ id, text }) => ({ id: textOr(id, ''), text: textOr(text, '') })),
  points: countOrNull(data.points) ?? 1,
});

const numberOr = (value: unknown, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** A key that does not fit its kind is one that nothing answers. */
export function parseKey(value: unknown): QuestionKey {
  const data = (value ?? {}) as Fields;
  switch (kindOf(data.kind)) {
    case 'single-choice':
      return { kind: 'single-choice', right: textOr(data.right, '') };
    case 'multiple-choice':
      return { kind: 'multiple-choice', right: textsIn(data.right) };
    case 'true-false':
      return { kind: 'true-false', right: data.right === true };
    case 'numeric':
      return {
        kind: 'numeric',
        value: numberOr(data.value, Number.NaN),
        tolerance: Math.max(numberOr(data.tolerance, 0), 0),
        units: textsIn(data.units),
      };
    case 'essay':
      return { kind: 'essay', guide: textOr(data.guide, '') };
    default:
      return { kind: 'short-answer', accept: textsIn(data.accept) };
  }
}

/** Null without a text. */
export function parseBankQuestion(id: string, data: Fields): BankQuestion | null {
  if (!isText(data.text) || data.text === '') return null;
  return {
    ...parseQuestion({ ...data, id }),
    subject: textOr(data.subject, ''),
    form_level: textOr(data.form_level, ''),
    topic: textOr(data.topic, ''),
    year: countOrNull(data.year),
    key: parseKey(data.key),
    explanation: textOr(data.explanation, ''),
    image_path: textOrNull(data.image_path),
    version: countOrNull(data.version) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}
