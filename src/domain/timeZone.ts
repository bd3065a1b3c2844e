/** Wall clocks and instants: a time is typed where somebody is, and every reader sees it where they are. */

export const HOME_ZONE = 'Africa/Dar_es_Salaam';

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** Where this device is. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** What the clocks of a zone show at an instant. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The wall time as if it were UTC's. */
const asUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

const offsetAt = (instant: number, timeZone: string) => {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return asUtc(wallTimeAt(minute, timeZone)) - minute;
};

/**
 * The instant at which the clocks of a zone show a time. Of an hour that a change of the clocks brings twice it is the
 * first; one that is left out is taken by the clocks of before.
 */
export function instantOfWallTime(wall: WallTime, timeZone: string): number {
  const utc = asUtc(wall);
  const DAY_MS = 24 * 60 * 60_000;
  // Clocks change at most once within two days, so one of these is the zone's offset then.
  const candidates = [utc - DAY_MS, utc + DAY_MS].map((near) => utc - offsetAt(near, timeZone));
  const shown = candidates.filter((instant) => asUtc(wallTimeAt(instant, timeZone)) === utc);
  return shown.length > 0 ? Math.min(...shown) : (candidates[0] ?? utc);
}

/** So many days after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
