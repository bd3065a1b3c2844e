import type { AnyObjectSchema } from 'yup';
import { audioFormSchema } from '../../../src/domain/audioForm';
import { toAudioRecord } from '../../../src/domain/audioRecord';
import { chatTextSchema } from '../../../src/domain/chatInput';
import { ebookFormSchema } from '../../../src/domain/ebookForm';
import { toRecord } from '../../../src/domain/ebookRecord';
import { playlistFormSchema, toPlaylistRecord } from '../../../src/domain/playlistForm';
import { reelFormSchema, toReelRecord } from '../../../src/domain/reelForm';
import { tutorFormSchema } from '../../../src/domain/tutorForm';
import { toTutorContact, toTutorRecord } from '../../../src/domain/tutorRecord';
import { type Fields, NOW } from '../net/attempt';
import type { CollectionAccess } from '../net/table';
import type { Actor } from '../people';
import { VALID_AUDIO_FORM } from './audio';
import { audioAccess, playlistAccess } from './audioAccess';
import { chatMessageAccess } from './chatAccess';
import { VALID_EBOOK_FORM } from './ebook';
import { ebookAccess } from './ebookAccess';
import { VALID_REEL_FORM } from './reel';
import { reelAccess } from './reelAccess';
import { VALID_TUTOR_FORM } from './tutor';
import { tutorAccess, tutorPrivateAccess } from './tutorAccess';

/** Forms with free text that the browser writes itself, past every function: rules decide. */

export interface FreeTextForm<Form extends object = object> {
  name: string;
  schema: AnyObjectSchema;
  /** One that passes. */
  form: Form;
  /** Paths of all that hold free text: of the first entry where there may be many. */
  fields: readonly string[];
  /** Those of them that the list they are in wants filled. */
  filled?: readonly string[];
  /** Where the browser writes it itself, so that rules decide. */
  written?: { by: Actor; records: (form: Form) => readonly (readonly [CollectionAccess, Fields])[] };
}

const listed = <Form extends object>(entry: FreeTextForm<Form>) => entry as unknown as FreeTextForm;
export const WRITTEN_BY_THE_BROWSER = [
  listed({
    name: 'ebook',
    schema: ebookFormSchema,
    form: VALID_EBOOK_FORM,
    fields: ['title', 'author', 'subject', 'publisher', 'description', 'isbn', 'chapters[0].title'],
    written: { by: 'teacher', records: (form) => [[ebookAccess, toRecord(form)]] },
  }),
  listed({
    name: 'audio',
    schema: audioFormSchema,
    form: { ...VALID_AUDIO_FORM, isFree: false, price: '2.50' },
    fields: ['title', 'duration', 'author', 'narrator', 'subject', 'description', 'chapters[0].title'],
    written: { by: 'teacher', records: (form) => [[audioAccess, toAudioRecord(form)]] },
  }),
  listed({
    name: 'playlist',
    schema: playlistFormSchema,
    form: { name: 'Kwa mtihani', description: '', audioIds: ['clip-1'], isFree: false, price: '2.50' },
    fields: ['name', 'description'],
    written: { by: 'teacher', records: (form) => [[playlistAccess, toPlaylistRecord(form)]] },
  }),
  listed({
    name: 'reel',
    schema: reelFormSchema,
    form: VALID_REEL_FORM,
    fields: ['title', 'subject', 'instructor', 'description', 'captions'],
    written: { by: 'teacher', records: (form) => [[reelAccess, toReelRecord(form)]] },
  }),
  listed({
    name: 'tutor',
    schema: tutorFormSchema,
    form: VALID_TUTOR_FORM,
    fields: ['name', 'phone', 'specialty', 'bio', 'qualifications'],
    written: {
      by: 'admin',
      records: (form) => [
        [tutorAccess, toTutorRecord(form)],
        [tutorPrivateAccess, { ...toTutorContact(form), updated_at: NOW }],
      ],
    },
  }),
  listed({
    name: 'chat message',
    schema: chatTextSchema,
    form: { text: 'Habari za asubuhi' },
    fields: ['text'],
    written: { by: 'student', records: (form) => [[chatMessageAccess, form]] },
  }),
];
