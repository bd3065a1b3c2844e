import type { AnswerKey, Paper, PaperQuestion, RightAnswer } from './courseContent';
import type { PaperSection } from './attempt';
import type { Question, QuestionKey, QuestionOption } from './question';
import type { QuizKeys } from './quiz';
import { isText } from './stored';

/** A course's assessment as the paper of an attempt, so that it is sat, graded and reviewed as a quiz is. */

const optionsOf = ({ question_type, options }: PaperQuestion): QuestionOption[] =>
  question_type === 'multiple-choice' ? options.map((text, index) => ({ id: String(index + 1), text })) : [];

const KINDS = {
  'multiple-choice': 'single-choice',
  'true-false': 'true-false',
  'short-answer': 'short-answer',
} as const;

const toQuestion = (question: PaperQuestion): Question => ({
  id: question.id,
  kind: KINDS[question.question_type],
  text: question.question_text,
  image_url: null,
  image_text: '',
  options: optionsOf(question),
  points: question.points,
});

function toKey(question: PaperQuestion, right: RightAnswer | undefined): QuestionKey {
  switch (question.question_type) {
    case 'multiple-choice':
      return {
        kind: 'single-choice',
        right: optionsOf(question).find(({ text }) => text === right)?.id ?? '',
      };
    case 'true-false':
      return { kind: 'true-false', right: right === true };
    default:
      return { kind: 'short-answer', accept: isText(right) ? [right] : [] };
  }
}

export const toPaperSections = ({ id, questions }: Paper): PaperSection[] => [
  { id, title: '', instructions: '', answer_count: null, questions: questions.map(toQuestion) },
];

/** A question without a right answer is one that nothing answers. */
export const toPaperKeys = ({ questions }: Paper, { answers }: AnswerKey): QuizKeys => ({
  keys: Object.fromEntries(
    questions.flatMap((question) => {
      const right = answers[question.id];
      return right === undefined ? [] : [[question.id, toKey(question, right)] as const];
    }),
  ),
  explanations: {},
  versions: {},
  topics: {},
});

/** The minutes that a duration such as `30`, `30 min` or `1 hour` allows; null for any other text: no limit. */
export function allowedMinutes(duration: string): number | null {
  const [, count = '', unit = ''] = /^\s*(\d{1,3})\s*([a-z]*)\.?\s*$/i.exec(duration) ?? [];
  const minutes = Number(count);
  if (!minutes) return null;
  if (/^(h|hrs?|hours?)$/i.test(unit)) return minutes * 60;
  return /^(m|mins?|minutes?)?$/i.test(unit) ? minutes : null;
}
