import { array, boolean, object, type InferType } from 'yup';
import {
  oneOfText,
  optionalCount,
  optionalText,
  requiredText,
  tooMany,
  uploadedPicture,
  uuid,
} from './field';
import { QUESTION_KINDS, QUESTION_LIMITS as LIMITS, type QuestionKind } from './question';
import { FORM_LEVELS } from './subject';
import { isBlank, tooLong } from './text';

/** What the form of a question asks and what it says; the functions that save one and the import ask the same. */

export const questionFormMessages = {
  id: 'Reload the page and try again.',
  text: 'Question is required',
  kind: 'Choose a kind of question',
  points: `Use a whole number from 1 to ${LIMITS.points}`,
  options: 'Every option needs a text of its own',
  fewOptions: `Use at least ${LIMITS.minOptions} options`,
  oneRight: 'Mark the right option',
  someRight: 'Mark at least one right option',
  accept: 'Write at least one right answer, each on a line of its own',
  manyAccepted: tooMany(LIMITS.accepted, 'right answers'),
  value: 'Enter a number, as 9.8 or -3',
  tolerance: 'Enter a number of at least 0, as 0.05',
  manyUnits: tooMany(LIMITS.accepted, 'units'),
  trueFalse: 'Choose true or false',
  imageText: 'Say what the picture shows, for who cannot see it',
  image: 'This file is not here any more. Upload it again.',
  form: 'Choose a form',
  year: 'Use a year from 1960 to 2100',
} as const;

/** As people type it: a comma may stand for the point. Null for what is no plain number. */
export function parseDecimal(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : null;
}

/** One a line; commas may stand in an answer. */
export const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !isBlank(line)),
  ),
];
/** Between commas. */
export const unitsOf = (text: string) => linesOf(text.replaceAll(',', '\n'));

export const isChoice = (kind: string) => kind === 'single-choice' || kind === 'multiple-choice';

/** Past papers begin with independence. */
const YEAR = { min: 1960, max: 2100 } as const;

/** What a question is found and a pool is drawn by; each may be left open. */
export const tagFields = {
  subject: optionalText(60),
  form: optionalText(20).test(
    'form',
    questionFormMessages.form,
    (value) => value === '' || FORM_LEVELS.some((level) => level === value),
  ),
  topic: optionalText(LIMITS.topic),
  year: optionalCount(questionFormMessages.year, YEAR.min, YEAR.max),
};

const option = object({
  id: uuid(questionFormMessages.id).default(() => crypto.randomUUID()),
  text: optionalText(LIMITS.option),
  isRight: boolean().default(false),
});

const optionsSchema = array(option)
  .default([])
  .max(LIMITS.maxOptions, tooMany(LIMITS.maxOptions, 'options'))
  .when('kind', {
    is: isChoice,
    then: (options) =>
      options
        .min(LIMITS.minOptions, questionFormMessages.fewOptions)
        .test('different', questionFormMessages.options, (list) => {
          // Spelling alone tells them apart: in mathematics a capital may mean another thing.
          const texts = list.map(({ text }) => text);
          return new Set(texts).size === texts.length && !texts.some(isBlank);
        })
        .test(
          'ids',
          questionFormMessages.id,
          (list) => new Set(list.map(({ id }) => id)).size === list.length,
        ),
  })
  .when('kind', {
    is: 'single-choice',
    then: (options) =>
      options.test('right', questionFormMessages.oneRight, (list) => rightOf(list).length === 1),
  })
  .when('kind', {
    is: 'multiple-choice',
    then: (options) =>
      options.test('right', questionFormMessages.someRight, (list) => rightOf(list).length > 0),
  });

const rightOf = (list: readonly { isRight: boolean }[]) => list.filter(({ isRight }) => isRight);

const isFilled = (text: string) => text !== '';

/** A number as typed, empty allowed. */
const decimalText = (message: string, min = -Infinity) =>
  optionalText(40).test('number', message, (text) => {
    const value = parseDecimal(text);
    return text === '' || (value !== null && value >= min);
  });

/** Asked of one kind alone. */
const only = (
  kind: QuestionKind,
  schema: ReturnType<typeof optionalText>,
  message: string,
  isFit: (text: string) => boolean,
) => schema.when('kind', { is: kind, then: (text) => text.test(kind, message, isFit) });

export const questionFormSchema = object({
  kind: oneOfText(questionFormMessages.kind, QUESTION_KINDS).default(QUESTION_KINDS[0]),
  text: requiredText(questionFormMessages.text, 1, LIMITS.text),
  image: uploadedPicture('question-images', questionFormMessages.image),
  imageText: optionalText(LIMITS.option).when('image', {
    is: (image: unknown) => image !== null,
    then: (text) => text.test('filled', questionFormMessages.imageText, (value) => !isBlank(value)),
  }),
  options: optionsSchema,
  trueFalse: oneOfText(questionFormMessages.trueFalse, ['true', 'false']).default('true'),
  accept: only(
    'short-answer',
    optionalText(LIMITS.accepted * LIMITS.accept),
    questionFormMessages.accept,
    (text) => linesOf(text).length > 0,
  )
    .test('many', questionFormMessages.manyAccepted, (text) => linesOf(text).length <= LIMITS.accepted)
    .test('long', tooLong(LIMITS.accept), (text) =>
      linesOf(text).every(({ length }) => length <= LIMITS.accept),
    ),
  value: only('numeric', decimalText(questionFormMessages.value), questionFormMessages.value, isFilled),
  tolerance: decimalText(questionFormMessages.tolerance, 0),
  units: optionalText(LIMITS.accepted * LIMITS.unit)
    .test('many', questionFormMessages.manyUnits, (text) => unitsOf(text).length <= LIMITS.accepted)
    .test('long', tooLong(LIMITS.unit), (text) => unitsOf(text).every(({ length }) => length <= LIMITS.unit)),
  guide: optionalText(LIMITS.explanation),
  points: requiredText(questionFormMessages.points, 1, 3).test(
    'points',
    questionFormMessages.points,
    (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= LIMITS.points),
  ),
  explanation: optionalText(LIMITS.explanation),
  ...tagFields,
});

export type QuestionForm = InferType<typeof questionFormSchema>;
export type OptionForm = QuestionForm['options'][number];

/** What the table and the log call a question: its beginning, on one line. */
export const questionTitle = ({ text }: { text: string }) =>
  [...text.replace(/\s+/g, ' ')].slice(0, 120).join('');
