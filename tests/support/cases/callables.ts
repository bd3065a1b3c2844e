import { randomUUID } from 'node:crypto';
import { validBundle } from '../bundles';
import { validCourse } from '../courses';
import { validResource } from '../resources';
import { validQuestion, validQuiz } from '../quizzes';
import { ACTIVE, type Actor, EVERYBODY, PUBLISHERS } from '../people';
import { VALID_CONTACT } from './contact';
import { validPayment, validPurchase } from './payment';
import { ROOM_CALLABLES } from './roomCallables';

/** Every function that a browser may call: who is heard there, and what it takes. A new one adds its line. */

export interface CallableCase {
  name: string;
  /** Whoever is not among them gets a denial, whatever they send. */
  heard: readonly Actor[];
  /** What a page of ours sends. */
  input: () => Record<string, unknown>;
}

const ADMINS: readonly Actor[] = ['admin'];
const uid = 'nobody-has-this-uid';

export const CALLABLES: readonly CallableCase[] = [
  { name: 'ping', heard: EVERYBODY, input: () => ({}) },
  {
    name: 'ensureUser',
    heard: ACTIVE,
    input: () => ({ firstName: 'Asha', lastName: 'Mbwana', username: '' }),
  },
  { name: 'openMedia', heard: EVERYBODY, input: () => ({ kind: 'ebook', id: randomUUID() }) },
  {
    name: 'sendMessage',
    heard: EVERYBODY,
    input: () => ({ ...VALID_CONTACT, id: randomUUID(), website: '' }),
  },
  { name: 'subscribe', heard: EVERYBODY, input: () => ({ email: VALID_CONTACT.email, website: '' }) },
  {
    name: 'createUser',
    heard: ADMINS,
    input: () => ({
      requestId: randomUUID(),
      email: `mpya-${randomUUID()}@somo.example`,
      firstName: 'Halima',
      lastName: 'Abdallah',
      role: 'student',
    }),
  },
  { name: 'sendPasswordLink', heard: ADMINS, input: () => ({ uid }) },
  { name: 'setUserRole', heard: ADMINS, input: () => ({ uid, role: 'admin' }) },
  { name: 'setUserStatus', heard: ADMINS, input: () => ({ uid, status: 'inactive' }) },
  {
    name: 'importUsers',
    heard: ADMINS,
    input: () => ({ requestId: randomUUID(), rows: [], dryRun: true }),
  },
  { name: 'recordPayment', heard: ADMINS, input: () => validPayment() },
  {
    name: 'setPaymentStatus',
    heard: ADMINS,
    input: () => ({ id: `pmt_${randomUUID()}`, status: 'refunded' }),
  },
  {
    name: 'setPayWays',
    heard: ADMINS,
    input: () => ({ ways: [{ method: 'M-Pesa', words: 'Lipa Namba 000 123, Somo' }] }),
  },
  { name: 'buyProduct', heard: ACTIVE, input: () => validPurchase() },
  { name: 'listVoices', heard: PUBLISHERS, input: () => ({ uids: [uid] }) },
  { name: 'setVouched', heard: PUBLISHERS, input: () => ({ uid, isVouched: true }) },
  { name: 'createCourse', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validCourse() }) },
  {
    name: 'updateCourse',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validCourse() }),
  },
  {
    name: 'setCourseStatus',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), status: 'published' }),
  },
  { name: 'deleteCourse', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  {
    name: 'openCourseFile',
    heard: EVERYBODY,
    input: () => ({
      courseId: randomUUID(),
      moduleId: randomUUID(),
      lessonId: randomUUID(),
      materialId: randomUUID(),
    }),
  },
  { name: 'createQuestion', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validQuestion() }) },
  {
    name: 'updateQuestion',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validQuestion() }),
  },
  { name: 'deleteQuestion', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  { name: 'createQuiz', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validQuiz([]) }) },
  {
    name: 'updateQuiz',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validQuiz([]) }),
  },
  { name: 'setQuizStatus', heard: PUBLISHERS, input: () => ({ id: randomUUID(), status: 'published' }) },
  { name: 'deleteQuiz', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  { name: 'createResource', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validResource() }) },
  {
    name: 'updateResource',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validResource() }),
  },
  {
    name: 'setResourcePublished',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), isPublished: true }),
  },
  { name: 'deleteResource', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  { name: 'createBundle', heard: PUBLISHERS, input: () => ({ id: randomUUID(), ...validBundle() }) },
  {
    name: 'updateBundle',
    heard: PUBLISHERS,
    input: () => ({ id: randomUUID(), version: 1, ...validBundle() }),
  },
  { name: 'setBundlePublished', heard: PUBLISHERS, input: () => ({ id: randomUUID(), isPublished: true }) },
  { name: 'deleteBundle', heard: PUBLISHERS, input: () => ({ id: randomUUID() }) },
  { name: 'enrol', heard: ACTIVE, input: () => ({ courseId: randomUUID() }) },
  { name: 'issueCertificate', heard: ACTIVE, input: () => ({ courseId: randomUUID() }) },
  { name: 'saveReview', heard: ACTIVE, input: () => ({ courseId: randomUUID(), rating: 5, text: 'Nzuri.' }) },
  {
    name: 'startAttempt',
    heard: ACTIVE,
    input: () => ({ kind: 'assessment', parent: randomUUID(), part: randomUUID(), mode: 'attempt' }),
  },
  { name: 'saveAnswers', heard: ACTIVE, input: () => ({ id: randomUUID(), answers: [] }) },
  { name: 'lockQuestion', heard: ACTIVE, input: () => ({ id: randomUUID(), at: 0, answer: 'a' }) },
  {
    name: 'addPaper',
    heard: PUBLISHERS,
    input: () => ({ quizId: randomUUID(), learner: 'asha.mushi' }),
  },
  {
    name: 'enterPaperMarks',
    heard: PUBLISHERS,
    input: () => ({ quizId: randomUUID(), learner: uid, number: null, answers: [], marks: [] }),
  },
  { name: 'submitAttempt', heard: ACTIVE, input: () => ({ id: randomUUID(), answers: [] }) },
  {
    name: 'requestLesson',
    heard: ACTIVE,
    input: () => ({
      id: randomUUID(),
      tutorId: randomUUID(),
      startsAt: Date.UTC(2100, 0, 1, 8),
      message: 'Equations with fractions, please',
    }),
  },
  {
    name: 'answerLesson',
    heard: ACTIVE,
    input: () => ({ id: randomUUID(), act: 'accept', startsAt: null, reply: 'Karibu' }),
  },
  {
    name: 'reviewTutor',
    heard: ACTIVE,
    input: () => ({ tutorId: randomUUID(), rating: 5, text: 'Patient and clear' }),
  },
  {
    name: 'savePost',
    heard: ACTIVE,
    input: () => ({ id: randomUUID(), text: 'Habari za mitihani?', images: [] }),
  },
  { name: 'deletePost', heard: ACTIVE, input: () => ({ id: randomUUID() }) },
  {
    name: 'saveComment',
    heard: ACTIVE,
    input: () => ({ postId: randomUUID(), id: randomUUID(), parentId: '', text: 'Karibu' }),
  },
  {
    name: 'deleteComment',
    heard: ACTIVE,
    input: () => ({ postId: randomUUID(), id: randomUUID() }),
  },
  {
    name: 'report',
    heard: ACTIVE,
    input: () => ({ kind: 'post', id: randomUUID(), parentId: '', reason: 'spam', note: '' }),
  },
  {
    name: 'moderate',
    heard: ADMINS,
    input: () => ({ kind: 'post', id: randomUUID(), parentId: '', act: 'hide' }),
  },
  {
    name: 'restrictUser',
    heard: ADMINS,
    input: () => ({ uid, act: 'warn', hours: null, words: 'Be kind' }),
  },
  { name: 'setModeration', heard: ADMINS, input: () => ({ reviewFirst: true, words: [] }) },
  {
    name: 'linkTutor',
    heard: ADMINS,
    input: () => ({ tutorId: randomUUID(), email: VALID_CONTACT.email }),
  },
  ...ROOM_CALLABLES,
];
