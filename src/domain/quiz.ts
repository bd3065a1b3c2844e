import { objectsIn } from './courseParse';
import { parseKey, parseQuestion, type Question, type QuestionKey, type QuestionTags } from './question';
import { countOrNull, instantOf, isText, textOr, textOrNull, textsIn } from './stored';
import { isBlank } from './text';

/** Quizzes and exams: three modes over one set of questions. The public record holds settings and counts alone. */

export const QUIZ_MODES = ['attempt', 'timed-sequential', 'paper-based'] as const;
export type QuizMode = (typeof QUIZ_MODES)[number];

/** What learners call them. */
export const QUIZ_MODE_LABELS: Record<QuizMode, string> = {
  attempt: 'All questions open',
  'timed-sequential': 'One question at a time',
  'paper-based': 'On paper',
};

export const QUIZ_STATUSES = ['draft', 'published', 'archived'] as const;
export type QuizStatus = (typeof QUIZ_STATUSES)[number];

/** When a learner may see a part of the review. Without a closing time, `after-close` is at once. */
export const REVIEW_TIMES = ['after-submit', 'after-last-attempt', 'after-close', 'never'] as const;
export type ReviewTime = (typeof REVIEW_TIMES)[number];

export const REVIEW_PARTS = ['score', 'answers', 'explanations'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export const QUIZ_LIMITS = {
  title: 200,
  description: 2000,
  topic: 80,
  minutes: 480,
  attempts: 100,
  /** Minutes between two attempts. */
  delay: 7 * 24 * 60,
  secondsPerQuestion: 3600,
  sections: 10,
  instructions: 1000,
  /** Of a whole quiz, pools of draws included. */
  questions: 200,
  /** What one stored document of it may weigh. */
  documentBytes: 100_000,
} as const;

/** `quizzes/{uuid}` as the store holds it: instants are milliseconds since 1970. */
export interface Quiz extends QuestionTags {
  id: string;
  title: string;
  description: string;
  status: QuizStatus;
  /** At least one. */
  modes: QuizMode[];
  /** Minutes for the whole; null: no limit. */
  time_limit: number | null;
  /** For each question of the timed-sequential mode; null: only the whole is limited. */
  seconds_per_question: number | null;
  opens_at: number | null;
  closes_at: number | null;
  /** Null: as often as one likes. */
  attempts_allowed: number | null;
  /** Minutes from handing in to the next start. */
  attempt_delay: number;
  /** Percent. */
  passing_score: number;
  shuffle_questions: boolean;
  shuffle_options: boolean;
  review: Record<ReviewPart, ReviewTime>;
  /** What one learner gets, draws counted. */
  question_count: number;
  max_points: number;
  /** Shown as the quiz's teacher. */
  author_name: string;
  /** Grows with every save: an editor who began from an older one is told. */
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A part of a quiz. With `draw`, each attempt gets so many of its questions; with `answer_count`, the best so many count. */
export interface QuizSection {
  id: string;
  title: string;
  instructions: string;
  /** "Answer any N": null, all count. */
  answer_count: number | null;
  draw: number | null;
  questions: Question[];
}

/** `quizzes/{id}/questions/0`: for its author, administrators and functions. Learners get theirs from `startAttempt`. */
export interface QuizPaper {
  sections: QuizSection[];
}

/** `answer_keys/{quiz}`, by the question's id: for its author, administrators and functions. */
export interface QuizKeys {
  keys: Record<string, QuestionKey>;
  explanations: Record<string, string>;
  /** Of the bank's question that each was made from. */
  versions: Record<string, number>;
  /** For the learner's progress by topic. */
  topics: Record<string, string>;
}

/** A row of the public catalogue. */
export type QuizRow = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'subject'
  | 'form_level'
  | 'topic'
  | 'year'
  | 'modes'
  | 'time_limit'
  | 'opens_at'
  | 'closes_at'
  | 'question_count'
  | 'max_points'
  | 'author_name'
  | 'created_by'
  | 'created_at'
>;

type Fields = Record<string, unknown>;

const timeOf = (value: unknown, fallback: ReviewTime): ReviewTime =>
  REVIEW_TIMES.find((time) => time === value) ?? fallback;

/** Whatever is not known to be open stays closed. */
function parseReview(value: unknown): Quiz['review'] {
  const data = (value ?? {}) as Fields;
  return {
    score: timeOf(data.score, 'after-submit'),
    answers: timeOf(data.answers, 'never'),
    explanations: timeOf(data.explanations, 'never'),
  };
}

/** A stored document as a quiz; null without a title. */
export function parseQuiz(id: string, data: Fields): Quiz | null {
  if (!isText(data.title) || isBlank(data.title)) return null;
  const offered = textsIn(data.modes);
  const modes = QUIZ_MODES.filter((mode) => offered.includes(mode));
  return {
    id,
    title: data.title,
    description: textOr(data.description, ''),
    subject: textOr(data.subject, ''),
    form_level: textOr(data.form_level, ''),
    topic: textOr(data.topic, ''),
    year: countOrNull(data.year),
    status: QUIZ_STATUSES.find((status) => status === data.status) ?? 'draft',
    modes: modes.length > 0 ? modes : ['attempt'],
    time_limit: countOrNull(data.time_limit) || null,
    seconds_per_question: countOrNull(data.seconds_per_question) || null,
    opens_at: instantOf(data.opens_at) || null,
    closes_at: instantOf(data.closes_at) || null,
    attempts_allowed: countOrNull(data.attempts_allowed) || null,
    attempt_delay: countOrNull(data.attempt_delay) ?? 0,
    passing_score: countOrNull(data.passing_score) ?? 0,
    shuffle_questions: data.shuffle_questions === true,
    shuffle_options: data.shuffle_options === true,
    review: parseReview(data.review),
    question_count: countOrNull(data.question_count) ?? 0,
    max_points: countOrNull(data.max_points) ?? 0,
    author_name: textOr(data.author_name, ''),
    version: countOrNull(data.version) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

export const parseQuizPaper = (data: Fields): QuizPaper => ({
  sections: objectsIn(data.sections).map((section) => ({
    id: textOr(section.id, ''),
    title: textOr(section.title, ''),
    instructions: textOr(section.instructions, ''),
    answer_count: countOrNull(section.answer_count),
    draw: countOrNull(section.draw),
    questions: objectsIn(section.questions).map(parseQuestion),
  })),
});

export function parseQuizKeys(data: Fields): QuizKeys {
  const entriesOf = (value: unknown) => Object.entries((value ?? {}) as Fields);
  return {
    keys: Object.fromEntries(entriesOf(data.keys).map(([id, key]) => [id, parseKey(key)])),
    explanations: Object.fromEntries(
      entriesOf(data.explanations).map(([id, text]) => [id, textOrNull(text) ?? '']),
    ),
    versions: Object.fromEntries(
      entriesOf(data.versions).map(([id, version]) => [id, countOrNull(version) ?? 0]),
    ),
    topics: Object.fromEntries(entriesOf(data.topics).map(([id, topic]) => [id, textOr(topic, '')])),
  };
}

/** Null for what learners must not find: drafts and archived quizzes. */
export function toQuizRow(quiz: Quiz): QuizRow | null {
  if (quiz.status !== 'published') return null;
  const { id, title, subject, form_level, topic, year, modes, time_limit, opens_at, closes_at } = quiz;
  const { question_count, max_points, author_name, created_by, created_at } = quiz;
  return {
    id,
    title,
    subject,
    form_level,
    topic,
    year,
    modes,
    time_limit,
    opens_at,
    closes_at,
    question_count,
    max_points,
    author_name,
    created_by,
    created_at,
  };
}

/** What the functions around quizzes say. */
export const quizMessages = {
  id: 'Reload the page and try again.',
  missing: 'This quiz was deleted.',
  notFound: 'Quiz not found.',
  conflict: 'Somebody else saved this quiz meanwhile.',
  createdAlready: 'This quiz was saved already, with other content. Reload the page to see it.',
  transition: 'The quiz has another status by now. Reload the list.',
  empty: 'This quiz has no questions yet. Add some, then publish it.',
  notOpenYet: 'This quiz has not opened yet.',
  closed: 'This quiz is closed.',
  noAttemptsLeft: 'You have used all attempts.',
  tooSoon: 'You can try again later.',
  wrongMode: 'This quiz is not offered in this way.',
} as const;
