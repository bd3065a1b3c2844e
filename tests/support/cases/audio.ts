import { AUDIO_LIMITS } from '../../../src/domain/audio';
import { type AudioForm, EMPTY_AUDIO_FORM } from '../../../src/domain/audioForm';

/** One table of what an audio may and may not hold, for yup and for the security rules (see ebook.ts). */

export const VALID_AUDIO_FORM: AudioForm = {
  ...EMPTY_AUDIO_FORM,
  title: 'The nine planets of a sentence',
  type: 'Audiobook',
  duration: '10:00',
  author: 'Neema Mushi',
  narrator: 'Baraka Mrisho',
  subject: 'English',
  dateAdded: '2026-02-28',
  description: 'Parts of speech, told as a journey.',
  audioSeconds: 600,
  chapters: [
    { title: 'Nouns', start: '0:00', end: '4:30' },
    { title: 'Verbs', start: '4:30', end: '10:00' },
  ],
};

export interface AudioCase {
  name: string;
  /** Laid over the valid form; absent where a form cannot hold such a value. */
  form?: Partial<Record<keyof AudioForm, unknown>>;
  /** The field that carries the message, where that is not the form's first changed field. */
  path?: string;
  /** What the form says; absent for a valid case. */
  message?: string;
  /** Laid over the valid record; absent where the store does not restate the limit. */
  record?: Record<string, unknown>;
}

const { title, name, subject, description, duration, price, chapters, seconds } = AUDIO_LIMITS;
const x = (count: number) => 'x'.repeat(count);
const manyChapters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: 'One',
    start: String(index),
    end: String(index + 1),
  }));
const storedChapters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: 'One', start: index, end: index + 1 }));

export const VALID_AUDIO_CASES: readonly AudioCase[] = [
  { name: 'every field filled', form: {}, record: {} },
  {
    name: 'only what is required',
    form: { narrator: '', chapters: [], audioSeconds: null },
    record: { narrator: '', chapters: [], audio_seconds: null },
  },
  { name: 'a mnemonic', form: { type: 'Mnemonic' }, record: { type: 'Mnemonic' } },
  { name: 'a price', form: { isFree: false, price: '2.50' }, record: { price: 2.5, is_free: false } },
  {
    name: 'the highest price',
    form: { isFree: false, price: '10,000' },
    record: { price, is_free: false },
  },
  { name: 'a price of 0', form: { isFree: false, price: '0' }, record: { price: 0, is_free: true } },
  {
    name: 'a price that is not asked',
    form: { isFree: true, price: '9' },
    record: { price: 0, is_free: true },
  },
  { name: 'popular', form: { isPopular: true }, record: { is_popular: true } },
  { name: 'a title of 1 character', form: { title: 'A' }, record: { title: 'A' } },
  { name: 'the longest title', form: { title: x(title) }, record: { title: x(title) } },
  { name: 'the longest author', form: { author: x(name) }, record: { author: x(name) } },
  { name: 'the longest narrator', form: { narrator: x(name) }, record: { narrator: x(name) } },
  { name: 'the longest subject', form: { subject: x(subject) }, record: { subject: x(subject) } },
  {
    name: 'the longest description',
    form: { description: x(description) },
    record: { description: x(description) },
  },
  {
    name: 'a duration in words',
    form: { duration: '2:04 min', audioSeconds: null, chapters: [] },
    record: { duration: '2:04 min', audio_seconds: null },
  },
  { name: 'a day of sound', form: { audioSeconds: seconds }, record: { audio_seconds: seconds } },
  {
    name: 'chapters in hours and in seconds, with a gap',
    form: {
      audioSeconds: 3900,
      chapters: [
        { title: 'One', start: '0', end: '59:59' },
        { title: 'Two', start: '1:00:00', end: '3900' },
      ],
    },
    record: {
      chapters: [
        { title: 'One', start: 0, end: 3599 },
        { title: 'Two', start: 3600, end: 3900 },
      ],
    },
  },
  {
    name: 'the most chapters',
    form: { chapters: manyChapters(chapters) },
    record: { chapters: storedChapters(chapters) },
  },
];

const required = (
  field: 'title' | 'author' | 'subject' | 'description' | 'duration',
  message: string,
): AudioCase[] => [
  { name: `no ${field}`, form: { [field]: '' }, message, record: { [field]: '' } },
  { name: `a blank ${field}`, form: { [field]: ' \u00A0\u200B ' }, message },
  { name: `a ${field} that is a number`, message, record: { [field]: 12 } },
];

const tooLong = (
  field: 'title' | 'author' | 'narrator' | 'subject' | 'description' | 'duration',
  max: number,
): AudioCase => ({
  name: `a ${field} that is too long`,
  form: { [field]: x(max + 1) },
  message: `Use at most ${max} characters`,
  record: { [field]: x(max + 1) },
});

