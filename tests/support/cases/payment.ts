import { randomUUID } from 'node:crypto';
import { AMOUNT_MAX } from '../../../src/domain/money';
import { newPaymentId, PAYMENT_LIMITS, paymentMessages } from '../../../src/domain/payment';
import { tooLong } from '../../../src/domain/text';
import { VALID_CONTACT } from './contact';

/** One table of what a payment may and may not hold, for the dialog's schema and for the function that records it. */

/** What the dialog sends; nobody sells the product. */
export const validPayment = (changes: Record<string, unknown> = {}) => ({
  id: newPaymentId(),
  name: 'Neema Mushi',
  email: VALID_CONTACT.email,
  productType: 'Ebook',
  productId: randomUUID(),
  amount: '12,000',
  currency: 'TZS',
  status: 'success',
  method: 'M-Pesa',
  transactionId: 'SKJ7X2QP4T',
  date: '2026-02-03',
  isRepeated: false,
  ...changes,
});

/** What a buyer's dialog sends. */
export const validPurchase = (changes: Record<string, unknown> = {}) => ({
  id: newPaymentId(),
  kind: 'ebook',
  productId: randomUUID(),
  method: 'M-Pesa',
  transactionId: 'SKJ7X2QP4T',
  ...changes,
});

interface PaymentCase {
  name: string;
  changes: Record<string, unknown>;
}

export const VALID_PAYMENT_CASES: readonly PaymentCase[] = [
  { name: 'nothing to pay', changes: { amount: '0' } },
  { name: 'shillings without a separator', changes: { amount: '12000' } },
  { name: 'the most that is taken', changes: { amount: String(AMOUNT_MAX) } },
  { name: 'dollars and cents', changes: { amount: '4.50', currency: 'USD' } },
  { name: 'one decimal', changes: { amount: '4.5', currency: 'EUR' } },
  { name: 'whole yen', changes: { amount: '1200', currency: 'JPY' } },
  { name: 'the longest name', changes: { name: 'x'.repeat(PAYMENT_LIMITS.name) } },
  { name: 'the longest reference', changes: { transactionId: 'x'.repeat(PAYMENT_LIMITS.transactionId) } },
  { name: 'a leap day', changes: { date: '2028-02-29' } },
  ...['Credit Card', 'Paypal', 'Bank Transfer', 'Stripe', 'Cash', 'Tigo Pesa', 'Airtel Money'].map(
    (method) => ({ name: `by ${method}`, changes: { method } }),
  ),
  ...['pending', 'failed', 'refunded'].map((status) => ({ name: status, changes: { status } })),
];

const { required, amount, email, date } = paymentMessages;

const wrong = (field: string, message: string, ...values: unknown[]) =>
  values.map((value) => ({ name: `${field} ${JSON.stringify(value)?.slice(0, 24)}`, field, value, message }));

/** What is said at the field. */
export const INVALID_PAYMENT_CASES = [
  ...['name', 'email', 'productType', 'productId', 'amount', 'currency', 'status', 'method'].flatMap(
    (field) => wrong(field, required, ''),
  ),
  ...wrong('transactionId', required, '', ' \u200b'),
  ...wrong('date', required, ''),
  ...wrong('date', date, '2026-02-30', '10000-01-1', 'today'),
  ...wrong('email', email, 'neema', 'neema@', 'a@b'),
  ...wrong('amount', amount, '-1', '-0', 'NaN', 'Infinity', '1e21', '1,5', '12000.50', '1000000001', 'free'),
  ...wrong('status', required, 'paid', 'Success'),
  ...wrong('method', required, 'mpesa', 'Gold'),
  ...wrong('currency', required, 'TSH', 'tzs'),
  ...wrong('productType', required, 'Book'),
  ...wrong('name', tooLong(PAYMENT_LIMITS.name), 'x'.repeat(PAYMENT_LIMITS.name + 1)),
  ...wrong(
    'transactionId',
    tooLong(PAYMENT_LIMITS.transactionId),
    'x'.repeat(PAYMENT_LIMITS.transactionId + 1),
  ),
] as const;
