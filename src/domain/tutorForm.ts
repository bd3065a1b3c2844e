import { boolean, object, type InferType } from 'yup';
import { isEmail } from './contact';
import { httpsAddress, oneOfText, optionalText, requiredDate, requiredText } from './field';
import { parseUsd } from './money';
import { splitLines } from './text';
import { TUTOR_LIMITS, TUTOR_STATUSES } from './tutor';
import { everyDay, isTime, LESSON_MINUTES, minutesBetween, USUAL_DAY } from './tutorTime';

/** What the tutor form asks and what it says (spec sections 2.14, 3, 5). */

const time = optionalText(5).test('time', 'Enter a time, as 09:00', (value, { parent }) => {
  const { enabled } = parent as { enabled: boolean };
  return !enabled || isTime(value);
});

const daySchema = object({
  enabled: boolean().default(false),
  start: time.default(USUAL_DAY.start),
  end: time
    .default(USUAL_DAY.end)
    .test('lesson', 'Leave at least an hour between start and end', (end, { parent }) => {
      const { enabled, start } = parent as { enabled: boolean; start: string };
      return !enabled || !isTime(start) || !isTime(end) || minutesBetween(start, end) >= LESSON_MINUTES;
    }),
});

const link = httpsAddress(TUTOR_LIMITS.link);

export const tutorFormSchema = object({
  name: requiredText('Name is required', 1, TUTOR_LIMITS.name),
  email: optionalText(254).test('email', 'Invalid email address', isEmail),
  phone: optionalText(TUTOR_LIMITS.phone),
  specialty: requiredText('Specialty is required', 1, TUTOR_LIMITS.specialty),
  bio: requiredText(
    `Bio should be at least ${TUTOR_LIMITS.bioMin} characters`,
    TUTOR_LIMITS.bioMin,
    TUTOR_LIMITS.bio,
  ),
  qualifications: optionalText(TUTOR_LIMITS.qualifications),
  startDate: requiredDate('Start date is required'),
  verified: boolean().default(false),
  levels: optionalText(400).test(
    'levels',
    `Use at most ${TUTOR_LIMITS.levels} levels of at most ${TUTOR_LIMITS.level} characters`,
    (value) => {
      const levels = splitLines(value);
      return (
        levels.length <= TUTOR_LIMITS.levels && levels.every((level) => level.length <= TUTOR_LIMITS.level)
      );
    },
  ),
  hourlyRate: optionalText(20).test('rate', 'Hourly rate must be a valid number', (value) => {
    const rate = parseUsd(value);
    return value === '' || (rate !== null && rate <= TUTOR_LIMITS.rate);
  }),
  status: oneOfText('Choose a status', TUTOR_STATUSES).default('review'),
  availability: object({
    monday: daySchema,
    tuesday: daySchema,
    wednesday: daySchema,
    thursday: daySchema,
    friday: daySchema,
    saturday: daySchema,
    sunday: daySchema,
  }),
  socialProfiles: object({ linkedin: link, twitter: link, website: link }),
});

export type TutorForm = InferType<typeof tutorFormSchema>;

export const EMPTY_TUTOR_FORM: TutorForm = {
  name: '',
  email: '',
  phone: '',
  specialty: '',
  bio: '',
  qualifications: '',
  startDate: '',
  verified: false,
  levels: '',
  hourlyRate: '',
  status: 'review',
  availability: everyDay(() => USUAL_DAY),
  socialProfiles: { linkedin: '', twitter: '', website: '' },
};
