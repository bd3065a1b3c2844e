import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { MediaLink } from '../../src/domain/media';
import { newPaymentId, type Payment } from '../../src/domain/payment';
import {
  ALL_TOTALS,
  isSameTotals,
  parseTotals,
  sellerTotals,
  totalsFor,
} from '../../src/domain/paymentTotals';
import { addBook, newPath, pdfBytes, upload } from '../support/books';
import { type Account, callFunction, renewed, signUp } from '../support/callers';
import { INVALID_PAYMENT_CASES, validPayment, validPurchase } from '../support/cases/payment';
import { validCourse } from '../support/courses';
import { coursesOf, enrol } from '../support/learning';
import { adminApp, adminDb, closeWorld } from '../support/world';

let admin: Account;
let bookId: string;
beforeAll(async () => {
  admin = await signUp({ role: 'admin', name: ['Rehema', 'Kibona'] });
  const file_path = newPath('ebooks', 'pdf');
  await upload(file_path, pdfBytes());
  bookId = await addBook({ file_path, file_size: 2000, price: 8000 });
});
afterAll(closeWorld);

const data = async (path: string) => (await adminDb().doc(path).get()).data();
const reference = () => randomUUID().slice(0, 12);

const paymentOf = (customer: Account, changes: Record<string, unknown> = {}) =>
  validPayment({ email: customer.email, productId: bookId, transactionId: reference(), ...changes });
const record = (input: object, caller: Account = admin) =>
  callFunction<Payment>('recordPayment', input, caller);
const setStatus = (id: string, status: string, caller: Account = admin) =>
  callFunction<Payment>('setPaymentStatus', { id, status }, caller);
const buy = (input: object, caller: Account) => callFunction<Payment>('buyProduct', input, caller);
const openBook = async (caller: Account, id = bookId) =>
  (await callFunction<MediaLink>('openMedia', { kind: 'ebook', id }, caller)).status;
const customer = () => signUp({ isVerified: true, name: ['Neema', 'Mushi'] });
const accessTo = (uid: string, id = bookId) => data(`access/${uid}_${id}`);
const owners = async (id: string) => Number((await data(`sales/${id}`))?.owners ?? 0);
const auditOf = async (id: string) => {
  const { docs } = await adminDb().collection('audit').where('record_id', '==', id).get();
  return docs.map((line) => String(line.get('action'))).sort();
};

describe('recordPayment', () => {
  test('opens the product at once, and leaves a line in the log', async () => {
    const student = await customer();
    expect(await openBook(student)).toBe(403);
    const input = paymentOf(student, { email: student.email.toUpperCase() });
    const { result } = await record(input);
    expect(result).toMatchObject({ uid: student.uid, amount: 12_000, product: expect.any(String) as string });
    expect(await openBook(student)).toBe(200);
    expect(await accessTo(student.uid)).toMatchObject({ kind: 'ebook', sources: [input.id] });
    expect(await auditOf(input.id)).toEqual(['payment.create']);
  });

  test.each(['pending', 'failed', 'refunded'])('a %s payment opens nothing', async (status) => {
    const student = await customer();
    await record(paymentOf(student, { status }));
    expect(await openBook(student)).toBe(403);
  });

  test('sent five times at once, it is one payment, one line and one owner', async () => {
    const student = await customer();
    const id = await addBook({ price: 500 });
    const input = paymentOf(student, { productId: id });
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(input)));
    expect(new Set(answers.map(({ result }) => result?.id))).toEqual(new Set([input.id]));
    expect(await auditOf(input.id)).toHaveLength(1);
    expect(await owners(id)).toBe(1);
    expect((await record({ ...input, amount: '1' })).error?.details?.code).toBe('already-exists');
  });

  test('warns of a transaction id that another entry has, however it is typed', async () => {
    const student = await customer();
    const transactionId = reference();
    await record(paymentOf(student, { transactionId }));
    const again = paymentOf(student, { transactionId: ` ${transactionId.toUpperCase()} ` });
    expect((await record(again)).error?.details?.fields?.transactionId).toMatch(
      /^The payment of Neema Mushi \(Paid\) has this transaction ID already/,
    );
    expect((await record({ ...again, isRepeated: true })).result?.id).toBe(again.id);
  });

  test('takes no product that is not there, or of another type', async () => {
    const student = await customer();
    for (const changes of [{ productId: randomUUID() }, { productType: 'Course' }, { productType: 'Audio' }])
      expect((await record(paymentOf(student, changes))).error?.details?.fields).toHaveProperty('productId');
  });

  test.each(INVALID_PAYMENT_CASES)('refuses $name', async ({ field, value, message }) => {
    const { error } = await record(validPayment({ [field]: value }));
    expect(error?.details?.fields).toEqual({ [field]: message });
  });
});

