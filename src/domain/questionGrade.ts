import { type Answer, isNoAnswer } from './attempt';
import { COURSE_LIMITS } from './course';
import { isRightNumber } from './numberAnswer';
import { type Question, QUESTION_LIMITS, type QuestionKey } from './question';
import { isText } from './stored';
import { foldText } from './text';

/** One answer to one question: whether it is one at all, and what it earns. */

/** What may be stored as an answer; right or wrong does not matter, and empty takes one back. */
export function isAnswerTo({ kind, options }: Question, answer: Answer): boolean {
  if (answer === '') return true;
  const isOption = (id: string) => options.some((option) => option.id === id);
  switch (kind) {
    case 'single-choice':
      return isText(answer) && isOption(answer);
    case 'multiple-choice':
      return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every(isOption);
    case 'true-false':
      return typeof answer === 'boolean';
    case 'essay':
      return isText(answer) && answer.length <= QUESTION_LIMITS.essay;
    default:
      return isText(answer) && answer.length <= TYPED_MAX;
  }
}

/** Courses take longer short answers than the question bank. */
const TYPED_MAX = Math.max(QUESTION_LIMITS.accept, COURSE_LIMITS.answer);

/** Hundredths are as fine as points get, so that a sum of them is exact. */
export const roundPoints = (points: number) => Math.round(points * 100) / 100;

/** The points that an answer earns; null for an essay, which somebody has to mark. */
export function pointsFor(question: Question, key: QuestionKey | undefined, answer: Answer | undefined) {
  if (answer === undefined || isNoAnswer(answer)) return 0;
  if (question.kind === 'essay') return null;
  if (key?.kind !== question.kind) return 0;
  return roundPoints(question.points * shareOf(key, answer));
}

/** 0 to 1. */
function shareOf(key: QuestionKey, answer: Answer): number {
  switch (key.kind) {
    case 'multiple-choice':
      return Array.isArray(answer) ? shareOfTicks(key.right, answer) : 0;
    case 'short-answer':
      return Number(isText(answer) && isAccepted(key.accept, answer));
    case 'numeric':
      return Number(isText(answer) && isRightNumber(key, answer));
    case 'essay':
      return 0;
    default:
      return Number(answer === key.right);
  }
}

function shareOfTicks(right: readonly string[], ticked: readonly string[]): number {
  if (right.length === 0) return 0;
  const hits = right.filter((id) => ticked.includes(id)).length;
  const misses = new Set(ticked.filter((id) => !right.includes(id))).size;
  return Math.max(0, hits - misses) / right.length;
}

/** Right in any case and spacing, with or without accents and apostrophes. */
function isAccepted(accept: readonly string[], given: string): boolean {
  const plain = plainText(given);
  return plain !== '' && accept.some((text) => plainText(text) === plain);
}

const plainText = (text: string) => foldText(text).trim().replace(/\s+/g, ' ');
