import { randomUUID } from 'node:crypto';
import { bundleMessages } from '../../src/domain/bundleForm';
import type { Payment } from '../../src/domain/payment';
import { addBook } from '../support/books';
import { bundleCalls, ebookPart as ebook, validBundle } from '../support/bundles';
import { type Account, callFunction, signUp } from '../support/callers';
import { validPayment, validPurchase } from '../support/cases/payment';
import { validCourse } from '../support/courses';
import { coursesOf, enrol } from '../support/learning';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

/** A bundle opens what is in it, for as long as it is paid for. */

let admin: Account;
let teacher: Account;
beforeAll(async () => {
  [admin, teacher] = await Promise.all([
    signUp({ role: 'admin', name: ['Rehema', 'Kibona'] }),
    signUp({ role: 'teacher', name: ['Juma', 'Nnko'] }),
  ]);
});
afterAll(closeWorld);

const { create, update, setPublished, remove, newId } = bundleCalls(() => teacher);
const { addCourse } = coursesOf(() => teacher);

const addOwnBook = (changes: Record<string, unknown> = {}) =>
  addBook({ created_by: teacher.uid, price: 8000, ...changes });
const twoBooks = () => Promise.all([addOwnBook(), addOwnBook()]);
const customer = () => signUp({ isVerified: true, name: ['Neema', 'Mushi'] });

async function pay(student: Account, productId: string, changes: Record<string, unknown> = {}) {
  const { result, error } = await callFunction<Payment>(
    'recordPayment',
    validPayment({
      email: student.email,
      productType: 'Learning Bundle',
      productId,
      transactionId: randomUUID().slice(0, 12),
      ...changes,
    }),
    admin,
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result.id;
}
const setStatus = (id: string, status: string) =>
  callFunction<Payment>('setPaymentStatus', { id, status }, admin);
const sourcesOf = async ({ uid }: Account, product: string): Promise<string[]> =>
  ((await adminDb().doc(`access/${uid}_${product}`).get()).get('sources') ?? []) as string[];
const owners = async (id: string) => Number((await adminDb().doc(`sales/${id}`).get()).get('owners') ?? 0);
const bundle = async (id: string) => (await adminDb().doc(`bundles/${id}`).get()).data();
const codeOf = ({ error }: { error?: { details?: { code?: string } } }) => error?.details?.code;

describe('what it opens', () => {
  test('all of its parts open with the payment, and close with the refund', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    const payment = await pay(student, id);
    expect(await sourcesOf(student, id)).toEqual([payment]);
    for (const part of [one, two]) {
      expect(await sourcesOf(student, part)).toEqual([`bundle_${id}`]);
      expect(await owners(part)).toBe(1);
    }
    await setStatus(payment, 'refunded');
    for (const product of [id, one, two]) {
      expect(await sourcesOf(student, product)).toEqual([]);
      expect(await owners(product)).toBe(0);
    }
  });

  test('a part that was bought on its own, or in another bundle, stays', async () => {
    const [[one, two], three, student] = [await twoBooks(), await addOwnBook(), await customer()];
    const [first, second] = [await newId([ebook(one), ebook(two)]), await newId([ebook(two), ebook(three)])];
    const own = await pay(student, one, { productType: 'Ebook' });
    const [paidFirst] = [await pay(student, first), await pay(student, second)];
    expect(await owners(one)).toBe(1);
    await setStatus(paidFirst, 'refunded');
    expect(await sourcesOf(student, one)).toEqual([own]);
    expect(await sourcesOf(student, two)).toEqual([`bundle_${second}`]);
    expect(await sourcesOf(student, three)).toEqual([`bundle_${second}`]);
  });

  test('paid twice, it stays open until both payments are returned', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    const [first, second] = [await pay(student, id), await pay(student, id)];
    await setStatus(first, 'refunded');
    expect(await sourcesOf(student, one)).toEqual([`bundle_${id}`]);
    await setStatus(second, 'failed');
    expect(await sourcesOf(student, one)).toEqual([]);
    await setStatus(first, 'success');
    expect(await sourcesOf(student, two)).toEqual([`bundle_${id}`]);
  });

  test('a course in it can be taken, closes with the refund and goes on where it was', async () => {
    const [book, student] = [await addOwnBook(), await customer()];
    const courseId = await addCourse({ ...validCourse(), price: '15' });
    const id = await newId([ebook(book), { kind: 'course', id: courseId }]);
    const payment = await pay(student, id);
    expect((await enrol(courseId, student)).result).toEqual({ courseId });
    const state = async () =>
      String((await adminDb().doc(`enrolments/${student.uid}_${courseId}`).get()).get('state'));
    await setStatus(payment, 'refunded');
    expect(await state()).toBe('closed');
    expect(codeOf(await enrol(courseId, student))).toBe('permission-denied');
    await setStatus(payment, 'success');
    expect(await state()).toBe('active');
  });

  test('whoever has it keeps what is taken out, gets what is put in, and gives back all of it', async () => {
    const [[one, two], three, student] = [await twoBooks(), await addOwnBook(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    const payment = await pay(student, id);
    await update(id, 1, validBundle({ parts: [ebook(two), ebook(three)] }));
    await until('the added part is given', async () => (await sourcesOf(student, three)).length === 1);
    expect(await sourcesOf(student, one)).toEqual([`bundle_${id}`]);
    expect(await owners(three)).toBe(1);
    await setStatus(payment, 'refunded');
    for (const part of [one, two, three]) expect(await sourcesOf(student, part)).toEqual([]);
  });

  test('many at once leave one source and one owner', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    const payments = await Promise.all([1, 2, 3, 4].map(() => pay(student, id)));
    expect(await sourcesOf(student, one)).toEqual([`bundle_${id}`]);
    expect(await owners(one)).toBe(1);
    await Promise.all(payments.map((payment) => setStatus(payment, 'refunded')));
    for (const product of [id, one, two]) expect(await sourcesOf(student, product)).toEqual([]);
  });
});

