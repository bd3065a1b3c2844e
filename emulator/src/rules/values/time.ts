import { RulesError } from './errors';
import { RulesTimestamp } from './values';

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MINUTE = 60n * NANOS_PER_SECOND;
export const NANOS_PER_HOUR = 60n * NANOS_PER_MINUTE;
export const NANOS_PER_DAY = 24n * NANOS_PER_HOUR;

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** An RFC 3339 time, to the nanosecond (Date keeps milliseconds only). */
export function parseTimestamp(text: string): RulesTimestamp {
  const match = RFC_3339.exec(text);
  const millis = match ? Date.parse(`${match[1] ?? ''}${match[3] ?? ''}`) : NaN;
  if (Number.isNaN(millis)) throw new RulesError(`${text} is not a time`);
  const fraction = BigInt((match?.[2] ?? '').padEnd(9, '0'));
  return new RulesTimestamp(BigInt(millis) * NANOS_PER_MILLI + fraction);
}

export function timestampOf(date: Date): RulesTimestamp {
  return new RulesTimestamp(BigInt(date.getTime()) * NANOS_PER_MILLI);
}

/** The whole multiples of `unit` in `nanos`, rounded towards the past; bigint division rounds towards zero. */
export function floorDivide(nanos: bigint, unit: bigint): bigint {
  const quotient = nanos / unit;
  return nanos % unit < 0n ? quotient - 1n : quotient;
}

export function floorModulo(nanos: bigint, unit: bigint): bigint {
  return nanos - floorDivide(nanos, unit) * unit;
}

/** The calendar date, in UTC as everywhere in the language. */
export function dateOf(time: RulesTimestamp): Date {
  return new Date(Number(floorDivide(time.nanos, NANOS_PER_MILLI)));
}
