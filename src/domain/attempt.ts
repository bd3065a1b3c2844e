import { objectsIn } from './courseParse';
import { parseKey, parseQuestion, type Question, type QuestionKey } from './question';
import { QUIZ_MODES, type QuizMode, type QuizSection, REVIEW_PARTS, type ReviewPart } from './quiz';
import { countOrNull, instantOf, isText, textOr, textsIn } from './stored';

/** One sitting of an assessment or a quiz: the server gives the paper, keeps the answers and grades them. */

export const ATTEMPT_KINDS = ['assessment', 'quiz'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** The `part` of a quiz's attempts; of an assessment's it is the course's module. */
export const QUIZ_PART = 'quiz';

/** What the functions around attempts say. */
export const attemptMessages = {
  missing: 'This attempt is not here any more.',
  submitted: 'This attempt has been handed in.',
  timeUp: 'The time is up.',
  notAsked: 'This question takes no answer from you now.',
  tooLong: 'Your answers are too long. Shorten one of them.',
  onPaper: 'Your teacher enters the marks of this attempt.',
  wrongMode: 'This attempt does not go question by question.',
  learner: 'Write their e-mail address or their username.',
  noLearner: 'There is no such learner.',
  noPaper: 'This learner has no such attempt.',
  notOnPaper: 'This does not fit the questions of the paper.',
} as const;

/** For answers that were under way when the time was up. */
export const ANSWER_GRACE_MS = 30_000;

/** An option's id or what was typed; true or false; the ids of ticked options. */
export type Answer = string | boolean | string[];
/** By the question's id. */
export type Answers = Record<string, Answer>;

export const isAnswer = (value: unknown): value is Answer =>
  isText(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isText));

/** Nothing chosen, nothing typed. */
export const isNoAnswer = (answer: Answer | undefined) =>
  answer === undefined ||
  (typeof answer !== 'boolean' && (isText(answer) ? answer.trim() : answer).length === 0);

/** `attempts/{uid}_{parent}_{part}_{number}` as the site knows it: instants are milliseconds since 1970. */
export interface Attempt {
  id: string;
  uid: string;
  kind: AttemptKind;
  mode: QuizMode;
  /** The quiz, or the course. */
  parent: string;
  part: string;
  parent_author: string;
  title: string;
  number: number;
  /** Null: as often as one likes. */
  attempts_allowed: number | null;
  /** Percent. */
  passing_score: number;
  state: 'open' | 'submitted';
  started_at: number;
  /** Null: no limit. */
  deadline: number | null;
  answers: Answers;
  /** When each was typed, by the server's clock: the newest wins. */
  answered_at: Record<string, number>;
  question_count: number;
  /** Timed-sequential: the question that is due, counted from 0; as many as there are when all are locked. */
  at: number;
  /** Of the question that is due; null: only the whole is limited. */
  question_deadline: number | null;
  submitted_at: number | null;
  /** Percent. Null until it is graded, and while the review policy holds it back: then it lies in `review/score`. */
  score: number | null;
  points: number | null;
  is_passed: boolean | null;
  max_points: number;
  /** Essays await somebody's marks; the score counts them as nothing so far. */
  needs_marking: boolean;
  /** Since when the learner may read each part of the review; null: not yet, or never. */
  opens: Record<ReviewPart, number | null>;
}

export const attemptId = (uid: string, parent: string, part: string, number: number) =>
  `${uid}_${parent}_${part}_${number}`;

type Fields = Record<string, unknown>;

const fieldsIn = (value: unknown) => Object.entries((value ?? {}) as Fields);

const numbersIn = (value: unknown): Record<string, number> =>
  Object.fromEntries(fieldsIn(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));

/** By the question's id. */
export const wordsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(fieldsIn(value).filter((entry): entry is [string, string] => isText(entry[1])));

const parseOpens = (value: unknown): Attempt['opens'] => {
  const opens = (value ?? {}) as Fields;
  return Object.fromEntries(REVIEW_PARTS.map((part) => [part, countOrNull(opens[part])])) as Attempt['opens'];
};

const pointsOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

