import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  actsOf,
  LESSON_LIMITS,
  type LessonAct,
  lessonMessages,
  type LessonRequest,
  parseLesson,
  shownName,
  sideOf,
  STATUS_AFTER,
} from '../../src/domain/lesson';
import {
  type AnswerLessonInput,
  answerLessonSchema,
  type RequestLessonInput,
  requestLessonSchema,
} from '../../src/domain/lessonInput';
import { parseTutor, type Tutor } from '../../src/domain/tutor';
import { isOffered, LESSON_MS, overlaps } from '../../src/domain/tutorTime';
import type { Caller } from './actor';
import { activeUser, callable, failure } from './callable';
import { db, fieldsOf, TRANSACTION } from './firebase';

/**
 * Lessons between students and tutors. `tutor_time/{tutor}` holds the starts of all that are asked for or agreed; every
 * change goes through it in a transaction, so that no hour is given twice.
 */

export const tutorRef = (id: string) => db.doc(`tutors/${id}`);
const timeRef = (tutorId: string) => db.doc(`tutor_time/${tutorId}`);
const lessons = () => db.collection('lesson_requests');
export const lessonRef = (id: string) => lessons().doc(id);

export const tutorOf = (stored: DocumentSnapshot) => {
  const fields = fieldsOf(stored);
  return fields && parseTutor(stored.id, fields);
};

export const lessonOf = (stored: DocumentSnapshot): LessonRequest | null =>
  parseLesson(stored.id, fieldsOf(stored) ?? {});

/** The given hours that are not over yet. */
function takenIn(stored: DocumentSnapshot, now: number): number[] {
  const taken: unknown = stored.get('taken');
  if (!Array.isArray(taken)) return [];
  return taken.filter((start): start is number => typeof start === 'number' && start + LESSON_MS > now);
}

export const requestLesson = callable(
  { name: 'requestLesson', access: 'user', schema: requestLessonSchema },
  async (input, caller): Promise<null> => {
    await db.runTransaction((transaction) => ask(transaction, input, caller), TRANSACTION);
    return null;
  },
);

