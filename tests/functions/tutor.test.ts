import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { lessonMessages } from '../../src/domain/lesson';
import { LESSON_MS } from '../../src/domain/tutorTime';
import { type Account, callFunction, signUp } from '../support/callers';
import { addTutor, pair, review, tutorOf } from '../support/lessons';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

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
