import type { QuestionKey } from './question';

/** Numbers as learners type them: `1,500`, `1 500`, `2,5`, `1 1/2`, `6.02 x 10²³`, `12 cm³`, `Tsh 500`. */

/** What a machine's arithmetic loses: 0.4 is within 0.1 of 0.3. */
const LOST = 1e-9;

/** Right by value, within the tolerance, and in one of the units if one is given. */
export function isRightNumber(key: Extract<QuestionKey, { kind: 'numeric' }>, text: string): boolean {
  const { value, tolerance, units } = key;
  const slack = tolerance + LOST * Math.max(Math.abs(value), tolerance);
  const { numbers, unit } = readNumber(text);
  return isUnit(units, unit) && numbers.some((number) => Math.abs(number - value) <= slack);
}

const SIGN = String.raw`[+-]?\s*`;
const FRACTION = String.raw`(?:\d+\s+)?\d+\s*/\s*\d+`;
const POWER_OF_TEN = String.raw`10\s*\^\s*[+-]?\d+`;
const DECIMAL = String.raw`(?:\d[\d.,'\s]*|[.,]\d+)(?:[x*×·]\s*${POWER_OF_TEN}|e[+-]?\d+)?`;
const AMOUNT = `${SIGN}(?:${FRACTION}|${POWER_OF_TEN}|${DECIMAL})`;
const THEN_UNIT = new RegExp(`^(?<amount>${AMOUNT})(?<unit>\\D.*)?$`, 'iu');
const AFTER_UNIT = new RegExp(`^(?<unit>[^\\d+-]+?)(?<amount>${AMOUNT})$`, 'iu');

/** All that a text may mean, since `1,234` is a thousand or one and a bit; no numbers where it is none. */
function readNumber(text: string): { numbers: number[]; unit: string } {
  const plain = plainSigns(text);
  const { amount = '', unit = '' } = (THEN_UNIT.exec(plain) ?? AFTER_UNIT.exec(plain))?.groups ?? {};
  return { numbers: valuesOf(amount.toLowerCase()).filter(Number.isFinite), unit };
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const LEVEL = '0123456789+-';

/** `10⁸` means `10^8`, and `1½` means `1 1/2`; a minus has many shapes. */
const plainSigns = (text: string) =>
  text
    .replace(
      /[⁰¹²³⁴-⁹⁺⁻]+/gu,
      (raised) => `^${[...raised].map((sign) => LEVEL[RAISED.indexOf(sign)]).join('')}`,
    )
    .replace(/(\d)(?=[¼½¾⅓⅔])/gu, '$1 ')
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2014]/gu, '-')
    .replaceAll('\u2044', '/')
    .trim();

function valuesOf(amount: string): number[] {
  const [, sign = '', rest = ''] = /^([+-]?)\s*(.*)$/su.exec(amount) ?? [];
  return unsignedValues(rest.trim()).map((value) => (sign === '-' ? -value : value));
}

function unsignedValues(amount: string): number[] {
  if (amount.includes('/')) return [fractionOf(amount)];
  const [mantissa = '', exponent = '0'] = amount.split(/(?:^|[x*×·]\s*)10\s*\^\s*|e/u);
  // A power of ten alone.
  const decimals = mantissa === '' && exponent !== '0' ? ['1'] : decimalsOf(mantissa.trim());
  return decimals.map((decimal) => Number(`${decimal}e${exponent}`));
}

function fractionOf(amount: string): number {
  const [, whole = '0', top, bottom] = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/u.exec(amount) ?? [];
  return Number(whole) + Number(top) / Number(bottom);
}

/** Ways to write a decimal, each with what it puts between thousands. */
const NOTATIONS: readonly { shape: RegExp; thousands: string }[] = [
  { shape: /^(\d+[.,]?\d*|[.,]\d+)$/, thousands: '' },
  { shape: /^\d{1,3}(,\d{3})+(\.\d*)?$/, thousands: ',' },
  { shape: /^\d{1,3}([ ']\d{3})+([.,]\d*)?$/, thousands: " '" },
  // A point between thousands alone would be a decimal point.
  { shape: /^\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$/, thousands: '.' },
];

const decimalsOf = (text: string) =>
  NOTATIONS.filter(({ shape }) => shape.test(text)).map(({ thousands }) =>
    [...text]
      .filter((sign) => !thousands.includes(sign))
      .join('')
      .replace(',', '.'),
  );

/** Without spaces, and in any case but for mega and milli. */
function plainUnit(unit: string): string {
  const compact = plainSigns(unit).replace(/[\s^.]/gu, '');
  const lower = compact.toLowerCase();
  return /^M\p{L}/u.test(compact) ? `M${lower.slice(1)}` : lower;
}

const isUnit = (units: readonly string[], given: string) =>
  given.trim() === '' || units.some((unit) => plainUnit(unit) === plainUnit(given));
