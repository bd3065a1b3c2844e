import { LIVE_REPEATS, type LiveRepeat, type Scheduled } from './liveClassTime';
import { countOrNull, instantOf, isText, textOr, textOrNull } from './stored';
import { isBlank } from './text';
import { HOME_ZONE, isTimeZone } from './timeZone';

/** Live classes (spec sections 2.10 and 3): what everybody may read. How to join is kept apart (liveClassRecord.ts). */

/** Spec section 9. */
export const LIVE_FORMS = ['Form I', 'Form II', 'Form III', 'Form IV'] as const;

export const LIVE_LIMITS = {
  title: 200,
  subtitle: 300,
  teacher: 120,
  subject: 60,
  description: 5000,
  url: 1000,
  minMinutes: 5,
  maxMinutes: 480,
  sessions: 60,
} as const;

/** `live_classes/{uuid}` as the store holds it: instants are milliseconds since 1970. */
export interface LiveClass extends Scheduled {
  id: string;
  title: string;
  subtitle: string;
  subject: string;
  form_level: string;
  teacher: string;
  avatar_url: string | null;
  description: string;
  /** Where the times were typed: the form shows them there again. */
  time_zone: string;
  repeat: LiveRepeat;
  /** Whether there is a link to join by; the link itself is in `live_class_links/{id}`. */
  has_link: boolean;
  /** The on-demand class that the recording became. */
  recording_id: string | null;
  /** Kept by functions. */
  registered_count: number;
  /** Grows with every save: an editor who began from an older one is told. */
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A row of the public catalogue: what cards, filters and the status need. */
export type LiveClassRow = Pick<
  LiveClass,
  | 'id'
  | 'title'
  | 'subtitle'
  | 'subject'
  | 'form_level'
  | 'teacher'
  | 'avatar_url'
  | 'session_starts'
  | 'duration_minutes'
  | 'is_cancelled'
  | 'opened_at'
  | 'open_until'
  | 'closed_until'
  | 'recording_id'
  | 'created_by'
  | 'created_at'
>;

/** A stored document as a class; null without a title or a time. */
export function parseLiveClass(id: string, data: Record<string, unknown>): LiveClass | null {
  const starts = startsIn(data.session_starts);
  if (!isText(data.title) || isBlank(data.title) || starts.length === 0) return null;
  return {
    id,
    title: data.title,
    subtitle: textOr(data.subtitle, ''),
    subject: textOr(data.subject, ''),
    form_level: textOr(data.form_level, LIVE_FORMS[0]),
    teacher: textOr(data.teacher, ''),
    avatar_url: textOrNull(data.avatar_url),
    description: textOr(data.description, ''),
    time_zone: isText(data.time_zone) && isTimeZone(data.time_zone) ? data.time_zone : HOME_ZONE,
    repeat: LIVE_REPEATS.find((repeat) => repeat === data.repeat) ?? 'weekly',
    session_starts: starts,
    duration_minutes: countOrNull(data.duration_minutes) || 60,
    is_cancelled: data.is_cancelled === true,
    opened_at: instantOrNull(data.opened_at),
    open_until: instantOrNull(data.open_until),
    closed_until: instantOrNull(data.closed_until),
    has_link: data.has_link === true,
    recording_id: textOrNull(data.recording_id),
    registered_count: countOrNull(data.registered_count) ?? 0,
    version: countOrNull(data.version) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

const startsIn = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.filter((start): start is number => Number.isSafeInteger(start)).sort((a, b) => a - b)
    : [];

const instantOrNull = (value: unknown) => instantOf(value) || null;

export function toLiveClassRow(live: LiveClass): LiveClassRow {
  const { id, title, subtitle, subject, form_level, teacher, avatar_url } = live;
  const { session_starts, duration_minutes, is_cancelled, opened_at, open_until, closed_until } = live;
  const { recording_id, created_by, created_at } = live;
  return {
    id,
    title,
    subtitle,
    subject,
    form_level,
    teacher,
    avatar_url,
    session_starts,
    duration_minutes,
    is_cancelled,
    opened_at,
    open_until,
    closed_until,
    recording_id,
    created_by,
    created_at,
  };
}

/** What the functions around live classes say. */
export const liveMessages = {
  id: 'Reload the page and try again.',
  missing: 'This class was deleted.',
  conflict: 'Somebody else saved this class meanwhile.',
  createdAlready: 'This class was saved already, with other content. Reload the page to see it.',
  cancelled: 'This class was cancelled.',
  over: 'This class is over.',
  registerFirst: 'Register for this class first.',
  tooEarly: 'The class opens 10 minutes before it starts.',
  noRecording: 'Choose an on-demand class of yours that is published.',
  noLink: 'The teacher has not given a link for this class yet.',
} as const;
