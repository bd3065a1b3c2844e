import { randomUUID } from 'node:crypto';
import { recountPayments } from '../../functions/src/paymentRecount';
import { recount, recountAll } from '../../functions/src/stats';
import { ALL_TOTALS } from '../../src/domain/paymentTotals';
import { monthOf, parseOwnStats, parseStats } from '../../src/domain/stats';
import { recountAllTaught } from '../../functions/src/statsOwn';
import { addBook } from '../support/books';
import { callFunction, signUp } from '../support/callers';
import { validCourse } from '../support/courses';
import { coursesOf, enrol } from '../support/learning';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const stats = async () => parseStats((await adminDb().doc('stats/global').get()).data() ?? {});
const counted = async (collection: string) =>
  (await adminDb().collection(collection).count().get()).data().count;

test('eight who sign up at once are eight, however often each is counted', async () => {
  const before = await counted('users');
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp({ record: null })));
  const names = { firstName: 'Asha', lastName: 'Mbwana', username: '' };
  await Promise.all([...people, ...people].map((person) => callFunction('ensureUser', names, person)));
  // Other tests put people there past the functions: they are counted with the next who comes.
  await until('all of them are counted', async () => (await stats()).counts.users >= before + people.length);
  expect((await stats()).counts.users).toBeLessThanOrEqual(await counted('users'));
  expect((await stats()).months[monthOf(Date.now())]?.users).toBeGreaterThanOrEqual(8);
}, 180_000);

test('a book that comes and goes is counted by its trigger', async () => {
  const id = await addBook();
  await until('it is counted', async () => (await stats()).counts.ebooks === (await counted('ebooks')));
  await adminDb().doc(`ebooks/${id}`).delete();
  await until('it is gone', async () => (await stats()).counts.ebooks === (await counted('ebooks')));
});

test('a teacher’s enrolments are counted month by month, each once, and mended in the night', async () => {
  const teacher = await signUp({ role: 'teacher' });
  const courseId = await coursesOf(() => teacher).addCourse(validCourse());
  const learners = await Promise.all([signUp(), signUp()]);
  await Promise.all([...learners, ...learners].map((learner) => enrol(courseId, learner)));
  const month = monthOf(Date.now());
  const own = adminDb().doc(`stats/${teacher.uid}`);
  await until(
    'both are counted',
    async () => parseOwnStats((await own.get()).data() ?? {}).months[month] === 2,
  );
  await own.set({ months: { [month]: 9 } });
  expect(await recountAllTaught()).toContainEqual({ what: `${teacher.uid} ${month}`, kept: 9, counted: 2 });
  expect((await own.get()).get(`months.${month}`)).toBe(2);
}, 180_000);

test('the nightly count says where a figure was wrong, and mends it', async () => {
  await recountAll();
  await adminDb()
    .doc('stats/global')
    .set({ counts: { tutors: 9000 } }, { merge: true });
  const tutors = await counted('tutors');
  expect(await recountAll()).toContainEqual({ what: 'tutors', kept: 9000, counted: tutors });
  expect(await stats()).toMatchObject({ counts: { tutors } });
  await recount('tutors');
  expect((await stats()).counts.tutors).toBe(tutors);
});

test('the ledger’s sums are made from its entries again', async () => {
  await recountPayments();
  const stranger = `nobody-${randomUUID()}`;
  await adminDb().doc(`payments/pmt_${randomUUID()}`).set({
    email: 'a@x.example',
    product_id: 'p',
    status: 'success',
    amount: 5,
    currency: 'CHF',
    uid: stranger,
  });
  const drift = await recountPayments();
  expect(drift.map(({ what }) => what)).toEqual(
    expect.arrayContaining([`payments ${ALL_TOTALS}`, `payments ${stranger}`]),
  );
  expect((await adminDb().doc(`payment_totals/${stranger}`).get()).get('cells')).toEqual({
    'CHF|success|Ebook|Cash': { count: 1, minor: 500 },
  });
});
