import { isCalendarDay } from './calendar';

/** Values of stored documents as they should be, whatever lies there: older and foreign data is mended on reading. */

export const isText = (value: unknown): value is string => typeof value === 'string';

export const textOr = (value: unknown, fallback: string) =>
  isText(value) && value !== '' ? value : fallback;

export const textOrNull = (value: unknown) => (isText(value) && value !== '' ? value : null);

/** The texts of a stored list. */
export const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

export const countOrNull = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

/** `YYYY-MM-DD` */
export const dayOrNull = (value: unknown) => (isText(value) && isCalendarDay(value) ? value : null);

/** A price as text must not turn what is sold into something free. */
export function priceOf(value: unknown, parse: (text: string) => number | null): number {
  const price = isText(value) ? (parse(value) ?? Number(value)) : value;
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : 0;
}

/** A rating, 0 to 5. */
export const starsOf = (value: unknown) => Math.min(priceOf(value, Number), 5);

/** Milliseconds since 1970. */
export function instantOf(value: unknown): number {
  const instant = isText(value) ? Date.parse(value) : value;
  return typeof instant === 'number' && Number.isFinite(instant) ? instant : 0;
}
