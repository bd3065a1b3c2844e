import type { ReelForm } from '../../domain/reelForm';

/** What each field is called: at the field, in the list of errors, in messages. */
export const REEL_LABELS = {
  title: 'Title',
  subject: 'Subject',
  instructor: 'Instructor',
  description: 'Description',
  file: 'Video',
  cover: 'Cover Image',
  captions: 'Captions',
  seconds: 'Duration',
} as const satisfies Record<keyof ReelForm | 'file' | 'cover', string>;