describe('buying', () => {
  const buy = (productId: string, by: Account, changes: Record<string, unknown> = {}) =>
    callFunction<Payment>(
      'buyProduct',
      validPurchase({ kind: 'bundle', productId, transactionId: randomUUID().slice(0, 12), ...changes }),
      by,
    );

  test('costs what the bundle costs, in shillings, and opens when it is found', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)], { price: '12,500' });
    const { result } = await buy(id, student);
    expect(result).toMatchObject({
      amount: 12_500,
      currency: 'TZS',
      product_type: 'Learning Bundle',
      seller: teacher.uid,
    });
    expect(await sourcesOf(student, one)).toEqual([]);
    expect(codeOf(await remove(id))).toBe('failed-precondition');
    await setStatus(result?.id ?? '', 'success');
    expect(await sourcesOf(student, one)).toEqual([`bundle_${id}`]);
    expect(codeOf(await buy(id, student))).toBe('failed-precondition');
  });

  test('a hidden bundle, and one that misses a part, is not sold', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    await setPublished(id, false);
    expect(codeOf(await buy(id, student))).toBe('not-found');
    await setPublished(id, true);
    await adminDb().doc(`ebooks/${two}`).update({ is_hidden: true });
    expect(codeOf(await buy(id, student))).toBe('not-found');
    await adminDb().doc(`ebooks/${two}`).delete();
    expect(codeOf(await buy(id, student))).toBe('not-found');
  });

  test('the console names no price, and no part of its own', async () => {
    const [[one, two], student] = [await twoBooks(), await customer()];
    const id = await newId([ebook(one), ebook(two)]);
    for (const changes of [{ amount: 1 }, { parts: [ebook(one)] }, { kind: 'ebook' }, { uid: admin.uid }])
      expect((await buy(id, student, changes)).error).toBeDefined();
    expect(codeOf(await create(validBundle({ parts: [ebook(one), ebook(two)] }), student))).toBe(
      'permission-denied',
    );
  });
});

test('what somebody has is hidden, not deleted; what nobody has goes', async () => {
  const [[one, two], student] = [await twoBooks(), await customer()];
  const id = await newId([ebook(one), ebook(two)]);
  const payment = await pay(student, id);
  expect((await remove(id)).error?.details?.message).toBe(bundleMessages.owned);
  await setPublished(id, false);
  expect(await sourcesOf(student, one)).toEqual([`bundle_${id}`]);
  await setStatus(payment, 'refunded');
  expect((await remove(id)).result).toEqual({ id });
  expect(await bundle(id)).toBeUndefined();
});
