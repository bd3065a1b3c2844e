import { TUTOR_LIMITS } from '../../../src/domain/tutor';
import { EMPTY_TUTOR_FORM, type TutorForm } from '../../../src/domain/tutorForm';
import { WEEKDAYS } from '../../../src/domain/tutorTime';

/** One table of what a tutor may and may not be, for yup and for the security rules (see ebook.ts). */

const { availability } = EMPTY_TUTOR_FORM;

export const VALID_TUTOR_FORM: TutorForm = {
  ...EMPTY_TUTOR_FORM,
  name: 'Anitha Kessy',
  email: 'anitha.kessy@shule.example',
  phone: '+255 700 000 000',
  specialty: 'Physics',
  bio: 'Explains forces with a bicycle and a rope.',
  qualifications: 'BSc with Education',
  startDate: '2026-01-12',
  levels: 'Form III, Form IV',
  hourlyRate: '4.5',
  status: 'active',
  availability: { ...availability, monday: { enabled: true, start: '15:00', end: '19:00' } },
  socialProfiles: { linkedin: '', twitter: '', website: 'https://kessy.example' },
};

interface TutorCase {
  name: string;
  /** Laid over the valid form; absent where a form cannot hold such a value. */
  form?: Partial<Record<keyof TutorForm, unknown>>;
  /** The field that carries the message, where that is not the form's first changed field. */
  path?: string;
  /** What the form says; absent for a valid case. */
  message?: string;
  /** Laid over the valid record; absent where the store does not restate the limit. */
  record?: Record<string, unknown>;
}

const { name, specialty, bio, qualifications, phone, rate, link } = TUTOR_LIMITS;
const x = (count: number) => 'x'.repeat(count);
const address = (length: number) => 'https://a.example/'.padEnd(length, 'x');
const manyLevels = (count: number) => Array.from({ length: count }, (_, index) => `Level ${index}`);
const monday = (hours: object) => ({
  availability: { ...availability, monday: { enabled: true, start: '09:00', end: '17:00', ...hours } },
});
const linked = (profile: object) => ({
  socialProfiles: { linkedin: '', twitter: '', website: '', ...profile },
});

export const VALID_TUTOR_CASES: readonly TutorCase[] = [
  { name: 'every field filled', form: {}, record: {} },
  {
    name: 'only what is required',
    form: { phone: '', qualifications: '', levels: '', hourlyRate: '', ...linked({}) },
    record: { qualifications: '', levels: [], hourly_rate: null, website_url: null },
  },
  { name: 'a verified tutor', form: { verified: true }, record: { verified: true } },
  { name: 'a tutor under review', form: { status: 'review' }, record: { status: 'review' } },
  { name: 'an inactive tutor', form: { status: 'inactive' }, record: { status: 'inactive' } },
  { name: 'the longest name', form: { name: x(name) }, record: { name: x(name) } },
  { name: 'the shortest bio', form: { bio: x(10) }, record: { bio: x(10) } },
  {
    name: 'levels on lines of their own',
    form: { levels: 'Form I\nForm II,Form I' },
    record: { levels: ['Form I', 'Form II'] },
  },
  { name: 'the most levels', form: { levels: manyLevels(10).join() }, record: { levels: manyLevels(10) } },
  { name: 'lessons for nothing', form: { hourlyRate: '0' }, record: { hourly_rate: 0 } },
  { name: 'the highest rate', form: { hourlyRate: String(rate) }, record: { hourly_rate: rate } },
  {
    name: 'hours past midnight',
    form: monday({ start: '22:00', end: '01:00' }),
    record: monday({ start: '22:00', end: '01:00' }),
  },
  { name: 'an hour', form: monday({ end: '10:00' }), record: monday({ end: '10:00' }) },
  {
    name: 'a day that is off without its times',
    form: monday({ enabled: false, start: '', end: '' }),
    record: monday({ enabled: false }),
  },
  {
    name: 'the longest addresses',
    form: linked({ linkedin: address(link), twitter: address(link), website: address(link) }),
    record: { linkedin_url: address(link), twitter_url: address(link), website_url: address(link) },
  },
];

const tooLong = (max: number) => `Use at most ${max} characters`;
const NO_TIME = 'Enter a time, as 09:00';
const NO_LESSON = 'Leave at least an hour between start and end';
const NO_LINK = 'Enter an address that begins with https://';