export function parseAttempt(id: string, data: Fields): Attempt {
  const isSubmitted = data.state === 'submitted';
  return {
    id,
    uid: textOr(data.uid, ''),
    kind: data.kind === 'quiz' ? 'quiz' : 'assessment',
    mode: QUIZ_MODES.find((mode) => mode === data.mode) ?? 'attempt',
    parent: textOr(data.parent, ''),
    part: textOr(data.part, ''),
    parent_author: textOr(data.parent_author, ''),
    title: textOr(data.title, ''),
    number: countOrNull(data.number) ?? 1,
    attempts_allowed: countOrNull(data.attempts_allowed) || null,
    passing_score: countOrNull(data.passing_score) ?? 0,
    state: isSubmitted ? 'submitted' : 'open',
    started_at: instantOf(data.started_at),
    deadline: countOrNull(data.deadline),
    answers: parseAnswers(data.answers),
    answered_at: numbersIn(data.answered_at),
    question_count: countOrNull(data.question_count) ?? 0,
    at: countOrNull(data.at) ?? 0,
    question_deadline: countOrNull(data.question_deadline),
    submitted_at: isSubmitted ? instantOf(data.submitted_at) : null,
    score: isSubmitted ? countOrNull(data.score) : null,
    points: isSubmitted ? pointsOrNull(data.points) : null,
    is_passed: isSubmitted && typeof data.is_passed === 'boolean' ? data.is_passed : null,
    max_points: countOrNull(data.max_points) ?? 0,
    needs_marking: data.needs_marking === true,
    opens: parseOpens(data.opens),
  };
}

export const parseAnswers = (value: unknown): Answers =>
  Object.fromEntries(fieldsIn(value).filter((entry): entry is [string, Answer] => isAnswer(entry[1])));

/** Whether the learner may read a part of the review by now. */
export const isOpen = ({ opens }: Pick<Attempt, 'opens'>, part: ReviewPart, now: number) =>
  opens[part] !== null && opens[part] <= now;

/** A section as one learner has it: drawn, in their order. */
export type PaperSection = Omit<QuizSection, 'draw'>;

/** `attempts/{id}/paper/{n}`: all of it in paper/0, or in timed-sequential mode the one question that came n-th. */
export interface AttemptPaper {
  sections: PaperSection[];
}

export const parseAttemptPaper = (data: Fields): AttemptPaper => ({
  sections: objectsIn(data.sections).map((section) => ({
    id: textOr(section.id, ''),
    title: textOr(section.title, ''),
    instructions: textOr(section.instructions, ''),
    answer_count: countOrNull(section.answer_count),
    questions: objectsIn(section.questions).map(parseQuestion),
  })),
});

export const questionsIn = (sections: readonly PaperSection[]): Question[] =>
  sections.flatMap(({ questions }) => questions);

export interface TopicPoints {
  topic: string;
  points: number;
  max_points: number;
}

/** `attempts/{id}/review/score` */
export interface ReviewScore {
  score: number;
  points: number;
  max_points: number;
  is_passed: boolean;
  /** In the order of the questions; a list, since a topic is free text. */
  topics: TopicPoints[];
}

export const parseReviewScore = (data: Fields): ReviewScore => ({
  score: countOrNull(data.score) ?? 0,
  points: pointsOrNull(data.points) ?? 0,
  max_points: countOrNull(data.max_points) ?? 0,
  is_passed: data.is_passed === true,
  topics: objectsIn(data.topics).map(({ topic, points, max_points }) => ({
    topic: textOr(topic, ''),
    points: pointsOrNull(points) ?? 0,
    max_points: countOrNull(max_points) ?? 0,
  })),
});

/** `attempts/{id}/review/result` */
export interface ReviewResult {
  keys: Record<string, QuestionKey>;
  /** Points given; an essay that awaits its mark has none. */
  marks: Record<string, number>;
  /** What the examiner wrote to an answer. */
  comments: Record<string, string>;
  /** Of a section that asks for any N: what was answered beyond the best N, or not at all. */
  uncounted: string[];
}

export const parseReviewResult = (data: Fields): ReviewResult => ({
  keys: Object.fromEntries(fieldsIn(data.keys).map(([id, key]) => [id, parseKey(key)])),
  marks: numbersIn(data.marks),
  comments: wordsIn(data.comments),
  uncounted: textsIn(data.uncounted),
});

/** `attempts/{id}/review/explanations`, by the question's id. */
export const parseExplanations = (data: Fields) => wordsIn(data.explanations);