async function ask(transaction: Transaction, input: RequestLessonInput, caller: Caller): Promise<void> {
  const { id, tutorId, startsAt, message } = input;
  const { uid } = caller;
  const now = Date.now();
  const stored = await transaction.get(lessonRef(id));
  if (stored.exists) return assertSame(stored, input, uid);
  const student = activeUser(caller);
  const tutor = askable(tutorOf(await transaction.get(tutorRef(tutorId))), uid);
  const time = await transaction.get(timeRef(tutorId));
  const taken = takenIn(time, now);
  assertFree(tutor, taken, startsAt, now);
  await assertFewOpen(transaction, uid, now);
  transaction.set(time.ref, { taken: [...taken, startsAt] });
  transaction.create(stored.ref, {
    tutor_id: tutorId,
    tutor_uid: tutor.uid,
    tutor_name: tutor.name,
    student_uid: uid,
    student_name: shownName(student.first_name, student.last_name),
    starts_at: Timestamp.fromMillis(startsAt),
    wanted_at: Timestamp.fromMillis(startsAt),
    message,
    reply: '',
    status: 'pending',
    price: tutor.hourly_rate ?? 0,
    is_paid: false,
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
}

/** The same request once more means that the answer to the first was lost. */
function assertSame(stored: DocumentSnapshot, input: RequestLessonInput, uid: string): void {
  const lesson = lessonOf(stored);
  const isSame =
    lesson?.student_uid === uid &&
    lesson.tutor_id === input.tutorId &&
    lesson.wanted_at === input.startsAt &&
    lesson.message === input.message;
  if (!isSame) throw failure('already-exists', lessonMessages.sentAlready);
}

function askable(tutor: Tutor | null, uid: string): Tutor {
  if (tutor?.status !== 'active') throw failure('not-found', lessonMessages.missing);
  if (!tutor.uid) throw failure('failed-precondition', lessonMessages.noAccount);
  if (tutor.uid === uid) throw failure('failed-precondition', lessonMessages.own);
  return tutor;
}

function assertFree(tutor: Tutor, taken: readonly number[], start: number, now: number): void {
  if (!isOffered(tutor.availability, start, now))
    throw failure('failed-precondition', lessonMessages.notOffered);
  if (taken.some((other) => overlaps(start, other))) throw failure('already-exists', lessonMessages.taken);
}

async function assertFewOpen(transaction: Transaction, uid: string, now: number): Promise<void> {
  const ahead = await transaction.get(
    lessons().where('student_uid', '==', uid).where('starts_at', '>', Timestamp.fromMillis(now)),
  );
  const open = ahead.docs.filter((stored) =>
    ['pending', 'proposed', 'accepted'].includes(String(stored.get('status'))),
  );
  if (open.length >= LESSON_LIMITS.open) throw failure('resource-exhausted', lessonMessages.tooMany);
}

export const answerLesson = callable(
  { name: 'answerLesson', access: 'user', schema: answerLessonSchema },
  async (input, caller): Promise<null> => {
    await db.runTransaction((transaction) => answer(transaction, input, caller.uid), TRANSACTION);
    return null;
  },
);

async function answer(transaction: Transaction, input: AnswerLessonInput, uid: string): Promise<void> {
  const now = Date.now();
  const act = input.act as LessonAct;
  const stored = await transaction.get(lessonRef(input.id));
  const lesson = lessonOf(stored);
  const side = lesson && sideOf(lesson, uid);
  if (!lesson || !side) throw failure('not-found', lessonMessages.gone);
  if (isDone(lesson, act, input.startsAt)) return;
  if (!actsOf(lesson, side, now).includes(act)) throw failure('failed-precondition', lessonMessages.changed);

  const tutor = await transaction.get(tutorRef(lesson.tutor_id));
  const time = await transaction.get(timeRef(lesson.tutor_id));
  const others = takenIn(time, now).filter((start) => start !== lesson.starts_at);
  const next = { ...lesson, status: STATUS_AFTER[act], starts_at: input.startsAt ?? lesson.starts_at };
  if (act === 'propose') assertProposable(tutorOf(tutor), others, next.starts_at, now);
  const change = await studentsChange(transaction, lesson, next);

  const isOff = next.status === 'declined' || next.status === 'cancelled';
  transaction.set(time.ref, { taken: isOff ? others : [...others, next.starts_at] });
  if (change !== 0 && tutor.exists)
    transaction.update(tutor.ref, { students_count: FieldValue.increment(change) });
  transaction.update(stored.ref, {
    status: next.status,
    starts_at: Timestamp.fromMillis(next.starts_at),
    reply: input.reply,
    updated_at: FieldValue.serverTimestamp(),
  });
}

/** The same answer once more. */
const isDone = (lesson: LessonRequest, act: LessonAct, startsAt: number | null) =>
  lesson.status === STATUS_AFTER[act] && (act !== 'propose' || lesson.starts_at === startsAt);

function assertProposable(tutor: Tutor | null, taken: readonly number[], start: number, now: number): void {
  if (!tutor) throw failure('not-found', lessonMessages.missing);
  assertFree(tutor, taken, start, now);
}

/** What a student and a tutor have agreed on. */
export const agreedLessons = (tutorId: string, studentUid: string) =>
  lessons()
    .where('tutor_id', '==', tutorId)
    .where('student_uid', '==', studentUid)
    .where('status', '==', 'accepted');

/** One student more or less, if this was or becomes their only agreed lesson with the tutor. */
async function studentsChange(
  transaction: Transaction,
  before: LessonRequest,
  after: LessonRequest,
): Promise<number> {
  const change = Number(after.status === 'accepted') - Number(before.status === 'accepted');
  if (change === 0) return 0;
  const agreed = await transaction.get(agreedLessons(before.tutor_id, before.student_uid).limit(2));
  return agreed.docs.every(({ id }) => id === before.id) ? change : 0;
}
