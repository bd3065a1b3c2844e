/**
 * When a tutor teaches, and which lessons follow from it. Hours are kept in Tanzania's time, which is three hours ahead
 * of UTC all year; every lesson is an instant, so that a reader anywhere sees it in their own zone.
 */

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export interface DayHours {
  enabled: boolean;
  /** `HH:MM` */
  start: string;
  /** `HH:MM`; before the start: on the next day. */
  end: string;
}
export type Availability = Record<Weekday, DayHours>;

/** Spec section 5: 09:00 to 17:00, days disabled. */
export const USUAL_DAY: DayHours = { enabled: false, start: '09:00', end: '17:00' };

export const isTime = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const everyDay = (hoursOf: (day: Weekday) => DayHours): Availability =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as Availability;

export function parseAvailability(value: unknown): Availability {
  const days = (value ?? {}) as Partial<Record<Weekday, Partial<Record<keyof DayHours, unknown>>>>;
  return everyDay((day) => {
    const { enabled, start, end } = days[day] ?? {};
    const isWhole = isTime(start) && isTime(end) && minutesBetween(start, end) >= LESSON_MINUTES;
    return isWhole ? { enabled: enabled === true, start, end } : USUAL_DAY;
  });
}

export const LESSON_MINUTES = 60;
export const LESSON_MS = LESSON_MINUTES * 60_000;
/** A tutor needs notice, and nobody knows their hours in half a year. */
export const NOTICE_MS = 2 * 60 * 60_000;
export const DAYS_AHEAD = 28;

const DAY_MS = 24 * 60 * 60_000;
const DAY_MINUTES = 24 * 60;
/** Africa/Dar_es_Salaam. */
const ZONE_OFFSET_MS = 3 * 60 * 60_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thursday');

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From the start to the end, over midnight where the end comes first. */
export const minutesBetween = (start: string, end: string) =>
  (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES;

/** From one instant to another, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Days since 1970, as they are counted where tutors live. */
const dayNumber = (instant: number) => Math.floor((instant + ZONE_OFFSET_MS) / DAY_MS);

function spanOn(availability: Availability, day: number): Span | null {
  const weekday = WEEKDAYS[(day + FIRST_WEEKDAY) % 7];
  const hours = weekday && availability[weekday];
  if (!hours?.enabled) return null;
  const start = day * DAY_MS - ZONE_OFFSET_MS + minutesOf(hours.start) * 60_000;
  return { start, end: start + minutesBetween(hours.start, hours.end) * 60_000 };
}

/** The starts of the lessons that a day's hours hold. Hours of the day before that last past midnight come first. */
function lessonsOn(availability: Availability, day: number): number[] {
  const span = spanOn(availability, day);
  if (!span) return [];
  const free = spanOn(availability, day - 1)?.end ?? 0;
  const count = Math.floor((span.end - span.start) / LESSON_MS);
  return Array.from({ length: count }, (_, index) => span.start + index * LESSON_MS).filter(
    (start) => start >= free,
  );
}

/** The starts of all lessons from one instant up to another. */
function lessonsBetween(availability: Availability, from: number, to: number): number[] {
  const first = dayNumber(from) - 1;
  const days = Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => first + index);
  return days.flatMap((day) => lessonsOn(availability, day)).filter((start) => start >= from && start < to);
}

export const overlaps = (a: number, b: number) => Math.abs(a - b) < LESSON_MS;

/** What can still be asked for. `taken`: the starts of lessons that are given. */
export const freeLessons = (availability: Availability, taken: readonly number[], now: number): number[] =>
  lessonsBetween(availability, now + NOTICE_MS, now + DAYS_AHEAD * DAY_MS).filter(
    (start) => !taken.some((other) => overlaps(start, other)),
  );

/** The hours of the seven days from now on, today's among them. */
export function weekOf(availability: Availability, now: number): Span[] {
  const today = dayNumber(now);
  return Array.from({ length: 7 }, (_, index) => spanOn(availability, today + index)).filter(
    (span) => span !== null,
  );
}

/** `YYYY-MM-DD` of an instant where the reader is, or in the named zone. */
export const dayIn = (instant: number, timeZone?: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** Instants by the reader's own days, in order. */
export function byDay(instants: readonly number[], timeZone?: string): [day: string, instants: number[]][] {
  const days = new Map<string, number[]>();
  for (const instant of instants) {
    const day = dayIn(instant, timeZone);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return [...days];
}

/** Whether a lesson may begin at an instant, given to somebody already or not. */
export const isOffered = (availability: Availability, start: number, now: number) =>
  freeLessons(availability, [], now).includes(start);
