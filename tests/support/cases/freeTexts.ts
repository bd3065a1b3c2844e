import { randomUUID } from 'node:crypto';
import { enterPaperMarksSchema } from '../../../src/domain/attemptInput';
import { createBundleSchema } from '../../../src/domain/bundleInput';
import { sendMessageSchema } from '../../../src/domain/contactInput';
import { createCourseSchema, createOnDemandSchema } from '../../../src/domain/courseInput';
import { createDiscussionSchema } from '../../../src/domain/discussionInput';
import { authorFormSchema } from '../../../src/domain/ebookForm';
import { saveReviewSchema } from '../../../src/domain/learnInput';
import { answerLessonSchema, requestLessonSchema, reviewTutorSchema } from '../../../src/domain/lessonInput';
import { createLiveClassSchema } from '../../../src/domain/liveClassInput';
import { buyProductSchema, recordPaymentSchema, setPayWaysSchema } from '../../../src/domain/paymentInput';
import { reportSchema, restrictUserSchema, setModerationSchema } from '../../../src/domain/moderationInput';
import { saveCommentSchema, savePostSchema } from '../../../src/domain/postInput';
import { createQuestionSchema } from '../../../src/domain/questionInput';
import { createQuizSchema } from '../../../src/domain/quizInput';
import { createResourceSchema } from '../../../src/domain/resourceForm';
import { ensureUserSchema, profileSchema } from '../../../src/domain/user';
import { createUserSchema } from '../../../src/domain/userAdmin';
import { validBundle } from '../bundles';
import { validCourse } from '../courses';
import { validDiscussion } from '../discussions';
import { validOnDemand } from '../onDemand';
import { validLiveClass } from '../liveClasses';
import { validResource } from '../resources';
import { validQuestion, validQuiz } from '../quizzes';
import { VALID_CONTACT } from './contact';
import { validPayment, validPurchase } from './payment';
import { type FreeTextForm, WRITTEN_BY_THE_BROWSER } from './writtenTexts';

/** Every form and every function that takes free text, and which of its fields do. */

const id = randomUUID();

const SENT_TO_FUNCTIONS: FreeTextForm[] = [
  {
    name: 'savePost',
    schema: savePostSchema,
    form: { id, text: 'Habari za mitihani?', images: [] },
    fields: ['text'],
  },
  {
    name: 'saveComment',
    schema: saveCommentSchema,
    form: { postId: id, id, parentId: '', text: 'Karibu' },
    fields: ['text'],
  },
  {
    name: 'report',
    schema: reportSchema,
    form: { kind: 'post', id, parentId: '', reason: 'spam', note: 'It sells things' },
    fields: ['note'],
  },
  {
    name: 'restrictUser',
    schema: restrictUserSchema,
    form: { uid: 'nobody', act: 'warn', hours: null, words: 'Be kind' },
    fields: ['words'],
  },
  {
    name: 'setModeration',
    schema: setModerationSchema,
    form: { reviewFirst: true, words: ['mjinga'] },
    fields: ['words[0]'],
    filled: ['words[0]'],
  },
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
    name: 'createResource',
    schema: createResourceSchema,
    form: { id, ...validResource() },
    fields: ['title', 'description', 'topic'],
  },
  {
    name: 'createBundle',
    schema: createBundleSchema,
    form: { id, ...validBundle() },
    fields: ['title', 'description', 'subject'],
  },
  {
    name: 'createDiscussion',
    schema: createDiscussionSchema,
    form: { id, ...validDiscussion() },
    fields: ['title', 'subtitle'],
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
    name: 'setPayWays',
    schema: setPayWaysSchema,
    form: { ways: [{ method: 'M-Pesa', words: 'Lipa Namba 000 123, Somo' }] },
    fields: ['ways[0].words'],
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
