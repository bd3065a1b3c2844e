import { dayAfter, instantOfWallTime, type WallTime } from './timeZone';
import type { Span } from './tutorTime';

/**
 * When a live class takes place, and what it is at an instant. Sessions are instants, worked out once from the wall time
 * that the teacher typed; whether one is ongoing is the clock's business, over which the teacher's word goes.
 */

export const LIVE_REPEATS = ['weekly', 'daily'] as const;
export type LiveRepeat = (typeof LIVE_REPEATS)[number];

export interface SessionPlan {
  /** In order. */
  session_starts: readonly number[];
  duration_minutes: number;
}

/** The teacher's word, as instants: so that it holds for the session it was said of, and the clock goes on after it. */
export interface OpenState {
  is_cancelled: boolean;
  /** Opened by the teacher, before its time or past it. */
  opened_at: number | null;
  open_until: number | null;
  /** Sessions that end by then are over, whatever the clock says. */
  closed_until: number | null;
}

export type Scheduled = SessionPlan & OpenState;

export const LIVE_STATUSES = ['ongoing', 'upcoming', 'recorded'] as const;
/** The specification's (section 4). */
export type LiveStatus = (typeof LIVE_STATUSES)[number];
export type ShownStatus = LiveStatus | 'cancelled';

/** How long before a session its link may be had. */
export const JOIN_EARLY_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

interface Repetition extends WallTime {
  timeZone: string;
  repeat: LiveRepeat;
  sessions: number;
}

/** The starts of all sessions: at the same time of day by the clocks of the zone, also when these change in between. */
export function sessionStarts({ day, time, timeZone, repeat, sessions }: Repetition): number[] {
  const step = repeat === 'daily' ? 1 : 7;
  return Array.from({ length: sessions }, (_, index) =>
    instantOfWallTime({ day: dayAfter(day, index * step), time }, timeZone),
  );
}

export const sessionSpans = ({ session_starts, duration_minutes }: SessionPlan): Span[] =>
  session_starts.map((start) => ({ start, end: start + duration_minutes * MINUTE_MS }));

/** Those that are not over, by the clock or the teacher's word. */
const sessionsLeft = (live: Scheduled, now: number): Span[] =>
  sessionSpans(live).filter(({ end }) => end > now && end > (live.closed_until ?? 0));

/** What the teacher opened, while it lasts. */
function openedSpan({ opened_at, open_until }: OpenState, now: number): Span | null {
  const isOpen = opened_at !== null && open_until !== null && opened_at <= now && now < open_until;
  return isOpen ? { start: opened_at, end: open_until } : null;
}

/** The session that takes place at an instant. One that was opened early is the session that it was opened for. */
export function currentSession(live: Scheduled, now: number): Span | null {
  if (live.is_cancelled) return null;
  const opened = openedSpan(live, now);
  const left = sessionsLeft(live, now);
  if (!opened) return left.find(({ start }) => start <= now) ?? null;
  return left.find(({ start, end }) => start < opened.end && end > opened.start) ?? opened;
}

/** The session that begins next. */
export const nextSession = (live: Scheduled, now: number): Span | null =>
  live.is_cancelled ? null : (sessionsLeft(live, now).find(({ start }) => start > now) ?? null);

export function statusAt(live: Scheduled, now: number): ShownStatus {
  if (live.is_cancelled) return 'cancelled';
  if (currentSession(live, now)) return 'ongoing';
  return nextSession(live, now) ? 'upcoming' : 'recorded';
}

/** The session whose link may be had now: the current one, or one that begins within ten minutes. */
export function joinableSession(live: Scheduled, now: number): Span | null {
  const current = currentSession(live, now);
  if (current) return current;
  const next = nextSession(live, now);
  return next && next.start - JOIN_EARLY_MS <= now ? next : null;
}

/** When the status changes next by the clock alone; null when it does not any more. */
export function nextChange(live: Scheduled, now: number): number | null {
  const instants = [
    ...sessionSpans(live).flatMap(({ start, end }) => [start - JOIN_EARLY_MS, start, end]),
    live.open_until ?? 0,
  ].filter((instant) => instant > now);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** How early a session may be opened and still be that session. */
const OPEN_EARLY_MS = 60 * MINUTE_MS;

/** What opening stores: the session at hand until its end, or else one more from now on. */
export function opening(live: Scheduled, now: number): Pick<OpenState, 'opened_at' | 'open_until'> {
  const next = nextSession(live, now);
  const near = currentSession(live, now) ?? (next && next.start - OPEN_EARLY_MS <= now ? next : null);
  return { opened_at: now, open_until: near?.end ?? now + live.duration_minutes * MINUTE_MS };
}

/** What closing stores: the current session is over now; those ahead stay. */
export function closing(
  live: Scheduled,
  now: number,
): Pick<OpenState, 'opened_at' | 'open_until' | 'closed_until'> {
  const current = currentSession(live, now);
  const until = Math.max(current?.end ?? now, live.closed_until ?? 0);
  return { opened_at: null, open_until: null, closed_until: until };
}

/** Nothing said: the clock alone decides. */
export const BY_THE_CLOCK: OpenState = {
  is_cancelled: false,
  opened_at: null,
  open_until: null,
  closed_until: null,
};

/** What the teacher has said and still holds: `upcoming` leaves it to the clock. */
export function wordAt(live: Scheduled, now: number): LiveStatus {
  if (openedSpan(live, now)) return 'ongoing';
  const last = sessionSpans(live).at(-1)?.end ?? 0;
  return live.closed_until !== null && live.closed_until >= last ? 'recorded' : 'upcoming';
}

/** What a status that is chosen in the form stores, for the times beside it. */
export function stateFor(word: LiveStatus, plan: SessionPlan, now: number): OpenState {
  const plain = { ...plan, ...BY_THE_CLOCK };
  if (word === 'ongoing') return { ...BY_THE_CLOCK, ...opening(plain, now) };
  if (word === 'recorded') return { ...BY_THE_CLOCK, closed_until: sessionSpans(plan).at(-1)?.end ?? now };
  return BY_THE_CLOCK;
}

/** The same for a class that is there already: what was said before holds on where the form says it again. */
export function stateAfter(word: LiveStatus, stored: Scheduled, plan: SessionPlan, now: number): OpenState {
  const { is_cancelled, opened_at, open_until, closed_until } = stored;
  if (word === 'recorded' || word !== wordAt(stored, now)) return stateFor(word, plan, now);
  return { is_cancelled, opened_at, open_until, closed_until };
}
