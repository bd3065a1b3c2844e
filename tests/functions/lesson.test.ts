import { randomUUID } from 'node:crypto';
import { LESSON_LIMITS, lessonMessages } from '../../src/domain/lesson';
import { LESSON_MS } from '../../src/domain/tutorTime';
import { type Account, callFunction, signUp } from '../support/callers';
import { addTutor, ask, hour, lesson, pair, reply, taken, tutorOf } from '../support/lessons';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

describe('requestLesson', () => {
  test('stores who asks whom for which hour, and gives the hour', async () => {
    const { tutor, student, tutorId } = await pair();
    const { status, error, input } = await ask(tutorId, student);
    expect([status, error]).toEqual([200, undefined]);
    expect(await lesson(input.id)).toMatchObject({
      tutor_id: tutorId,
      tutor_uid: tutor.uid,
      tutor_name: 'Anitha Kessy',
      student_uid: student.uid,
      student_name: 'Neema M.',
      starts_at: hour(0),
      wanted_at: hour(0),
      status: 'pending',
    });
    expect(await taken(tutorId)).toEqual([hour(0)]);
  });

  test('gives an hour to one of five who want it at once', async () => {
    const { tutorId } = await pair();
    const students = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    const answers = await Promise.all(students.map((student) => ask(tutorId, student)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error?.details?.message)).toEqual(Array(4).fill(lessonMessages.taken));
    expect(await taken(tutorId)).toEqual([hour(0)]);
  });

  test('makes one request of the same call several times at once', async () => {
    const { tutorId, student } = await pair();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(tutorId, student, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(await taken(tutorId)).toEqual([hour(0)]);
    const other = await ask(tutorId, student, { id, message: 'Something else altogether' });
    expect(other.error?.details?.message).toBe(lessonMessages.sentAlready);
  });

  test('refuses an hour that overlaps one that is given under earlier hours', async () => {
    const { tutorId, student } = await pair();
    await adminDb()
      .doc(`tutor_time/${tutorId}`)
      .set({ taken: [hour(0) + LESSON_MS / 2] });
    expect((await ask(tutorId, student)).error?.details?.message).toBe(lessonMessages.taken);
    expect((await ask(tutorId, student, { startsAt: hour(2) })).status).toBe(200);
  });

  test.each([
    ['half past', () => hour(0) + LESSON_MS / 2],
    ['the past', () => hour(0) - 40 * 24 * LESSON_MS],
    ['next year', () => hour(0) + 365 * 24 * LESSON_MS],
  ])('refuses what is not offered: %s', async (_what, startsAt) => {
    const { tutorId, student } = await pair();
    const { error } = await ask(tutorId, student, { startsAt: startsAt() });
    expect(error?.details?.message).toBe(lessonMessages.notOffered);
  });

  test('refuses tutors who cannot be asked', async () => {
    const { tutor, student, tutorId } = await pair();
    const textFor = async (id: string, by: Account) => (await ask(id, by)).error?.details?.message;
    expect(await textFor(await addTutor(), student)).toBe(lessonMessages.noAccount);
    expect(await textFor(await addTutor({ uid: tutor.uid, status: 'inactive' }), student)).toBe(
      lessonMessages.missing,
    );
    expect(await textFor(randomUUID(), student)).toBe(lessonMessages.missing);
    expect(await textFor(tutorId, tutor)).toBe(lessonMessages.own);
  });

  test('lets a student have a few lessons ahead, and no more', async () => {
    const { tutorId, student } = await pair();
    for (let index = 0; index < LESSON_LIMITS.open; index += 1)
      expect((await ask(tutorId, student, { startsAt: hour(index) })).status).toBe(200);
    const { status, error } = await ask(tutorId, student, { startsAt: hour(LESSON_LIMITS.open) });
    expect([status, error?.details?.message]).toEqual([429, lessonMessages.tooMany]);
  });

  test('needs an account that is not closed, a message and a time', async () => {
    const { tutorId, student } = await pair();
    const closed = await signUp({ record: { role: 'student', status: 'inactive' } });
    expect((await ask(tutorId, closed)).status).toBe(401);
    const call = await callFunction('requestLesson', { id: randomUUID() });
    expect(call.status).toBe(401);
    const { error } = await ask(tutorId, student, { message: 'Hi', startsAt: null });
    expect(error?.details?.fields).toEqual({
      message: lessonMessages.message,
      startsAt: lessonMessages.time,
    });
  });
});

describe('answerLesson', () => {
  test('agrees, counts the student once, and frees the hour when it is called off', async () => {
    const { tutor, student, tutorId } = await pair();
    const [first, second] = [await ask(tutorId, student), await ask(tutorId, student, { startsAt: hour(3) })];
    for (const { input } of [first, second])
      expect((await reply(input.id, 'accept', tutor)).status).toBe(200);
    expect(await lesson(first.input.id)).toMatchObject({ status: 'accepted', reply: 'Karibu' });
    expect(await tutorOf(tutorId)).toMatchObject({ students_count: 1 });
    await reply(first.input.id, 'cancel', student);
    expect(await tutorOf(tutorId)).toMatchObject({ students_count: 1 });
    await reply(second.input.id, 'cancel', tutor);
    expect(await tutorOf(tutorId)).toMatchObject({ students_count: 0 });
    expect(await taken(tutorId)).toEqual([]);
    expect((await ask(tutorId, await signUp())).status).toBe(200);
  });

  test('lets the student answer a proposal, whose hour is given meanwhile', async () => {
    const { tutor, student, tutorId } = await pair();
    const { input } = await ask(tutorId, student);
    expect((await reply(input.id, 'propose', tutor, hour(5))).status).toBe(200);
    expect(await taken(tutorId)).toEqual([hour(5)]);
    expect(await lesson(input.id)).toMatchObject({
      status: 'proposed',
      starts_at: hour(5),
      wanted_at: hour(0),
    });
    expect((await reply(input.id, 'accept', tutor)).error?.details?.message).toBe(lessonMessages.changed);
    expect((await reply(input.id, 'accept', student)).status).toBe(200);
    expect(await lesson(input.id)).toMatchObject({ status: 'accepted', starts_at: hour(5) });
  });

  test('proposes no hour that is given or not offered', async () => {
    const { tutor, student, tutorId } = await pair();
    const { input } = await ask(tutorId, student);
    await ask(tutorId, await signUp(), { startsAt: hour(5) });
    const textFor = async (start: number | null) => {
      const { error } = await reply(input.id, 'propose', tutor, start);
      return error?.details?.message;
    };
    expect(await textFor(hour(5))).toBe(lessonMessages.taken);
    expect(await textFor(hour(5) + 1)).toBe(lessonMessages.notOffered);
    expect(await textFor(null)).toBe(lessonMessages.time);
    expect(await lesson(input.id)).toMatchObject({ status: 'pending', starts_at: hour(0) });
  });

  test('takes the same answer twice, and only one of two that differ', async () => {
    const { tutor, student, tutorId } = await pair();
    const { input } = await ask(tutorId, student);
    const [accepted, cancelled] = await Promise.all([
      reply(input.id, 'accept', tutor),
      reply(input.id, 'cancel', student),
    ]);
    const now = await lesson(input.id);
    // Calling off may come before the answer or after it; either way both sides see one state.
    expect(cancelled.status).toBe(200);
    expect(now?.status).toBe('cancelled');
    expect([200, 400]).toContain(accepted.status);
    expect((await reply(input.id, 'cancel', student)).status).toBe(200);
    expect(await taken(tutorId)).toEqual([]);
    expect(await tutorOf(tutorId)).toMatchObject({ students_count: 0 });
  });

  test('is for the two alone', async () => {
    const { student, tutorId } = await pair();
    const { input } = await ask(tutorId, student);
    for (const stranger of [await signUp(), await signUp({ role: 'admin' })])
      expect((await reply(input.id, 'decline', stranger)).status).toBe(404);
    expect((await reply(input.id, 'accept', student)).status).toBe(400);
  });
});
