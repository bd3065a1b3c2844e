import { countOrNull, instantOf, isText } from './stored';
import { HOME_ZONE, instantOfWallTime, wallTimeAt } from './timeZone';

/** The dashboard's figures, `stats/global`: kept by functions, which count anew whenever something comes or goes. */

export const STAT_KEYS = [
  'users',
  'ebooks',
  'audios',
  'courses',
  'live_classes',
  'tutors',
  'enrolments',
  'certificates',
] as const;
export type StatKey = (typeof STAT_KEYS)[number];

/** What is also told month by month, and the field that says when it was. */
export const SERIES_FIELDS = {
  users: 'joined',
  enrolments: 'created_at',
  certificates: 'issued_at',
} as const satisfies Partial<Record<StatKey, string>>;
export type SeriesKey = keyof typeof SERIES_FIELDS;
export const SERIES_KEYS = Object.keys(SERIES_FIELDS) as SeriesKey[];

/** A figure that the nightly count found to be wrong. */
export interface Drift {
  what: string;
  kept: number;
  counted: number;
}

export interface Stats {
  counts: Record<StatKey, number>;
  /** By month, `2026-11`, in Tanzania's time. */
  months: Record<string, Record<SeriesKey, number>>;
  /** When all of it was last counted; 0: never. */
  recounted_at: number;
  drift: Drift[];
}

export const STATS_MONTHS = 12;

/** The month that an instant falls into. */
export const monthOf = (instant: number) => wallTimeAt(instant, HOME_ZONE).day.slice(0, 7);

/** The last months, the present one included, oldest first. */
export function monthsUntil(now: number, count = STATS_MONTHS): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - count + index, 1));
    return date.toISOString().slice(0, 7);
  });
}

/** From the first moment of a month to that of the next. */
export function spanOfMonth(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const start = (day: string) => instantOfWallTime({ day, time: '00:00' }, HOME_ZONE);
  return { from: start(`${month}-01`), to: start(next) };
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const countsOf = <Key extends string>(keys: readonly Key[], value: unknown) =>
  Object.fromEntries(keys.map((key) => [key, countOrNull(fieldsOf(value)[key]) ?? 0])) as Record<Key, number>;

export function parseStats(data: Fields): Stats {
  const months = Object.entries(fieldsOf(data.months));
  return {
    counts: countsOf(STAT_KEYS, data.counts),
    months: Object.fromEntries(months.map(([month, value]) => [month, countsOf(SERIES_KEYS, value)])),
    recounted_at: instantOf(data.recounted_at),
    drift: Array.isArray(data.drift) ? data.drift.flatMap(parseDrift) : [],
  };
}

/** What a teacher's dashboard tells month by month: `stats/{uid}`. */
export interface OwnStats {
  /** Enrolments in their courses and classes. */
  months: Record<string, number>;
}

export const parseOwnStats = (data: Fields): OwnStats => ({
  months: countsOf(Object.keys(fieldsOf(data.months)), data.months),
});

function parseDrift(value: unknown): Drift[] {
  const { what, kept, counted } = fieldsOf(value);
  return isText(what) && typeof kept === 'number' && typeof counted === 'number'
    ? [{ what, kept, counted }]
    : [];
}

/** What differs between the figures that were kept and those that were counted. */
export function driftBetween(kept: Stats, counted: Pick<Stats, 'counts' | 'months'>): Drift[] {
  const ofCounts = STAT_KEYS.map((key) => ({
    what: key as string,
    kept: kept.counts[key],
    counted: counted.counts[key],
  }));
  const ofMonths = Object.entries(counted.months).flatMap(([month, values]) =>
    SERIES_KEYS.map((key) => ({
      what: `${key} ${month}`,
      kept: kept.months[month]?.[key] ?? 0,
      counted: values[key],
    })),
  );
  return [...ofCounts, ...ofMonths].filter((line) => line.kept !== line.counted);
}
