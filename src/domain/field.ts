import { number, object, string } from 'yup';
import { isCalendarDay } from './calendar';
import { parseUsd } from './money';
import type { StorageFolder } from './paths';
import { RATING_MESSAGE } from './review';
import { cleanText, isHttps, tooLong, visibleLength } from './text';

/** Small named schemas that every noun's form is made of. */

export const tooMany = (max: number, what: string) => `Use at most ${max} ${what}`;

/** A text of at least `min` visible characters; `message` is what the specification says when it is missing. */
export const requiredText = (message: string, min: number, max: number) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : ''))
    .default('')
    .test('min', message, (value) => visibleLength(value) >= min)
    .max(max, tooLong(max));

export const optionalText = (max: number) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : ''))
    .default('')
    .max(max, tooLong(max));

/** The address of a page elsewhere, empty allowed. */
export const httpsAddress = (max: number) =>
  optionalText(max).test(
    'https',
    'Enter an address that begins with https://',
    (value) => value === '' || isHttps(value),
  );

/** A whole number as typed, empty allowed: form values are texts. */
export const optionalCount = (message: string, min: number, max: number) =>
  optionalText(12).test('count', message, (value) => {
    if (value === '') return true;
    return /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  });

/** A UUID that the page made; `message` is for whoever tampers with it. */
export const uuid = (message: string) => string().default('').matches(UUID, message);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same, empty allowed. */
export const optionalUuid = (message: string) =>
  string().default('').matches(UUID, { message, excludeEmptyString: true });

/** The id of an account; `message` is for whoever tampers with it. */
export const accountId = (message: string) =>
  string()
    .default('')
    .matches(/^[^/]{1,128}$/, message);

/** A picture that went up into a folder of its own, with its lasting address; null: none. */
export const uploadedPicture = (folder: StorageFolder, message: string) =>
  object({
    path: string()
      .default('')
      .matches(new RegExp(`^${folder}/[^/]{1,128}/[0-9]+-[0-9a-z]+[.][a-z0-9]+$`), message),
    url: string().default('').max(1000, message),
  })
    .nullable()
    .default(null);

/** How good somebody finds something. */
export const stars = number()
  .integer(RATING_MESSAGE)
  .min(1, RATING_MESSAGE)
  .max(5, RATING_MESSAGE)
  .required(RATING_MESSAGE);

/** `YYYY-MM-DD`, a day that exists; `message` when there is none. */
export const requiredDate = (message: string) =>
  requiredText(message, 1, 10).test(
    'date',
    'Enter a date that exists',
    (value) => value === '' || isCalendarDay(value),
  );

/** The same, empty allowed. */
export const optionalDate = (message: string) =>
  optionalText(10).test('date', message, (value) => value === '' || isCalendarDay(value));

/** One of a list of options, held as plain text so that an empty form fits the type. */
export const oneOfText = (message: string, options: readonly string[]) =>
  optionalText(60).test('option', message, (value) => options.includes(value));

/** A price in US dollars, wanted unless the form's `isFree` is set. */
export const usdPrice = (max: number) =>
  optionalText(20).when('isFree', {
    is: false,
    then: (text) =>
      text
        .test('filled', 'Price is required', (value) => value !== '')
        .test('min', 'Price must be at least 0', (value) => !/^-/.test(value))
        .test('price', 'Price must be a valid number', (value) => {
          const price = parseUsd(value);
          return value === '' || value.startsWith('-') || (price !== null && price <= max);
        }),
  });
