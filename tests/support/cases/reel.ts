import { EMPTY_REEL_FORM, type ReelForm, toReelRecord } from '../../../src/domain/reelForm';
import { REEL_LIMITS } from '../../../src/domain/reel';

/** What a reel may and may not hold, for yup and for the security rules (see ebook.ts). */

interface ReelCase {
  name: string;
  /** Laid over the valid form; absent where a form cannot hold such a value. */
  form?: Partial<Record<keyof ReelForm, unknown>>;
  message?: string;
  /** Laid over the valid record. */
  record?: Record<string, unknown>;
}

export const VALID_REEL_FORM: ReelForm = {
  ...EMPTY_REEL_FORM,
  title: 'Why leaves are green',
  subject: 'Biology',
  instructor: 'Neema Mushi',
  description: 'Chlorophyll in one minute.',
  seconds: 58,
};

/** A valid reel as stored, without owner and times; what a test cares about is laid over it. */
export const reelRecord = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...toReelRecord(VALID_REEL_FORM),
  video_url: null,
  video_path: null,
  video_name: null,
  video_size: null,
  poster_url: null,
  poster_path: null,
  like_count: 0,
  view_count: 0,
  ...changes,
});

const { title, subject, instructor, description, seconds, captions } = REEL_LIMITS;
const x = (count: number) => 'x'.repeat(count);

export const VALID_REEL_CASES: readonly ReelCase[] = [
  { name: 'every field filled', form: {}, record: {} },
  {
    name: 'only what is required',
    form: { description: '', seconds: null },
    record: { description: '', seconds: null },
  },
  { name: 'three minutes', form: { seconds }, record: { seconds } },
  { name: 'the longest captions', form: { captions: x(captions) }, record: { captions: x(captions) } },
];

const required = (field: 'title' | 'subject' | 'instructor', message: string): ReelCase[] => [
  { name: `no ${field}`, form: { [field]: '' }, message, record: { [field]: '' } },
  { name: `a blank ${field}`, form: { [field]: ' \u00A0\u200B ' }, message },
];
const tooLong = (field: 'title' | 'subject' | 'instructor' | 'description' | 'captions', max: number) => ({
  name: `a ${field} that is too long`,
  form: { [field]: x(max + 1) },
  message: `Use at most ${max} characters`,
  record: { [field]: x(max + 1) },
});

export const INVALID_REEL_CASES: readonly ReelCase[] = [
  ...required('title', 'Title is required'),
  ...required('subject', 'Subject is required'),
  ...required('instructor', 'Instructor is required'),
  tooLong('title', title),
  tooLong('subject', subject),
  tooLong('instructor', instructor),
  tooLong('description', description),
  tooLong('captions', captions),
  // What only a hand-made request can hold.
  { name: 'no seconds at all', record: { seconds: 0 } },
  { name: 'more than three minutes', record: { seconds: seconds + 1 } },
  { name: 'half a second', record: { seconds: 0.5 } },
  { name: 'terms as text', record: { search_terms: 'why' } },
  { name: 'a field that nobody knows', record: { shares: 5 } },
];

/** What likes and views look up. */
export const standingReel = (state: 'shown' | 'hidden') => `${state}-reel`;
export const REELS_STANDING = (['shown', 'hidden'] as const).map(
  (state): [string, Record<string, unknown>] => [
    `reels/${standingReel(state)}`,
    reelRecord({ created_by: 'rules-somebody', is_hidden: state === 'hidden' }),
  ],
);
