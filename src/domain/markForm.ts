import { object, type ObjectSchema } from 'yup';
import type { EnterPaperMarksInput } from './attemptInput';
import { optionalText } from './field';
import { type Question, QUESTION_LIMITS } from './question';
import { parseDecimal } from './questionForm';
import { roundPoints } from './questionGrade';

/** What an examiner fills in for one attempt. */

export interface MarkForm {
  /** As typed; empty: no mark yet. */
  points: string;
  comment: string;
}

/** By the question's id. */
export type MarkingForm = Record<string, MarkForm>;

export const pointsMessage = (most: number) => `Use a number from 0 to ${most}, with at most two decimals`;
export const COMMENT_NEEDS_POINTS = 'Give points too: a comment goes with them';

const isWithin = (text: string, most: number) => {
  const points = parseDecimal(text);
  return points !== null && points >= 0 && points <= most && points === roundPoints(points);
};

const markSchema = (most: number, wasMarked: boolean) =>
  object({
    points: optionalText(12)
      .test('within', pointsMessage(most), (text) => (text === '' ? !wasMarked : isWithin(text, most)))
      .when('comment', ([comment], schema) =>
        comment ? schema.test('with', COMMENT_NEEDS_POINTS, (text) => text !== '') : schema,
      ),
    comment: optionalText(QUESTION_LIMITS.comment),
  });

/** A mark may be changed and not be taken back: without it nobody could tell what the answer earned. */
export const markingSchema = (
  questions: readonly Question[],
  initial: MarkingForm,
): ObjectSchema<MarkingForm> =>
  object(
    Object.fromEntries(
      questions.map(({ id, points }) => [id, markSchema(points, initial[id]?.points !== '')] as const),
    ),
  ) as ObjectSchema<MarkingForm>;

/** What differs from what was there: the rest goes on as it was graded. */
export const toMarks = (form: MarkingForm, initial: MarkingForm): EnterPaperMarksInput['marks'] =>
  Object.entries(form)
    .filter(([question, { points, comment }]) => {
      const before = initial[question];
      return points !== '' && (points !== before?.points || comment !== before.comment);
    })
    .map(([question, { points, comment }]) => ({ question, points: parseDecimal(points) ?? 0, comment }));
