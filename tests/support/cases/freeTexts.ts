import { randomUUID } from 'node:crypto';
import type { AnyObjectSchema } from 'yup';
import { enterPaperMarksSchema } from '../../../src/domain/attemptInput';
import { audioFormSchema } from '../../../src/domain/audioForm';
import { toAudioRecord } from '../../../src/domain/audioRecord';
import { chatTextSchema } from '../../../src/domain/chatInput';
import { sendMessageSchema } from '../../../src/domain/contactInput';
import { createCourseSchema, createOnDemandSchema } from '../../../src/domain/courseInput';
import { authorFormSchema, ebookFormSchema } from '../../../src/domain/ebookForm';
import { toRecord } from '../../../src/domain/ebookRecord';
import { saveReviewSchema } from '../../../src/domain/learnInput';
import { answerLessonSchema, requestLessonSchema, reviewTutorSchema } from '../../../src/domain/lessonInput';
import { createLiveClassSchema } from '../../../src/domain/liveClassInput';
import { buyProductSchema, recordPaymentSchema } from '../../../src/domain/paymentInput';
import { playlistFormSchema, toPlaylistRecord } from '../../../src/domain/playlistForm';
import { createQuestionSchema } from '../../../src/domain/questionInput';
import { createQuizSchema } from '../../../src/domain/quizInput';
import { tutorFormSchema } from '../../../src/domain/tutorForm';
import { toTutorContact, toTutorRecord } from '../../../src/domain/tutorRecord';
import { ensureUserSchema, profileSchema } from '../../../src/domain/user';
import { createUserSchema } from '../../../src/domain/userAdmin';
import { validCourse } from '../courses';
import { validOnDemand } from '../onDemand';
import { validLiveClass } from '../liveClasses';
import { validQuestion, validQuiz } from '../quizzes';
import { type Fields, NOW } from '../net/attempt';
import type { CollectionAccess } from '../net/table';
import type { Actor } from '../people';
import { VALID_AUDIO_FORM } from './audio';
import { audioAccess, playlistAccess } from './audioAccess';
import { chatMessageAccess } from './chatAccess';
import { VALID_CONTACT } from './contact';
import { VALID_EBOOK_FORM } from './ebook';
import { ebookAccess } from './ebookAccess';
import { validPayment, validPurchase } from './payment';
import { VALID_TUTOR_FORM } from './tutor';
import { tutorAccess, tutorPrivateAccess } from './tutorAccess';

/** Every form and every function that takes free text, and which of its fields do. */

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
const id = randomUUID();

const WRITTEN_BY_THE_BROWSER = [
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

const SENT_TO_FUNCTIONS: FreeTextForm[] = [
  {
    name: 'createCourse',
    schema: createCourseSchema,
    form: { id, ...validCourse() },
    fields: [
      'title',
      'category',
      'instructor',
      'description',
      'duration',
      'learningOutcomes[0].text',
      'modules[0].title',
      'modules[0].description',
      'modules[0].lessons[0].title',
      'modules[0].lessons[0].duration',
      'modules[0].lessons[0].materials[0].title',
      'modules[0].assessment.title',
      'modules[0].assessment.description',
      'modules[0].assessment.duration',
      'modules[0].assessment.questions[0].text',
      'modules[0].assessment.questions[0].options[0]',
    ],
    filled: ['modules[0].assessment.questions[0].options[0]'],
  },
  {
    name: 'createCourse for an on-demand class',
    schema: createOnDemandSchema,
    form: { id, ...validOnDemand() },
    fields: [
      'title',
      'category',
      'instructor',
      'description',
      'duration',
      'learningOutcomes[0].text',
      'modules[0].title',
      'modules[0].description',
      'modules[0].lessons[0].title',
      'modules[0].lessons[0].duration',
      'modules[0].lessons[0].materials[0].title',
      'subtitle',
      'instructorDetails.title',
      'instructorDetails.bio',
    ],
  },
  {
    name: 'createLiveClass',
    schema: createLiveClassSchema,
    form: { id, ...validLiveClass() },
    fields: ['title', 'subtitle', 'subject', 'teacher', 'description'],
  },
  {
    name: 'createQuestion',
    schema: createQuestionSchema,
    form: { id, ...validQuestion() },
    fields: ['text', 'imageText', 'options[0].text', 'guide', 'explanation', 'subject', 'topic'],
    filled: ['options[0].text'],
  },
  {
    name: 'enterPaperMarks',
    schema: enterPaperMarksSchema,
    form: { quizId: id, learner: 'neema', marks: [{ question: id, points: 1, comment: 'Vizuri' }] },
    fields: ['marks[0].comment'],
  },
  {
    name: 'createQuiz',
    schema: createQuizSchema,
    form: { id, ...validQuiz([]) },
    fields: [
      'title',
      'description',
      'subject',
      'topic',
      'sections[0].title',
      'sections[0].instructions',
      'sections[0].tags.subject',
      'sections[0].tags.topic',
    ],
  },
  {
    name: 'ensureUser',
    schema: ensureUserSchema,
    form: { firstName: 'Asha', lastName: 'Mbwana', username: '' },
    fields: ['firstName', 'lastName'],
  },
  {
    name: 'the names on the profile page',
    schema: profileSchema,
    form: { firstName: 'Asha', lastName: 'Mbwana', username: '' },
    fields: ['firstName', 'lastName'],
  },
  {
    name: 'createUser',
    schema: createUserSchema,
    form: {
      requestId: id,
      email: 'asha@somo.example',
      firstName: 'Asha',
      lastName: 'Mbwana',
      role: 'student',
    },
    fields: ['firstName', 'lastName'],
  },
  {
    name: 'sendMessage',
    schema: sendMessageSchema,
    form: { id, ...VALID_CONTACT, website: '' },
    fields: ['name', 'subject', 'message', 'website'],
  },
  {
    name: 'recordPayment',
    schema: recordPaymentSchema,
    form: validPayment(),
    fields: ['name', 'transactionId'],
  },
  { name: 'buyProduct', schema: buyProductSchema, form: validPurchase(), fields: ['transactionId'] },
  {
    name: 'saveReview',
    schema: saveReviewSchema,
    form: { courseId: id, rating: 5, text: 'Nzuri' },
    fields: ['text'],
  },
  {
    name: 'requestLesson',
    schema: requestLessonSchema,
    form: { id, tutorId: id, startsAt: Date.UTC(2100, 0, 1, 8), message: 'Equations with fractions, please' },
    fields: ['message'],
  },
  {
    name: 'answerLesson',
    schema: answerLessonSchema,
    form: { id, act: 'accept', startsAt: null, reply: 'Karibu' },
    fields: ['reply'],
  },
  {
    name: 'reviewTutor',
    schema: reviewTutorSchema,
    form: { tutorId: id, rating: 5, text: 'Patient and clear' },
    fields: ['text'],
  },
  {
    name: 'an author',
    schema: authorFormSchema,
    form: { name: 'Neema Mushi', nationality: 'Tanzanian', email: '', bio: '' },
    fields: ['name', 'nationality', 'bio'],
  },
];

export const FREE_TEXT_FORMS: readonly FreeTextForm[] = [...WRITTEN_BY_THE_BROWSER, ...SENT_TO_FUNCTIONS];
