import { number, object, type InferType } from 'yup';
import { optionalText, requiredText } from './field';
import { type Reel, REEL_LIMITS } from './reel';
import { searchTerms } from './text';

/** What the reel dialog asks and says (spec section 5), and how it is stored. */

export const reelMessages = {
  video: 'Video is required',
  length: 'A reel takes at most 3 minutes. Cut it, or make it an on-demand class.',
  captions: 'Choose a captions file (VTT or SRT) with at least one caption',
} as const;

export const reelFormSchema = object({
  title: requiredText('Title is required', 1, REEL_LIMITS.title),
  subject: requiredText('Subject is required', 1, REEL_LIMITS.subject),
  instructor: requiredText('Instructor is required', 1, REEL_LIMITS.instructor),
  description: optionalText(REEL_LIMITS.description),
  /** Of the chosen or stored file; nobody types it. */
  seconds: number().integer().min(1).max(REEL_LIMITS.seconds).nullable().default(null),
  /** WebVTT, from a file; nobody types it. */
  captions: optionalText(REEL_LIMITS.captions),
});

export type ReelForm = InferType<typeof reelFormSchema>;

export const EMPTY_REEL_FORM: ReelForm = {
  title: '',
  subject: '',
  instructor: '',
  description: '',
  seconds: null,
  captions: '',
};

/** The fields of a record that a form decides. Takes a form that passed the schema. */
export const toReelRecord = (form: ReelForm) => ({
  ...form,
  search_terms: searchTerms(form.title, form.subject, form.instructor),
});

export function toReelForm({ title, subject, instructor, description, seconds, captions }: Reel): ReelForm {
  return { title, subject, instructor, description, seconds, captions };
}
