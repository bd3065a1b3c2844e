import { LIVE_LIMITS } from '../../../src/domain/liveClass';
import { liveFormMessages } from '../../../src/domain/liveClassForm';
import { tooLong } from '../../../src/domain/text';

/** One table of what a live class may and may not hold, for yup and for the functions that save it. */

export interface LiveClassCase {
  name: string;
  field: string;
  value: unknown;
  /** What the form says; absent for a valid case. */
  message?: string;
}

const x = (count: number) => 'x'.repeat(count);
const bad = (field: string, name: string, value: unknown, message: string): LiveClassCase => ({
  name,
  field,
  value,
  message,
});
const HTTPS = 'Enter an address that begins with https://';

export const VALID_LIVE_CASES: readonly LiveClassCase[] = [
  { name: 'a title of one letter', field: 'title', value: 'A' },
  { name: 'the longest title', field: 'title', value: x(LIVE_LIMITS.title) },
  { name: 'the longest subtitle', field: 'subtitle', value: x(LIVE_LIMITS.subtitle) },
  { name: 'no subject', field: 'subject', value: '' },
  { name: 'no description', field: 'description', value: '' },
  { name: 'the last form', field: 'form', value: 'Form IV' },
  { name: 'ongoing', field: 'status', value: 'ongoing' },
  { name: 'recorded', field: 'status', value: 'recorded' },
  { name: 'midnight', field: 'time', value: '00:00' },
  { name: 'a leap day', field: 'date', value: '2028-02-29' },
  { name: 'another zone', field: 'timeZone', value: 'Europe/London' },
  { name: 'the shortest class', field: 'duration', value: String(LIVE_LIMITS.minMinutes) },
  { name: 'the longest class', field: 'duration', value: String(LIVE_LIMITS.maxMinutes) },
  { name: 'the most sessions', field: 'sessions', value: String(LIVE_LIMITS.sessions) },
  { name: 'every day', field: 'repeat', value: 'daily' },
  { name: 'no link yet', field: 'link', value: '' },
  { name: 'any meeting service', field: 'link', value: 'https://meet.jit.si/somo?x=1#y' },
  { name: 'no picture', field: 'avatarUrl', value: '' },
  {
    name: 'a picture on Somo',
    field: 'avatarUrl',
    value: 'https://firebasestorage.googleapis.com/v0/b/somo/o/tutor-photos%2Fa.jpg?alt=media',
  },
];

export const INVALID_LIVE_CASES: readonly LiveClassCase[] = [
  bad('title', 'no title', '', liveFormMessages.title),
  bad('title', 'a title of what cannot be seen', '\u200b ', liveFormMessages.title),
  bad('title', 'a title that is too long', x(LIVE_LIMITS.title + 1), tooLong(LIVE_LIMITS.title)),
  bad('subtitle', 'no subtitle', '', liveFormMessages.subtitle),
  bad('teacher', 'no teacher', '  ', liveFormMessages.teacher),
  bad('form', 'a form that there is not', 'Form V', 'Choose a form'),
  bad('status', 'a status that is no word', 'cancelled', 'Choose a status'),
  bad('date', 'no day', '', liveFormMessages.date),
  bad('date', 'a day that there is not', '2026-02-30', liveFormMessages.date),
  bad('date', 'a day in the far future', '2100-01-01', liveFormMessages.date),
  bad('time', 'no time', '', liveFormMessages.time),
  bad('time', 'a time that there is not', '24:00', liveFormMessages.time),
  bad('timeZone', 'a zone that there is not', 'Africa/Atlantis', liveFormMessages.timeZone),
  bad('timeZone', 'no zone', '', liveFormMessages.timeZone),
  bad('duration', 'too short', '4', liveFormMessages.duration),
  bad('duration', 'too long', '481', liveFormMessages.duration),
  bad('duration', 'half an hour in hours', '0.5', liveFormMessages.duration),
  bad('sessions', 'no session', '0', liveFormMessages.sessions),
  bad('sessions', 'too many sessions', '61', liveFormMessages.sessions),
  bad('repeat', 'another rhythm', 'monthly', 'Choose how often'),
  bad('link', 'a link without https', 'http://meet.example/a', HTTPS),
  bad('link', 'a script for a link', 'javascript:alert(1)', HTTPS),
  bad('link', 'a name without a scheme', 'meet.example/a', HTTPS),
  bad('avatarUrl', 'a picture of another site', 'https://pictures.example/a.jpg', liveFormMessages.avatar),
  bad('avatarUrl', 'a script for a picture', 'javascript:alert(1)', liveFormMessages.avatar),
];
