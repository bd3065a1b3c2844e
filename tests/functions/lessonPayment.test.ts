import { newPaymentId, type Payment, paymentMessages } from '../../src/domain/payment';
import { type Account, callFunction, signUp } from '../support/callers';
import { validPayment, validPurchase } from '../support/cases/payment';
import { addTutor, ask, lesson, pair, reply } from '../support/lessons';
import { closeWorld } from '../support/world';

/** 'Class/One to One' pays for one lesson with a tutor. */

let admin: Account;
beforeAll(async () => {
  admin = await signUp({ role: 'admin' });
});
afterAll(closeWorld);

const agreed = async (hourly_rate: number | null = 12.5) => {
  const { tutor, student } = await pair();
  const tutorId = await addTutor({ uid: tutor.uid, hourly_rate });
  const { input } = await ask(tutorId, student);
  const accept = () => reply(input.id, 'accept', tutor);
  return { id: input.id, student, accept };
};
const buy = (productId: string, by: Account) =>
  callFunction<Payment>(
    'buyProduct',
    { ...validPurchase(), id: newPaymentId(), kind: 'lesson', productId },
    by,
  );
const setStatus = (id: string, status: string) =>
  callFunction<Payment>('setPaymentStatus', { id, status }, admin);

test('a lesson is paid when its payment is found, and not any more when that is returned', async () => {
  const { id, student, accept } = await agreed();
  expect((await buy(id, student)).error?.details?.message).toBe(paymentMessages.notSold);
  await accept();
  const { result } = await buy(id, student);
  expect(result).toMatchObject({
    amount: 12.5,
    currency: 'USD',
    product_type: 'Class/One to One',
    status: 'pending',
  });
  expect(await lesson(id)).toMatchObject({ price: 12.5, is_paid: false });
  const payment = result?.id ?? '';
  await setStatus(payment, 'success');
  expect(await lesson(id)).toMatchObject({ is_paid: true, status: 'accepted' });
  await setStatus(payment, 'refunded');
  expect(await lesson(id)).toMatchObject({ is_paid: false });
});

test('an administrator records what was paid for a lesson', async () => {
  const { id, student, accept } = await agreed();
  await accept();
  const input = {
    ...validPayment({ email: student.email, productId: id, productType: 'Class/One to One' }),
    id: newPaymentId(),
    currency: 'USD',
    amount: '12.50',
    transactionId: id.slice(0, 12),
  };
  const { error } = await callFunction<Payment>('recordPayment', input, admin);
  expect(error).toBeUndefined();
  expect((await lesson(id))?.price).toBe(12.5);
});

test('a lesson without a price is not sold', async () => {
  const { id, student, accept } = await agreed(null);
  await accept();
  expect((await buy(id, student)).error?.details?.message).toBe(paymentMessages.notSold);
});