describe('a payment that waits for its owner', () => {
  test('is nobody’s until the e-mail is verified, then opens what was paid for', async () => {
    const student = await signUp({ name: ['Neema', 'Mushi'] });
    const input = paymentOf(student);
    expect((await record(input)).result?.uid).toBeNull();
    expect(await openBook(student)).toBe(403);

    const names = { firstName: '', lastName: '', username: '' };
    await callFunction('ensureUser', names, student);
    expect(await openBook(student)).toBe(403);

    await getAuth(adminApp()).updateUser(student.uid, { emailVerified: true });
    const verified = await renewed(student);
    await Promise.all([1, 2, 3].map(() => callFunction('ensureUser', names, verified)));
    expect(await openBook(student)).toBe(200);
    expect(await auditOf(input.id)).toEqual(['payment.create', 'payment.match']);
    expect(totalsFor(parseTotals((await data(`payment_totals/${student.uid}`)) ?? null), {})).toEqual([
      { currency: 'TZS', status: 'success', count: 1, minor: 12_000 },
    ]);
  });
});

describe('setPaymentStatus', () => {
  test('a refund closes the book, unless another payment gives it', async () => {
    const student = await customer();
    const [one, two] = [paymentOf(student), paymentOf(student)];
    await record(one);
    await record(two);
    await setStatus(one.id, 'refunded');
    expect(await openBook(student)).toBe(200);
    await setStatus(two.id, 'failed');
    expect(await openBook(student)).toBe(403);
    expect(await accessTo(student.uid)).toBeUndefined();
    await setStatus(one.id, 'success');
    expect(await openBook(student)).toBe(200);
    expect(await auditOf(one.id)).toEqual(['payment.create', 'payment.status', 'payment.status']);
  });

  test('the same status once more does nothing; a step that makes no sense is refused', async () => {
    const student = await customer();
    const input = paymentOf(student, { status: 'pending' });
    await record(input);
    expect((await setStatus(input.id, 'pending')).result?.status).toBe('pending');
    expect(await auditOf(input.id)).toHaveLength(1);
    expect((await setStatus(input.id, 'refunded')).error?.details?.code).toBe('failed-precondition');
    expect((await setStatus(newPaymentId(), 'failed')).error?.details?.code).toBe('not-found');
  });
});

describe('the totals', () => {
  const readAll = async () => parseTotals((await data(`payment_totals/${ALL_TOTALS}`)) ?? null);
  const paid = async (method: string) =>
    totalsFor(await readAll(), { currency: 'CHF', method, status: 'success' })[0] ?? { count: 0, minor: 0 };

  test('are right when many are recorded and changed at once', async () => {
    const student = await customer();
    const before = await readAll();
    const { count, minor } = await paid('Stripe');
    const inputs = Array.from({ length: 8 }, () =>
      paymentOf(student, { amount: '0.10', currency: 'CHF', method: 'Stripe' }),
    );
    await Promise.all(inputs.flatMap((input) => [record(input), record(input)]));
    expect(await paid('Stripe')).toMatchObject({ count: count + 8, minor: minor + 80 });
    expect((await accessTo(student.uid))?.sources).toHaveLength(8);
    await Promise.all(inputs.map(({ id }) => setStatus(id, 'failed')));
    expect(await paid('Stripe')).toMatchObject({ count, minor });
    expect(await accessTo(student.uid)).toBeUndefined();
    expect(isSameTotals(await readAll(), before)).toBe(false);
  });
});

