import { RulesError } from '../values/errors';
import { RulesDuration, RulesTimestamp } from '../values/values';
import {
  dateOf,
  floorDivide,
  floorModulo,
  NANOS_PER_DAY,
  NANOS_PER_HOUR,
  NANOS_PER_MILLI,
  NANOS_PER_MINUTE,
  NANOS_PER_SECOND,
  timestampOf,
} from '../values/time';
import { asDuration, asInt, asString, fn, method, type Methods, type RulesFunction } from './method';

export const timestampMethods: Methods<RulesTimestamp> = {
  year: method(0, (time) => BigInt(dateOf(time).getUTCFullYear())),
  month: method(0, (time) => BigInt(dateOf(time).getUTCMonth() + 1)),
  day: method(0, (time) => BigInt(dateOf(time).getUTCDate())),
  // Monday is 1, Sunday 7.
  dayOfWeek: method(0, (time) => BigInt(dateOf(time).getUTCDay() || 7)),
  dayOfYear: method(0, (time) => dayOfYear(time)),
  hours: method(0, (time) => floorModulo(time.nanos, NANOS_PER_DAY) / NANOS_PER_HOUR),
  minutes: method(0, (time) => floorModulo(time.nanos, NANOS_PER_HOUR) / NANOS_PER_MINUTE),
  seconds: method(0, (time) => floorModulo(time.nanos, NANOS_PER_MINUTE) / NANOS_PER_SECOND),
  nanos: method(0, (time) => floorModulo(time.nanos, NANOS_PER_SECOND)),
  toMillis: method(0, (time) => floorDivide(time.nanos, NANOS_PER_MILLI)),
  date: method(0, (time) => new RulesTimestamp(time.nanos - floorModulo(time.nanos, NANOS_PER_DAY))),
  time: method(0, (time) => new RulesDuration(floorModulo(time.nanos, NANOS_PER_DAY))),
};

export const durationMethods: Methods<RulesDuration> = {
  seconds: method(0, (duration) => duration.nanos / NANOS_PER_SECOND),
  nanos: method(0, (duration) => duration.nanos % NANOS_PER_SECOND),
};

export const timestampPackage: Record<string, RulesFunction> = {
  date: fn(3, ([year, month, day]) => calendarDate(asInt(year), asInt(month), asInt(day))),
  value: fn(1, ([millis]) => new RulesTimestamp(asInt(millis) * NANOS_PER_MILLI)),
};

const UNITS: Record<string, bigint> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: NANOS_PER_HOUR,
  m: NANOS_PER_MINUTE,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

export const durationPackage: Record<string, RulesFunction> = {
  value: fn(2, ([amount, unit]) => new RulesDuration(asInt(amount) * nanosOf(asString(unit)))),
  time: fn(4, ([hours, minutes, seconds, nanos]) => {
    const time = asInt(hours) * NANOS_PER_HOUR + asInt(minutes) * NANOS_PER_MINUTE;
    return new RulesDuration(time + asInt(seconds) * NANOS_PER_SECOND + asInt(nanos));
  }),
  abs: fn(1, ([duration]) => {
    const { nanos } = asDuration(duration);
    return new RulesDuration(nanos < 0n ? -nanos : nanos);
  }),
};

function nanosOf(unit: string): bigint {
  const nanos = UNITS[unit];
  if (nanos === undefined)
    throw new RulesError(`"${unit}" is no unit of time (${Object.keys(UNITS).join(', ')})`);
  return nanos;
}

function dayOfYear(time: RulesTimestamp): bigint {
  const newYear = timestampOf(new Date(Date.UTC(dateOf(time).getUTCFullYear(), 0, 1)));
  return (time.nanos - newYear.nanos) / NANOS_PER_DAY + 1n;
}

function calendarDate(year: bigint, month: bigint, day: bigint): RulesTimestamp {
  // Date.UTC would take the years 0 to 99 for those of the twentieth century.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isSame =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day);
  if (!isSame) throw new RulesError(`${year}-${month}-${day} is not a date`);
  return timestampOf(date);
}
