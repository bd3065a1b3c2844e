import { kindOr, NOT_FOR_SALE, type ProductKind } from './access';
import { CURRENCIES, type Currency } from './money';
import { paths } from './paths';
import { dayOrNull, instantOf, isText, priceOf, textOr, textOrNull } from './stored';

/** Payments: who paid what for which product (spec sections 2.13, 3, 9). The schemas are in paymentInput.ts, with yup. */

export const PAYMENT_STATUSES = ['success', 'pending', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  success: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** What may follow on a status. Entries are never deleted: a mistake is mended by another step. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['success', 'failed'],
  success: ['refunded', 'failed'],
  failed: ['success', 'pending'],
  refunded: ['success'],
};

/** Money that goes from phone to phone; its reference is in the message that both get. */
export const MOBILE_MONEY = ['M-Pesa', 'Tigo Pesa', 'Airtel Money'] as const;
/** The specification's list (section 9), and mobile money. */
export const PAYMENT_METHODS = [
  'Credit Card',
  'Paypal',
  'Bank Transfer',
  'Stripe',
  'Cash',
  ...MOBILE_MONEY,
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** How somebody can pay who buys on their own. */
export const BUYER_METHODS = [...MOBILE_MONEY, 'Bank Transfer', 'Cash'] as const;
export type BuyerMethod = (typeof BUYER_METHODS)[number];

export const PRODUCT_TYPES = ['Ebook', 'Learning Bundle', 'Audio', 'Course', 'Class/One to One'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The kinds of product that stand under each type. */
export const TYPE_KINDS: Record<ProductType, readonly ProductKind[]> = {
  Ebook: ['ebook'],
  'Learning Bundle': ['bundle'],
  Audio: ['audio', 'playlist'],
  Course: ['course'],
  'Class/One to One': ['on_demand', 'lesson'],
};

export const typeOfKind = (kind: ProductKind): ProductType =>
  PRODUCT_TYPES.find((type) => TYPE_KINDS[type].includes(kind)) ?? 'Ebook';

/** What each kind is sold in. */
export const currencyOf = (kind: ProductKind): Currency =>
  kind === 'ebook' || kind === 'bundle' ? 'TZS' : 'USD';

const PRODUCT_PATHS: Record<ProductKind, (id: string) => string> = {
  ebook: paths.ebook,
  audio: paths.audiobook,
  playlist: paths.playlist,
  course: paths.course,
  on_demand: paths.onDemandClass,
  lesson: () => paths.lessons,
  bundle: paths.bundle,
};
export const productPath = (kind: ProductKind, id: string) => PRODUCT_PATHS[kind](id);

export const PAYMENT_LIMITS = {
  name: 120,
  transactionId: 60,
  /** What one buyer may have waiting at once. */
  waiting: 5,
} as const;

export const paymentMessages = {
  id: 'Reload the page and try again.',
  required: 'All fields are required.',
  email: 'Enter a valid email address',
  amount: 'Enter an amount of at least 0, with no more decimals than the currency has',
  date: 'Enter a date that exists',
  reference: 'Enter the transaction reference',
  option: 'Choose one of the list',
  createdAlready: 'This payment was recorded already, with other details. Reload the page to add another.',
  productGone: 'This product is not sold any more. Choose another.',
  missing: 'This payment is not here any more.',
  transition: 'This payment has another status by now. Reload the page.',
  notSold: NOT_FOR_SALE,
  owned: 'You have this already. Reload the page.',
  waiting: `You have ${PAYMENT_LIMITS.waiting} payments waiting. Wait until an administrator has looked at them.`,
} as const;

/** Said at the field when another entry has the transaction id; sent once more, the entry is taken all the same. */
export const duplicateMessage = (name: string, status: PaymentStatus) =>
  `The payment of ${name} (${PAYMENT_STATUS_LABELS[status]}) has this transaction ID already. Save again to record it all the same.`;

/** `payments/{pmt_...}` as the store holds it; written by functions alone (functions/src/payment.ts). */
export interface Payment {
  id: string;
  name: string;
  email: string;
  amount: number;
  currency: Currency;
  /** `YYYY-MM-DD`, when it was paid. */
  date: string;
  status: PaymentStatus;
  transaction_id: string;
  method: PaymentMethod;
  product: string;
  product_id: string;
  product_kind: ProductKind;
  product_type: ProductType;
  /** Whose it is. Null: nobody has verified the e-mail yet, and the payment waits for them. */
  uid: string | null;
  /** Whose material it is: they see what it brought. Null: that is not known. */
  seller: string | null;
  created_by: string;
  created_at: number;
}

const one = <Value extends string>(options: readonly Value[], value: unknown, fallback: Value): Value =>
  options.find((option) => option === value) ?? fallback;

/** A stored payment, mended where something is missing; null when it says neither who nor what. */
export function parsePayment(id: string, data: Record<string, unknown>): Payment | null {
  if (!isText(data.email) || !isText(data.product_id)) return null;
  return {
    id,
    name: textOr(data.name, data.email),
    email: data.email,
    amount: priceOf(data.amount, Number),
    currency: one(CURRENCIES, data.currency, 'USD'),
    date: dayOrNull(data.date) ?? '',
    // What is unclear opens nothing.
    status: one(PAYMENT_STATUSES, data.status, 'pending'),
    transaction_id: textOr(data.transaction_id, ''),
    method: one(PAYMENT_METHODS, data.method, 'Cash'),
    product: textOr(data.product, ''),
    product_id: data.product_id,
    product_kind: kindOr(data.product_kind, 'ebook'),
    product_type: one(PRODUCT_TYPES, data.product_type, 'Ebook'),
    uid: textOrNull(data.uid),
    seller: textOrNull(data.seller),
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
  };
}

export const newPaymentId = () => `pmt_${crypto.randomUUID()}`;

/** One form for all spellings of a reference: people type it from a message, in either case and with gaps. */
export const transactionKey = (reference: string) => reference.toUpperCase().replace(/[\s-]/gu, '');
