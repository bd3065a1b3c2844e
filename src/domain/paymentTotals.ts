import { CURRENCIES, type Currency, toMinor } from './money';
import type { Payment, PaymentStatus } from './payment';

/**
 * What the ledger adds up to, kept beside it: `payment_totals/all`, one document for each customer, and one for each who
 * sells. Changed in the transaction that changes a payment, so that they are right however many are recorded at once.
 */

export interface TotalsCell {
  count: number;
  /** In the currency's smallest unit: whole numbers add up without a rest. */
  minor: number;
}

export interface PaymentTotals {
  /** By currency, status, product type and method, so that whatever the ledger is filtered by has its sum. */
  cells: Record<string, TotalsCell>;
  /** What came in within a month and currency, `2026-11|TZS`. */
  months: Record<string, number>;
}

export const ALL_TOTALS = 'all';
/** Of what somebody's own material brought. */
export const sellerTotals = (uid: string) => `seller_${uid}`;
export const NO_TOTALS: PaymentTotals = { cells: {}, months: {} };

const DIMENSIONS = ['currency', 'status', 'product_type', 'method'] as const;
export type TotalsFilter = { [Name in (typeof DIMENSIONS)[number]]?: string | undefined };

const keyOf = (payment: Payment) => DIMENSIONS.map((name) => payment[name]).join('|');

/** With the payment counted in, or out. */
export function withPayment(totals: PaymentTotals, payment: Payment, sign: 1 | -1): PaymentTotals {
  const minor = sign * toMinor(payment.amount, payment.currency);
  const key = keyOf(payment);
  const cell = totals.cells[key] ?? { count: 0, minor: 0 };
  const next = { count: cell.count + sign, minor: cell.minor + minor };
  const cells = { ...totals.cells, [key]: next };
  if (next.count === 0) delete cells[key];
  if (payment.status !== 'success') return { ...totals, cells };
  const month = `${payment.date.slice(0, 7)}|${payment.currency}`;
  const months = { ...totals.months, [month]: (totals.months[month] ?? 0) + minor };
  if (months[month] === 0) delete months[month];
  return { cells, months };
}

/** In the currency's smallest unit. */
export const incomeIn = ({ months }: PaymentTotals, month: string, currency: Currency) =>
  months[`${month}|${currency}`] ?? 0;

/** The currencies that something came in, ever. */
export const currenciesOf = ({ months }: PaymentTotals) =>
  CURRENCIES.filter((currency) => Object.keys(months).some((key) => key.endsWith(`|${currency}`)));

export const totalsOf = (payments: readonly Payment[]) =>
  payments.reduce((totals, payment) => withPayment(totals, payment, 1), NO_TOTALS);

export interface CurrencyTotal extends TotalsCell {
  currency: Currency;
  status: PaymentStatus;
}

/** One sum for each currency and status that fits the filter, in the order of the currencies. */
export function totalsFor({ cells }: PaymentTotals, filter: TotalsFilter): CurrencyTotal[] {
  const sums = new Map<string, CurrencyTotal>();
  for (const [key, { count, minor }] of Object.entries(cells)) {
    const values = key.split('|');
    if (DIMENSIONS.some((name, index) => filter[name] && filter[name] !== values[index])) continue;
    const [currency, status] = values as [Currency, PaymentStatus];
    const sum = sums.get(`${currency}|${status}`) ?? { currency, status, count: 0, minor: 0 };
    sums.set(`${currency}|${status}`, { ...sum, count: sum.count + count, minor: sum.minor + minor });
  }
  const rank = ({ currency }: CurrencyTotal) => CURRENCIES.indexOf(currency);
  return [...sums.values()].sort((a, b) => rank(a) - rank(b));
}

export function parseTotals(data: Record<string, unknown> | null): PaymentTotals {
  const { cells, months } = (data ?? {}) as Partial<PaymentTotals>;
  return { cells: cells ?? {}, months: months ?? {} };
}

const sorted = (record: object) =>
  JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** In whatever order their parts were added. */
export const isSameTotals = (one: PaymentTotals, other: PaymentTotals) =>
  sorted(one.cells) === sorted(other.cells) && sorted(one.months) === sorted(other.months);