export const INVALID_TUTOR_CASES: readonly TutorCase[] = [
  { name: 'no name', form: { name: ' ' }, message: 'Name is required', record: { name: '' } },
  {
    name: 'a name that is too long',
    form: { name: x(name + 1) },
    message: tooLong(name),
    record: { name: x(name + 1) },
  },
  { name: 'no e-mail', form: { email: '' }, message: 'Invalid email address' },
  { name: 'half an e-mail', form: { email: 'anitha@' }, message: 'Invalid email address' },
  { name: 'a phone number that is too long', form: { phone: x(phone + 1) }, message: tooLong(phone) },
  {
    name: 'no specialty',
    form: { specialty: '' },
    message: 'Specialty is required',
    record: { specialty: '' },
  },
  {
    name: 'a specialty that is too long',
    form: { specialty: x(specialty + 1) },
    message: tooLong(specialty),
    record: { specialty: x(specialty + 1) },
  },
  {
    name: 'a bio of 9 characters',
    form: { bio: x(9) },
    message: 'Bio should be at least 10 characters',
    record: { bio: x(9) },
  },
  {
    name: 'a bio that is too long',
    form: { bio: x(bio + 1) },
    message: tooLong(bio),
    record: { bio: x(bio + 1) },
  },
  {
    name: 'qualifications that are too long',
    form: { qualifications: x(qualifications + 1) },
    message: tooLong(qualifications),
    record: { qualifications: x(qualifications + 1) },
  },
  {
    name: 'no start date',
    form: { startDate: '' },
    message: 'Start date is required',
    record: { start_date: '' },
  },
  {
    name: 'a day that does not exist',
    form: { startDate: '2026-02-31' },
    message: 'Enter a date that exists',
  },
  {
    name: 'too many levels',
    form: { levels: manyLevels(11).join() },
    message: 'Use at most 10 levels of at most 30 characters',
    record: { levels: manyLevels(11) },
  },
  {
    name: 'a level that is too long',
    form: { levels: x(31) },
    message: 'Use at most 10 levels of at most 30 characters',
  },
  {
    name: 'a rate below 0',
    form: { hourlyRate: '-1' },
    message: 'Hourly rate must be a valid number',
    record: { hourly_rate: -1 },
  },
  {
    name: 'a rate that is too high',
    form: { hourlyRate: String(rate + 1) },
    message: 'Hourly rate must be a valid number',
    record: { hourly_rate: rate + 1 },
  },
  {
    name: 'a rate with a comma for a point',
    form: { hourlyRate: '4,5' },
    message: 'Hourly rate must be a valid number',
    record: { hourly_rate: '4,5' },
  },
  {
    name: 'a status that nobody knows',
    form: { status: 'asleep' },
    message: 'Choose a status',
    record: { status: 'asleep' },
  },
  ...WEEKDAYS.map((day) => ({
    name: `a time that does not exist on ${day}`,
    form: { availability: { ...availability, [day]: { enabled: true, start: '24:00', end: '17:00' } } },
    path: `availability.${day}.start`,
    message: NO_TIME,
    record: { availability: { ...availability, [day]: { enabled: true, start: '24:00', end: '17:00' } } },
  })),
  {
    name: 'an end that does not exist',
    form: monday({ end: '17:60' }),
    path: 'availability.monday.end',
    message: NO_TIME,
    record: monday({ end: '17:60' }),
  },
  {
    name: 'less than an hour',
    form: monday({ end: '09:59' }),
    path: 'availability.monday.end',
    message: NO_LESSON,
  },
  {
    name: 'an end at the start',
    form: monday({ end: '09:00' }),
    path: 'availability.monday.end',
    message: NO_LESSON,
  },
  {
    name: 'a day that is neither on nor off',
    record: monday({ enabled: 'yes' }),
  },
  { name: 'a day with a field that nobody knows', record: monday({ note: 'x' }) },
  {
    name: 'a day that no week has',
    record: { availability: { ...availability, someday: availability.monday } },
  },
  { name: 'no days', record: { availability: {} } },
  ...(['linkedin', 'twitter', 'website'] as const).flatMap((profile) => [
    {
      name: `a script for the address of ${profile}`,
      form: linked({ [profile]: 'javascript:alert(1)' }),
      path: `socialProfiles.${profile}`,
      message: NO_LINK,
      record: { [`${profile}_url`]: 'javascript:alert(1)' },
    },
    {
      name: `an address of ${profile} that is too long`,
      form: linked({ [profile]: address(link + 1) }),
      path: `socialProfiles.${profile}`,
      message: tooLong(link),
      record: { [`${profile}_url`]: address(link + 1) },
    },
  ]),
];
