import { object, string, type InferType } from 'yup';
import { isCalendarDay } from './calendar';
import { httpsAddress, oneOfText, optionalText, requiredText } from './field';
import { LIVE_FORMS, LIVE_LIMITS } from './liveClass';
import { LIVE_REPEATS, LIVE_STATUSES } from './liveClassTime';
import { HOME_ZONE, isTimeZone } from './timeZone';
import { isTime } from './tutorTime';

/** What the live class form asks and what it says (spec sections 3 and 5); the functions that save a class ask the same. */

export const liveFormMessages = {
  title: 'Title is required',
  subtitle: 'Subtitle is required',
  teacher: 'Teacher is required',
  date: 'Choose a day from 2020 to 2099',
  time: 'Enter a time, as 16:00',
  timeZone: 'Choose a time zone',
  duration: `Use whole minutes, from ${LIVE_LIMITS.minMinutes} to ${LIVE_LIMITS.maxMinutes}`,
  sessions: `Use a whole number from 1 to ${LIVE_LIMITS.sessions}`,
  avatar: 'Use the address of a picture that was uploaded to Somo',
} as const;

/** Pictures of other sites are not shown (the content security policy), so their addresses are not taken. */
const OWN_PICTURE = /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/127\.0\.0\.1:\d+)\/v0\/b\/\S+$/;

const whole = (message: string, min: number, max: number) =>
  optionalText(4).test('whole', message, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max;
  });

export const liveClassFormSchema = object({
  title: requiredText(liveFormMessages.title, 1, LIVE_LIMITS.title),
  subtitle: requiredText(liveFormMessages.subtitle, 1, LIVE_LIMITS.subtitle),
  subject: optionalText(LIVE_LIMITS.subject),
  form: oneOfText('Choose a form', LIVE_FORMS).default(LIVE_FORMS[0]),
  /** The teacher's word; `upcoming` leaves it to the clock. */
  status: oneOfText('Choose a status', LIVE_STATUSES).default('upcoming'),
  teacher: requiredText(liveFormMessages.teacher, 1, LIVE_LIMITS.teacher),
  avatarUrl: optionalText(LIVE_LIMITS.url).test(
    'picture',
    liveFormMessages.avatar,
    (value) => value === '' || OWN_PICTURE.test(value),
  ),
  date: optionalText(10).test(
    'date',
    liveFormMessages.date,
    (value) => isCalendarDay(value) && value >= '2020' && value < '2100',
  ),
  time: optionalText(5).test('time', liveFormMessages.time, isTime),
  timeZone: string()
    .default(HOME_ZONE)
    .max(60, liveFormMessages.timeZone)
    .test('zone', liveFormMessages.timeZone, (value) => isTimeZone(value)),
  duration: whole(liveFormMessages.duration, LIVE_LIMITS.minMinutes, LIVE_LIMITS.maxMinutes).default('60'),
  sessions: whole(liveFormMessages.sessions, 1, LIVE_LIMITS.sessions).default('1'),
  repeat: oneOfText('Choose how often', LIVE_REPEATS).default(LIVE_REPEATS[0]),
  description: optionalText(LIVE_LIMITS.description),
  /** Of any meeting service; learners get it when the class opens. */
  link: httpsAddress(LIVE_LIMITS.url),
});

export type LiveClassForm = InferType<typeof liveClassFormSchema>;
