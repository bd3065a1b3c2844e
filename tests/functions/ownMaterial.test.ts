import { type Account, callFunction, signUp } from '../support/callers';
import { addBook } from '../support/books';
import { bundleCalls, validBundle } from '../support/bundles';
import { OWN_MATERIAL } from '../support/cases/ownMaterial';
import { courseCalls } from '../support/courseCalls';
import { validCourse } from '../support/courses';
import { discussionCalls } from '../support/discussionCalls';
import { validDiscussion } from '../support/discussions';
import { liveClassCalls } from '../support/liveClassCalls';
import { validLiveClass } from '../support/liveClasses';
import { resourceCalls, validResource } from '../support/resources';
import { storedCourse } from '../support/storedCourse';
import { quizCalls } from '../support/quizCalls';
import { validQuestion, validQuiz } from '../support/quizzes';
import { adminDb, closeWorld } from '../support/world';

/** What functions write for teachers: each refuses one teacher what another has made (files: course.test.ts). */

let owner: Account;
let other: Account;
beforeAll(async () => {
  [owner, other] = await Promise.all([signUp({ role: 'teacher' }), signUp({ role: 'teacher' })]);
});
afterAll(closeWorld);

const { newCourseId } = courseCalls(() => owner);
const { newId: newLiveClassId } = liveClassCalls(() => owner);
const { newId: newDiscussionId } = discussionCalls(() => owner);
const { newId: newResourceId } = resourceCalls(() => owner);
const { newId: newBundleId } = bundleCalls(() => owner);
const { newQuestionId, newQuizId, storedQuiz } = quizCalls(() => owner);

/** Two books of somebody, to be put into a bundle of theirs. */
const twoBooks = async ({ uid }: Account) => {
  const ids = await Promise.all([1, 2].map(() => addBook({ created_by: uid })));
  return ids.map((id) => ({ kind: 'ebook', id }));
};

/** A record that the other teacher has made, and all that lies in it. */
const RECORDS = {
  course: { make: () => newCourseId(), read: storedCourse },
  'live class': {
    make: () => newLiveClassId(),
    read: async (id: string) => {
      const [live, link] = await adminDb().getAll(
        adminDb().doc(`live_classes/${id}`),
        adminDb().doc(`live_class_links/${id}`),
      );
      return { live: live?.data(), link: link?.data() };
    },
  },
  discussion: {
    make: () => newDiscussionId(),
    read: async (id: string) => {
      const [discussion, room] = await adminDb().getAll(
        adminDb().doc(`discussions/${id}`),
        adminDb().doc(`chat_rooms/${id}`),
      );
      return { discussion: discussion?.data(), room: room?.data() };
    },
  },
  question: {
    make: () => newQuestionId(),
    read: async (id: string) => (await adminDb().doc(`questions/${id}`).get()).data(),
  },
  quiz: { make: async () => newQuizId([await newQuestionId()]), read: storedQuiz },
  resource: {
    make: () => newResourceId(),
    read: async (id: string) => (await adminDb().doc(`resources/${id}`).get()).data(),
  },
  bundle: {
    make: async () => newBundleId(await twoBooks(owner)),
    read: async (id: string) => (await adminDb().doc(`bundles/${id}`).get()).data(),
  },
};

/** Of such a record. */
const INPUTS: Record<string, (id: string) => object | Promise<object>> = {
  createCourse: (id) => ({ id, ...validCourse() }),
  updateCourse: (id) => ({ id, version: 1, ...validCourse() }),
  setCourseStatus: (id) => ({ id, status: 'archived' }),
  deleteCourse: (id) => ({ id }),
  createLiveClass: (id) => ({ id, ...validLiveClass() }),
  updateLiveClass: (id) => ({ id, version: 1, ...validLiveClass() }),
  setLiveClassStatus: (id) => ({ id, act: 'cancel' }),
  attachRecording: (id) => ({ id, recordingId: id }),
  deleteLiveClass: (id) => ({ id }),
  createDiscussion: (id) => ({ id, ...validDiscussion() }),
  updateDiscussion: (id) => ({ id, version: 1, ...validDiscussion() }),
  setDiscussionStatus: (id) => ({ id, act: 'close' }),
  deleteDiscussion: (id) => ({ id }),
  createQuestion: (id) => ({ id, ...validQuestion() }),
  updateQuestion: (id) => ({ id, version: 1, ...validQuestion() }),
  deleteQuestion: (id) => ({ id }),
  createQuiz: (id) => ({ id, ...validQuiz([]) }),
  updateQuiz: (id) => ({ id, version: 1, ...validQuiz([]) }),
  setQuizStatus: (id) => ({ id, status: 'archived' }),
  deleteQuiz: (id) => ({ id }),
  createResource: (id) => ({ id, ...validResource() }),
  updateResource: (id) => ({ id, version: 1, ...validResource() }),
  setResourcePublished: (id) => ({ id, isPublished: false }),
  deleteResource: (id) => ({ id }),
  createBundle: async (id) => ({ id, ...validBundle({ parts: await twoBooks(other) }) }),
  updateBundle: async (id) => ({ id, version: 1, ...validBundle({ parts: await twoBooks(other) }) }),
  setBundlePublished: (id) => ({ id, isPublished: false }),
  deleteBundle: (id) => ({ id }),
};

const ALL = OWN_MATERIAL.flatMap(({ noun, functions = [] }) => functions.map((name) => ({ name, noun })));

test.each(ALL)('$name', async ({ name, noun }) => {
  const input = INPUTS[name];
  const records = RECORDS[noun as keyof typeof RECORDS];
  if (!input) throw new Error(`${name} has no input here`);
  const id = await records.make();
  const before = await records.read(id);
  expect((await callFunction(name, await input(id), other)).error?.details?.code).toMatch(
    name.startsWith('create') ? 'already-exists' : 'permission-denied',
  );
  expect(await records.read(id)).toEqual(before);
});