const badPrice = (typed: string, message: string, stored: unknown): AudioCase => ({
  name: `a price of "${typed}"`,
  form: { price: typed, isFree: false },
  message,
  record: { price: stored, is_free: false },
});

const NUMBER = 'Price must be a valid number';
const TIME = 'Use mm:ss, h:mm:ss or whole seconds';

const withChapters = (
  what: string,
  rows: [start: string, end: string][],
  path: string,
  message: string,
): AudioCase => ({
  name: what,
  form: { chapters: rows.map(([start, end]) => ({ title: 'One', start, end })) },
  path: `chapters${path}`,
  message,
});

export const INVALID_AUDIO_CASES: readonly AudioCase[] = [
  ...required('title', 'Title is required'),
  ...required('author', 'Author is required'),
  ...required('subject', 'Subject is required'),
  ...required('description', 'Description is required'),
  ...required('duration', 'Duration is required'),
  tooLong('title', title),
  tooLong('author', name),
  tooLong('narrator', name),
  tooLong('subject', subject),
  tooLong('description', description),
  tooLong('duration', duration),
  { name: 'no type', form: { type: '' }, message: 'Type is required', record: { type: '' } },
  { name: 'an unknown type', form: { type: 'Song' }, message: 'Type is required', record: { type: 'Song' } },
  { name: 'no date', form: { dateAdded: '' }, message: 'Date added is required', record: { date_added: '' } },
  { name: '31 February', form: { dateAdded: '2026-02-31' }, message: 'Enter a date that exists' },
  {
    name: 'a date in words',
    form: { dateAdded: 'today' },
    message: 'Enter a date that exists',
    record: { date_added: 'today' },
  },
  badPrice('', 'Price is required', null),
  badPrice('-1', 'Price must be at least 0', -1),
  badPrice('1,5', NUMBER, '1,5'),
  badPrice('2.505', NUMBER, NaN),
  badPrice('1e21', NUMBER, Infinity),
  badPrice('10000.01', NUMBER, price + 0.01),
  withChapters('a start in words', [['soon', '20']], '[0].start', TIME),
  withChapters('60 seconds in a minute', [['0', '0:60']], '[0].end', TIME),
  withChapters('minutes of three digits', [['0', '100:00']], '[0].end', TIME),
  withChapters('no start', [['', '20']], '[0].start', 'Start time is required'),
  withChapters('no end', [['0', '']], '[0].end', 'End time is required'),
  withChapters('a chapter of no length', [['20', '0:20']], '[0].end', 'The end must be after the start'),
  withChapters(
    'chapters that overlap',
    [
      ['0', '60'],
      ['0:59', '90'],
    ],
    '[1].start',
    'Start when the chapter above has ended, or later',
  ),
  withChapters(
    'chapters in the wrong order',
    [
      ['60', '90'],
      ['0', '60'],
    ],
    '[1].start',
    'Start when the chapter above has ended, or later',
  ),
  withChapters('an end after the audio', [['0', '10:01']], '[0].end', 'The audio is over before this time'),
  withChapters(
    'a start after the audio',
    [['10:00', '11:00']],
    '[0].start',
    'The audio is over before this time',
  ),
  {
    name: 'a chapter after the three minutes that an unreadable duration counts as',
    form: { duration: '2:04 min', audioSeconds: null, chapters: [{ title: 'One', start: '0', end: '3:01' }] },
    path: 'chapters[0].end',
    message: 'The audio is over before this time',
  },
  {
    name: 'a chapter without a title',
    form: { chapters: [{ title: ' ', start: '0', end: '20' }] },
    path: 'chapters[0].title',
    message: 'Chapter title is required',
  },
  {
    name: 'too many chapters',
    form: { chapters: manyChapters(chapters + 1) },
    message: 'Use at most 200 chapters',
    record: { chapters: storedChapters(chapters + 1) },
  },
  // What only a hand-made request can hold.
  { name: 'something free that costs', record: { price: 2, is_free: true } },
  { name: 'something that costs nothing and is not free', record: { price: 0, is_free: false } },
  { name: 'no seconds at all', record: { audio_seconds: 0 } },
  { name: 'half a second', record: { audio_seconds: 0.5 } },
  { name: 'more than a day of sound', record: { audio_seconds: seconds + 1 } },
  { name: 'chapters as text', record: { chapters: 'Nouns' } },
  { name: 'a popular mark as text', record: { is_popular: 'yes' } },
  { name: 'terms as text', record: { search_terms: 'pl' } },
  { name: 'a field that nobody knows', record: { plays: 5 } },
];
