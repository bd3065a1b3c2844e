import type { LiveClass } from './liveClass';
import type { LiveClassForm } from './liveClassForm';
import { type LiveRepeat, type LiveStatus, type SessionPlan, sessionStarts, wordAt } from './liveClassTime';
import { searchTerms } from './text';
import { dayAfter, HOME_ZONE, wallTimeAt } from './timeZone';

/** The one mapping between what the live class form holds and what is stored, in two documents. */

export const liveClassPath = (id: string) => `live_classes/${id}`;
/** How to join: for the author to edit; learners get it by the function joinLiveClass. */
export const liveClassLinkPath = (id: string) => `live_class_links/${id}`;

/** The schedule of a form that passed the schema. */
export const planOf = ({ date, time, timeZone, repeat, sessions, duration }: LiveClassForm): SessionPlan => ({
  session_starts: sessionStarts({
    day: date,
    time,
    timeZone,
    repeat: repeat as LiveRepeat,
    sessions: Number(sessions),
  }),
  duration_minutes: Number(duration),
});

/** What everybody may read. Takes a form that passed the schema; state, owner and times come from elsewhere. */
export const toLiveClassRecord = (form: LiveClassForm) => ({
  title: form.title,
  subtitle: form.subtitle,
  subject: form.subject,
  form_level: form.form,
  teacher: form.teacher,
  avatar_url: form.avatarUrl || null,
  description: form.description,
  time_zone: form.timeZone,
  repeat: form.repeat as LiveRepeat,
  has_link: form.link !== '',
  ...planOf(form),
  search_terms: searchTerms(form.title, form.teacher, form.subject),
});

export function toLiveClassForm(live: LiveClass, link: string, now: number): LiveClassForm {
  const { day, time } = wallTimeAt(live.session_starts[0] ?? now, live.time_zone);
  return {
    title: live.title,
    subtitle: live.subtitle,
    subject: live.subject,
    form: live.form_level,
    status: wordAt(live, now),
    teacher: live.teacher,
    avatarUrl: live.avatar_url ?? '',
    date: day,
    time,
    timeZone: live.time_zone,
    duration: String(live.duration_minutes),
    sessions: String(live.session_starts.length),
    repeat: live.repeat,
    description: live.description,
    link,
  };
}

/** A new class: tomorrow afternoon, where Somo's schools are. */
export const newLiveClass = (teacher: string, now: number): LiveClassForm => ({
  title: '',
  subtitle: '',
  subject: '',
  form: 'Form I',
  status: 'upcoming' satisfies LiveStatus,
  teacher,
  avatarUrl: '',
  date: dayAfter(wallTimeAt(now, HOME_ZONE).day, 1),
  time: '16:00',
  timeZone: HOME_ZONE,
  duration: '60',
  sessions: '1',
  repeat: 'weekly',
  description: '',
  link: '',
});
