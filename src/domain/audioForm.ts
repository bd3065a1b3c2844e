import { array, boolean, number, object, type InferType, ValidationError } from 'yup';
import { AUDIO_LIMITS, AUDIO_TYPES, lengthOf, parseTime } from './audio';
import { oneOfText, optionalText, requiredDate, requiredText, tooMany, usdPrice } from './field';
import { parseUsd } from './money';
import { isBlank } from './text';

/** What the audio form asks and what it says (spec section 5). Apart from the record: listeners need no yup. */

const TIME = 'Use mm:ss, h:mm:ss or whole seconds';

const chapterTime = (message: string) =>
  requiredText(message, 1, 8).test('time', TIME, (value) => value === '' || parseTime(value) !== null);

const chapterSchema = object({
  title: requiredText('Chapter title is required', 1, AUDIO_LIMITS.chapterTitle),
  start: chapterTime('Start time is required'),
  end: chapterTime('End time is required'),
});

type ChapterForm = InferType<typeof chapterSchema>;

export const chapterMessages = {
  order: 'The end must be after the start',
  overlap: 'Start when the chapter above has ended, or later',
  past: 'The audio is over before this time',
} as const;

/** What is wrong with the places of chapters in an audio of so many seconds: one message a row, at the field to change. */
function misplaced(chapters: readonly ChapterForm[], seconds: number) {
  return chapters.flatMap((chapter, index) => {
    const start = parseTime(chapter.start);
    const end = parseTime(chapter.end);
    const before = parseTime(chapters[index - 1]?.end ?? '0');
    const at = (field: 'start' | 'end', message: string) => [
      { path: `chapters[${index}].${field}`, message },
    ];
    if (start !== null && before !== null && start < before) return at('start', chapterMessages.overlap);
    if (start !== null && start >= seconds) return at('start', chapterMessages.past);
    if (end !== null && start !== null && end <= start) return at('end', chapterMessages.order);
    return end !== null && end > seconds ? at('end', chapterMessages.past) : [];
  });
}

export const audioFormSchema = object({
  title: requiredText('Title is required', 1, AUDIO_LIMITS.title),
  type: oneOfText('Type is required', AUDIO_TYPES),
  duration: requiredText('Duration is required', 1, AUDIO_LIMITS.duration),
  author: requiredText('Author is required', 1, AUDIO_LIMITS.name),
  narrator: optionalText(AUDIO_LIMITS.name),
  subject: requiredText('Subject is required', 1, AUDIO_LIMITS.subject),
  dateAdded: requiredDate('Date added is required'),
  description: requiredText('Description is required', 1, AUDIO_LIMITS.description),
  isFree: boolean().default(true),
  price: usdPrice(AUDIO_LIMITS.price),
  isPopular: boolean().default(false),
  /** The length of the chosen or stored file; nobody types it. */
  audioSeconds: number().integer().min(1).max(AUDIO_LIMITS.seconds).nullable().default(null),
  chapters: array(chapterSchema)
    .default([])
    .max(AUDIO_LIMITS.chapters, tooMany(AUDIO_LIMITS.chapters, 'chapters')),
}).test('chapters', (form, { createError }) => {
  const problems = misplaced(
    form.chapters,
    lengthOf({ audio_seconds: form.audioSeconds, duration: form.duration }),
  );
  return problems.length === 0 || new ValidationError(problems.map((problem) => createError(problem)));
});

export type AudioForm = InferType<typeof audioFormSchema>;

export const EMPTY_AUDIO_FORM: AudioForm = {
  title: '',
  type: '',
  duration: '',
  author: '',
  narrator: '',
  subject: '',
  dateAdded: '',
  description: '',
  isFree: true,
  price: '',
  isPopular: false,
  audioSeconds: null,
  chapters: [],
};

/** A new audio comes with its sound and a cover (spec section 5). */
export const audioFileMessages = {
  file: 'Audio file is required',
  cover: 'Cover image is required',
} as const;

const MUST_BE_FILLED = [
  'title',
  'type',
  'duration',
  'description',
  'author',
  'subject',
  'dateAdded',
] as const;

/** Whether the edit form may be saved at all (spec section 5, "Audio edit"). */
export function isComplete(form: AudioForm): boolean {
  const isPriced = form.isFree || parseUsd(form.price) !== null;
  return isPriced && MUST_BE_FILLED.every((field) => !isBlank(form[field]));
}