test('who made what was paid for sees what it brought, until it is given back', async () => {
  const [author, student] = [await signUp({ role: 'teacher' }), await customer()];
  const productId = await addBook({ price: 500, created_by: author.uid });
  const input = paymentOf(student, { productId, amount: '500' });
  await record(input);
  const income = async () =>
    parseTotals((await data(`payment_totals/${sellerTotals(author.uid)}`)) ?? null).months;
  expect(await income()).toEqual({ [`${input.date.slice(0, 7)}|TZS`]: 500 });
  await setStatus(input.id, 'refunded');
  expect(await income()).toEqual({});
});

describe('a course that was paid for', () => {
  test('closes with a refund and opens again where the learner was', async () => {
    const teacher = await signUp({ role: 'teacher' });
    const courseId = await coursesOf(() => teacher).addCourse({ ...validCourse(), price: '15' });
    const student = await customer();
    const input = paymentOf(student, { productType: 'Course', productId: courseId, currency: 'USD' });
    expect((await record({ ...input, amount: '15' })).result).toMatchObject({ product_kind: 'course' });
    expect((await enrol(courseId, student)).result).toEqual({ courseId });
    const place = `enrolments/${student.uid}_${courseId}`;
    await adminDb()
      .doc(place)
      .update({ completed_lessons: ['one'] });
    await setStatus(input.id, 'refunded');
    expect(await data(place)).toMatchObject({ state: 'closed' });
    expect((await enrol(courseId, student)).error?.details?.code).toBe('permission-denied');
    await setStatus(input.id, 'success');
    expect(await data(place)).toMatchObject({ state: 'active', completed_lessons: ['one'] });
  });
});

describe('buyProduct', () => {
  const purchase = (changes: Record<string, unknown> = {}) =>
    validPurchase({ productId: bookId, transactionId: reference(), ...changes });

  test('stores what the buyer says, at the product’s price, and opens nothing by itself', async () => {
    const student = await signUp({ name: ['Neema', 'Mushi'] });
    const input = purchase();
    expect((await buy(input, student)).result).toMatchObject({
      uid: student.uid,
      status: 'pending',
      amount: 8000,
      currency: 'TZS',
      product_type: 'Ebook',
      name: 'Neema Mushi',
    });
    expect((await buy(input, student)).result?.id).toBe(input.id);
    expect(await openBook(student)).toBe(403);
    await setStatus(input.id, 'success');
    expect(await openBook(student)).toBe(200);
    expect((await buy(purchase(), student)).error?.details?.code).toBe('failed-precondition');
  });

  test('sells nothing that is free, hidden or gone, and takes no price or status from the buyer', async () => {
    const student = await signUp();
    const free = await addBook({ price: 0 });
    const hidden = await addBook({ price: 500, is_hidden: true });
    for (const productId of [free, hidden, randomUUID()])
      expect((await buy(purchase({ productId }), student)).error?.details?.code).toBe('not-found');
    for (const changes of [{ status: 'success' }, { amount: 1 }, { uid: 'somebody' }, { kind: 'course' }])
      expect((await buy(purchase(changes), student)).error).toBeDefined();
  });

  test('holds a few open at once, and nobody takes another’s id for theirs', async () => {
    const [student, other] = [await signUp(), await signUp()];
    const inputs = Array.from({ length: 5 }, () => purchase());
    for (const input of inputs) await buy(input, student);
    expect((await buy(purchase(), student)).error?.details?.code).toBe('resource-exhausted');
    expect((await buy(inputs[0] ?? {}, other)).error?.details?.code).toBe('already-exists');
  });
});
