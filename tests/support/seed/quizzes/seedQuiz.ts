import type { QuestionKey, QuestionOption } from '../../../../src/domain/question';
import type { Quiz, QuizSection } from '../../../../src/domain/quiz';
import { recordIdOf } from '../seedFile';

/** What is particular to one question of a sample quiz. */
export interface SeedQuestion {
  text: string;
  options: QuestionOption[];
  key: QuestionKey;
  points: number;
  explanation: string;
}

export interface SeedSection extends Partial<Pick<QuizSection, 'instructions' | 'answer_count' | 'draw'>> {
  title: string;
  questions: readonly SeedQuestion[];
}

type Settings = Pick<
  Quiz,
  | 'time_limit'
  | 'seconds_per_question'
  | 'attempts_allowed'
  | 'attempt_delay'
  | 'passing_score'
  | 'shuffle_questions'
  | 'shuffle_options'
  | 'review'
  | 'year'
  | 'status'
>;

export interface SeedQuiz
  extends
    Pick<Quiz, 'title' | 'description' | 'subject' | 'form_level' | 'topic' | 'modes'>,
    Partial<Settings> {
  by: 'teacher' | 'teacher2';
  daysAgo: number;
  /** Counted from now. */
  closesInDays?: number;
  sections: readonly SeedSection[];
}

type More = Partial<Pick<SeedQuestion, 'points' | 'explanation'>>;

/** The same in every run. */
const optionId = (question: string, place: number) => recordIdOf(`${question} / ${place}`);

const question = (text: string, key: QuestionKey, options: readonly string[], more: More): SeedQuestion => ({
  text,
  options: options.map((option, place) => ({ id: optionId(text, place), text: option })),
  key,
  points: 1,
  explanation: '',
  ...more,
});

/** `right` is the place among the options, from 0. */
export const single = (text: string, options: readonly string[], right: number, more: More = {}) =>
  question(text, { kind: 'single-choice', right: optionId(text, right) }, options, more);

export const multiple = (
  text: string,
  options: readonly string[],
  right: readonly number[],
  more: More = {},
) =>
  question(text, { kind: 'multiple-choice', right: right.map((place) => optionId(text, place)) }, options, {
    points: 2,
    ...more,
  });

export const trueFalse = (text: string, right: boolean, more: More = {}) =>
  question(text, { kind: 'true-false', right }, [], more);

export const short = (text: string, accept: string[], more: More = {}) =>
  question(text, { kind: 'short-answer', accept }, [], more);

export const numeric = (
  text: string,
  value: number,
  { tolerance = 0, units = [], ...more }: More & { tolerance?: number; units?: string[] } = {},
) => question(text, { kind: 'numeric', value, tolerance, units }, [], { points: 2, ...more });

export const essay = (text: string, guide: string, more: More = {}) =>
  question(text, { kind: 'essay', guide }, [], { points: 5, ...more });
