import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { parseLesson } from '../../src/domain/lesson';
import { everyDay, freeLessons } from '../../src/domain/tutorTime';
import { type Account, callFunction, signUp } from './callers';
import { tutorRecord } from './cases/tutorRecord';
import { adminDb } from './world';

const availability = everyDay(() => ({ enabled: true, start: '00:00', end: '23:00' }));
const hours = freeLessons(availability, [], Date.now());
export const hour = (index: number) => hours[index + 24] ?? 0;

export async function addTutor(changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const at = Timestamp.now();
  const record = tutorRecord({
    availability,
    created_by: 'test',
    created_at: at,
    updated_at: at,
    ...changes,
  });
  await adminDb().doc(`tutors/${id}`).set(record);
  return id;
}

/** A tutor with an account, and a student. */
export async function pair() {
  const [tutor, student] = await Promise.all([
    signUp({ role: 'teacher', name: ['Anitha', 'Kessy'] }),
    signUp({ name: ['Neema', 'Mushi'] }),
  ]);
  return { tutor, student, tutorId: await addTutor({ uid: tutor.uid }) };
}

export const ask = (tutorId: string, student: Account, changes: object = {}) => {
  const input = {
    id: randomUUID() as string,
    tutorId,
    startsAt: hour(0),
    message: 'Equations with fractions, please',
    ...changes,
  };
  return callFunction<null>('requestLesson', input, student).then((answer) => ({ ...answer, input }));
};
export const reply = (id: string, act: string, by: Account, startsAt: number | null = null) =>
  callFunction<null>('answerLesson', { id, act, startsAt, reply: 'Karibu' }, by);
export const review = (tutorId: string, by: Account, rating: number, text = 'Patient and clear') =>
  callFunction<null>('reviewTutor', { tutorId, rating, text }, by);

export const lesson = async (id: string) => {
  const data = (await adminDb().doc(`lesson_requests/${id}`).get()).data();
  const plain = Object.entries(data ?? {}).map(([key, value]) => [
    key,
    value instanceof Timestamp ? value.toMillis() : (value as unknown),
  ]);
  return parseLesson(id, Object.fromEntries(plain) as Record<string, unknown>);
};
export const taken = async (tutorId: string) =>
  (await adminDb().doc(`tutor_time/${tutorId}`).get()).get('taken') as number[] | undefined;
export const tutorOf = async (tutorId: string) => (await adminDb().doc(`tutors/${tutorId}`).get()).data();
