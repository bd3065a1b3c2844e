import fc from 'fast-check';
import { INVALID_PAYMENT_CASES, VALID_PAYMENT_CASES, validPayment } from '../../tests/support/cases/payment';
import { CURRENCIES, formatMoney, fromMinor, parseMoney, toMinor } from './money';
import {
  parsePayment,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type Payment,
  PRODUCT_TYPES,
  transactionKey,
} from './payment';
import { paymentFormSchema } from './paymentInput';
import { isSameTotals, NO_TOTALS, totalsFor, totalsOf, withPayment } from './paymentTotals';

const errorsOf = (form: object): Record<string, string> => {
  try {
    paymentFormSchema.validateSync(form, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};

test.each(VALID_PAYMENT_CASES)('the form takes $name', ({ changes }) => {
  expect(errorsOf(validPayment(changes))).toEqual({});
});

test.each(INVALID_PAYMENT_CASES)('the form refuses $name', ({ field, value, message }) => {
  expect(errorsOf(validPayment({ [field]: value }))).toEqual({ [field]: message });
});

test.each([
  [12_000, 'TZS', 'TSh 12,000'],
  [0, 'TZS', 'TSh 0'],
  [4.5, 'USD', '$4.50'],
  [1200, 'JPY', '¥1,200'],
  [3, 'EUR', '€3.00'],
] as const)('%s %s is %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('an amount as it is shown is read again, in every currency', () => {
  for (const currency of CURRENCIES) {
    const decimals = currency === 'TZS' || currency === 'JPY' ? '' : '.50';
    expect(parseMoney(`1,200${decimals}`, currency)).toBe(decimals ? 1200.5 : 1200);
    expect(parseMoney('1200.505', currency)).toBeNull();
    expect(fromMinor(toMinor(1200, currency), currency)).toBe(1200);
  }
});

test('a reference is one however it was typed', () => {
  expect(transactionKey(' skj7-x2qp 4t')).toBe(transactionKey('SKJ7X2QP4T'));
});

test('from every status there is a way to another and back to paid', () => {
  for (const status of PAYMENT_STATUSES) {
    expect(PAYMENT_TRANSITIONS[status].length).toBeGreaterThan(0);
    if (status !== 'success') expect(PAYMENT_TRANSITIONS[status]).toContain('success');
  }
});

test('a stored payment is mended where something is missing, and opens nothing then', () => {
  expect(parsePayment('pmt_1', { email: 'a@x.example', product_id: 'p', status: 'paid' })).toMatchObject({
    name: 'a@x.example',
    status: 'pending',
    uid: null,
    amount: 0,
  });
  expect(parsePayment('pmt_1', { product_id: 'p' })).toBeNull();
});

const payment = (fields: Partial<Payment>): Payment => ({
  ...(parsePayment('pmt_1', { email: 'a@x.example', product_id: 'p' }) as Payment),
  date: '2026-02-03',
  ...fields,
});

describe('totals', () => {
  const some = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    status: fc.constantFrom(...PAYMENT_STATUSES),
    method: fc.constantFrom('Cash' as const, 'M-Pesa' as const),
    product_type: fc.constantFrom(...PRODUCT_TYPES),
    date: fc.constantFrom('2026-02-03', '2026-03-04'),
  });

  it('are the same in whatever order payments come, and nothing once all are out again', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (list) => {
        const payments = list.map(payment);
        const totals = totalsOf(payments);
        expect(isSameTotals(totals, totalsOf([...payments].reverse()))).toBe(true);
        const none = payments.reduce((rest, one) => withPayment(rest, one, -1), totals);
        expect(none).toEqual(NO_TOTALS);
      }),
    );
  });

  it('add up by currency and status, for what the filter leaves', () => {
    const totals = totalsOf([
      payment({ amount: 0.1, currency: 'USD', status: 'success', method: 'Cash' }),
      payment({ amount: 0.2, currency: 'USD', status: 'success', method: 'M-Pesa' }),
      payment({ amount: 12_000, currency: 'TZS', status: 'success', method: 'M-Pesa' }),
      payment({ amount: 5000, currency: 'TZS', status: 'pending', method: 'M-Pesa' }),
    ]);
    expect(totalsFor(totals, {})).toEqual([
      { currency: 'TZS', status: 'success', count: 1, minor: 12_000 },
      { currency: 'TZS', status: 'pending', count: 1, minor: 5000 },
      { currency: 'USD', status: 'success', count: 2, minor: 30 },
    ]);
    expect(totalsFor(totals, { method: 'Cash' })).toEqual([
      { currency: 'USD', status: 'success', count: 1, minor: 10 },
    ]);
    expect(totals.months).toEqual({ '2026-02|USD': 30, '2026-02|TZS': 12_000 });
  });
});
