import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { LESSON_LIMITS, lessonMessages, parseLesson } from '../../src/domain/lesson';
import { everyDay, freeLessons, LESSON_MS } from '../../src/domain/tutorTime';
import { type Account, callFunction, signUp } from '../support/callers';
import { tutorRecord } from '../support/cases/tutorRecord';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const availability = everyDay(() => ({ enabled: true, start: '00:00', end: '23:00' }));
const hours = freeLessons(availability, [], Date.now());
const hour = (index: number) => hours[index + 24] ?? 0;

async function addTutor(changes: Record<string, unknown> = {}): Promise<string> {
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
async function pair() {
  const [tutor, student] = await Promise.all([
    signUp({ role: 'teacher', name: ['Anitha', 'Kessy'] }),
    signUp({ name: ['Neema', 'Mushi'] }),
  ]);
  return { tutor, student, tutorId: await addTutor({ uid: tutor.uid }) };
}

const ask = (tutorId: string, student: Account, changes: object = {}) => {
  const input = {
    id: randomUUID() as string,
    tutorId,
    startsAt: hour(0),
    message: 'Equations with fractions, please',
    ...changes,
  };
  return callFunction<null>('requestLesson', input, student).then((answer) => ({ ...answer, input }));
};
const reply = (id: string, act: string, by: Account, startsAt: number | null = null) =>
  callFunction<null>('answerLesson', { id, act, startsAt, reply: 'Karibu' }, by);
const review = (tutorId: string, by: Account, rating: number, text = 'Patient and clear') =>
  callFunction<null>('reviewTutor', { tutorId, rating, text }, by);

const lesson = async (id: string) => {
  const data = (await adminDb().doc(`lesson_requests/${id}`).get()).data();
  const plain = Object.entries(data ?? {}).map(([key, value]) => [
    key,
    value instanceof Timestamp ? value.toMillis() : (value as unknown),
  ]);
  return parseLesson(id, Object.fromEntries(plain) as Record<string, unknown>);
};
const taken = async (tutorId: string) =>
  (await adminDb().doc(`tutor_time/${tutorId}`).get()).get('taken') as number[] | undefined;
const tutorOf = async (tutorId: string) => (await adminDb().doc(`tutors/${tutorId}`).get()).data();

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
    expect((await ask(tutorId, closed)).status).toBe(403);
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

describe('reviewTutor', () => {
  /** As if their lesson had been yesterday. */
  const taught = (tutorId: string, { uid }: Account, status = 'accepted', daysAgo = 1) =>
    adminDb()
      .doc(`lesson_requests/${randomUUID()}`)
      .set({
        tutor_id: tutorId,
        tutor_uid: 'tutor',
        student_uid: uid,
        status,
        starts_at: Timestamp.fromMillis(Date.now() - daysAgo * 24 * LESSON_MS),
      });

  test('averages one review of each student who was taught', async () => {
    const { student, tutorId } = await pair();
    const other = await signUp({ name: ['Baraka', 'Mwakalinga'] });
    await Promise.all([taught(tutorId, student), taught(tutorId, other)]);
    expect((await review(tutorId, student, 3)).status).toBe(200);
    expect((await review(tutorId, other, 4)).status).toBe(200);
    expect((await review(tutorId, student, 5, 'Better and better')).status).toBe(200);
    expect(await tutorOf(tutorId)).toMatchObject({ rating: 4.5, rating_sum: 9, rating_count: 2 });
    expect((await tutorOf(tutorId))?.latest_reviews).toEqual([
      { name: 'Neema M.', rating: 5, text: 'Better and better', at: expect.any(Number) as number },
      { name: 'Baraka M.', rating: 4, text: 'Patient and clear', at: expect.any(Number) as number },
    ]);
  });

  test('counts every one of several at once', async () => {
    const { tutorId } = await pair();
    const students = await Promise.all(Array.from({ length: 4 }, () => signUp({ name: ['Asha', 'Juma'] })));
    await Promise.all(students.map((student) => taught(tutorId, student)));
    await Promise.all(students.map((student, index) => review(tutorId, student, index + 2)));
    expect(await tutorOf(tutorId)).toMatchObject({ rating: 3.5, rating_count: 4 });
  });

  test.each([
    ['was never taught', null, 0],
    ['was declined', 'declined', 1],
    ['has the lesson still ahead', 'accepted', -1],
  ])('refuses whoever %s', async (_who, status, daysAgo) => {
    const { student, tutorId } = await pair();
    if (status) await taught(tutorId, student, status, daysAgo);
    const { error } = await review(tutorId, student, 5);
    expect(error?.details?.message).toBe(lessonMessages.notTaught);
  });

  test('takes 1 to 5 stars', async () => {
    const { student, tutorId } = await pair();
    for (const rating of [0, 6, 4.5]) expect((await review(tutorId, student, rating)).status).toBe(400);
  });
});

describe('linkTutor', () => {
  const link = (tutorId: string, email: string, by: Account) =>
    callFunction<{ name: string; email: string } | null>('linkTutor', { tutorId, email }, by);

  /** Their record with the address, as `ensureUser` makes it. */
  const person = async (first: string) => {
    const account = await signUp({ name: [first, 'Mrisho'] });
    await adminDb().doc(`users/${account.uid}`).update({ email: account.email });
    return account;
  };

  test('gives a tutor an account and takes it away, and is logged', async () => {
    const [admin, account, tutorId] = [
      await signUp({ role: 'admin', name: ['Rehema', 'Kibona'] }),
      await person('Saida'),
      await addTutor(),
    ];
    const { result } = await link(tutorId, account.email.toUpperCase(), admin);
    expect(result).toEqual({ name: 'Saida Mrisho', email: account.email });
    expect(await tutorOf(tutorId)).toMatchObject({ uid: account.uid });
    const log = await adminDb().collection('audit').where('record_id', '==', tutorId).get();
    expect(log.docs.map((line) => line.get('action') as string)).toContain('tutor.link');
    expect((await link(tutorId, '', admin)).result).toBeNull();
    expect(await tutorOf(tutorId)).toMatchObject({ uid: null });
  });

  test('gives an account to one tutor only, and none that is not there', async () => {
    const [admin, account] = [await signUp({ role: 'admin' }), await person('Saida')];
    const [one, another] = [await addTutor(), await addTutor()];
    await link(one, account.email, admin);
    const fieldsOf = async (email: string) => (await link(another, email, admin)).error?.details?.fields;
    expect(await fieldsOf(account.email)).toEqual({
      email: 'This account belongs to another tutor already.',
    });
    expect(await fieldsOf('nobody@shule.example')).toEqual({
      email: 'Nobody has an account with this email.',
    });
  });

  test('is for administrators', async () => {
    const tutorId = await addTutor();
    const teacher = await signUp({ role: 'teacher' });
    expect((await link(tutorId, teacher.email, teacher)).status).toBe(403);
  });
});

test('only an active tutor stands in the public catalogue, without e-mail and phone', async () => {
  const name = `Mwalimu ${randomUUID()}`;
  const id = await addTutor({ name });
  const catalogued = async () => {
    const shards = await adminDb().collection('catalog').get();
    return shards.docs.some((shard) => String(shard.get('rows')).includes(name));
  };
  await until('the tutor in the catalogue', catalogued);
  await adminDb().doc(`tutors/${id}`).update({ status: 'inactive' });
  await until('the tutor gone', async () => !(await catalogued()));
});
